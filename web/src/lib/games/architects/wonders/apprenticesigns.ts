import type { Sign } from '../signs';

const instead = (tile: 'clay' | 'wood' | 'stone'): Sign[] => [{ tile: 'influence', n: 1 }, { tile, n: 1, before: '▸' }];

const BENEFACTOR: Sign[] = [{ tile: 'clay', n: 1 }, { tile: 'wood', before: '/' }, { tile: 'stone', before: '/' }, { tile: 'influence', n: 1, before: '▸' }];

/** Abilities that the base game has none like: what is paid, and what for. */
const OWN: Record<string, Sign[]> = {
  benefactor_masonry: BENEFACTOR,
  benefactor_carpentry: BENEFACTOR,
  tinkerer_clay: [{ tile: 'clay', n: 2 }, { tile: 'wood', n: 1, before: '▸' }, { tile: 'stone', n: 1 }],
  tinkerer_gold: [{ tile: 'wood', n: 1 }, { tile: 'stone', n: 1 }, { tile: 'gold', n: 1, before: '▸' }],
  swindler_virtue: [{ tile: 'virtue', n: -1 }, { tile: 'gold', n: 1, before: '▸' }, { tile: 'marble', before: '/' }],
  charlatan_clay: instead('clay'),
  charlatan_wood: instead('wood'),
  charlatan_stone: instead('stone'),
  pickpocket_release: [{ tile: 'tax' }, { tile: 'release', before: '▸' }],
};

export const ownSigns = (apprentice: string): Sign[] | null => OWN[apprentice] ?? null;
