import type { BuildingId } from '../live/wire';

/** Games whose buildings have two sides, in their order: for setting each one by itself. */
const BUILDINGS: Record<string, readonly BuildingId[]> = {
  majesty: ['mill', 'brewery', 'cottage', 'guardhouse', 'barracks', 'inn', 'castle', 'infirmary'],
};

export const buildingsOf = (game: string): readonly string[] => BUILDINGS[game] ?? [];
