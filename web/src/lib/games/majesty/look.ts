import type { IconName } from '../../icons/names';
import type { BuildingId, CharacterId } from './view';

export type FaceId = CharacterId | 'wounded';

export interface Face {
  icon: IconName;
  ground: string;
  glyph: string;
}

export const FACES: Record<FaceId, Face> = {
  miller: { icon: 'windmill', ground: 'var(--miller)', glyph: 'var(--on-pigment)' },
  brewer: { icon: 'beer-stein', ground: 'var(--brewer)', glyph: 'var(--on-pigment)' },
  witch: { icon: 'cauldron', ground: 'var(--witch)', glyph: 'var(--on-pigment)' },
  guard: { icon: 'checked-shield', ground: 'var(--guard)', glyph: 'var(--on-pigment-white)' },
  soldier: { icon: 'crossed-swords', ground: 'var(--soldier)', glyph: 'var(--on-pigment)' },
  innkeeper: { icon: 'bed', ground: 'var(--innkeeper)', glyph: 'var(--on-gold)' },
  noble: { icon: 'queen-crown', ground: 'var(--noble-majesty)', glyph: 'var(--on-pigment)' },
  wounded: { icon: 'bandaged', ground: 'var(--wounded)', glyph: 'var(--on-pigment)' },
};

/** Whose building it is. */
export const RESIDENT: Record<BuildingId, FaceId> = {
  mill: 'miller',
  brewery: 'brewer',
  cottage: 'witch',
  guardhouse: 'guard',
  barracks: 'soldier',
  inn: 'innkeeper',
  castle: 'noble',
  infirmary: 'wounded',
};

export const HOME: Record<CharacterId, BuildingId> = {
  miller: 'mill',
  brewer: 'brewery',
  witch: 'cottage',
  guard: 'guardhouse',
  soldier: 'barracks',
  innkeeper: 'inn',
  noble: 'castle',
};

/** One sign in the drawing of a building's ability. */
export type Sign = string | { face: FaceId } | { tile: 'coin' | 'meeple' } | { icon: IconName };

const coin: Sign = { tile: 'coin' };
const meeple: Sign = { tile: 'meeple' };
const everyone: Sign = { icon: 'meeple-group' };
const heal: Sign = { icon: 'healing' };
const attack: Sign = { icon: 'crossed-swords' };
const defend: Sign = { icon: 'checked-shield' };
const faces = (...ids: FaceId[]): Sign[] => ids.map((face) => ({ face }));

/** The abilities as they are drawn, from top to bottom; the words are `majesty-text-{building}_{side}`. */
export const DRAWN: Record<BuildingId, { A: Sign[][]; B: Sign[][] }> = {
  mill: {
    A: [['2', coin, '/', ...faces('miller')]],
    B: [['2', coin, '/', ...faces('miller')], [everyone, ...faces('witch'), '3', coin]],
  },
  brewery: {
    A: [['2', coin, '1', meeple, '/', ...faces('brewer')], [everyone, ...faces('miller'), '2', coin]],
    B: [['1', meeple, '/', ...faces('miller', 'brewer')], [...faces('innkeeper', 'noble'), '10', coin]],
  },
  cottage: {
    A: [[heal], ['2', coin, '/', ...faces('miller', 'brewer', 'witch')]],
    B: [[heal], ['3', coin, '/', ...faces('witch')]],
  },
  guardhouse: {
    A: [[defend], ['2', coin, '/', ...faces('guard', 'soldier', 'innkeeper')]],
    B: [['2', coin, '/', ...faces('brewer', 'witch', 'guard')], [everyone, ...faces('innkeeper'), '3', coin]],
  },
  barracks: {
    A: [[attack], ['3', coin, '/', ...faces('soldier')]],
    B: [[attack], ['3', coin, '/', ...faces('soldier', 'innkeeper', 'noble')]],
  },
  inn: {
    A: [['4', coin, '/', ...faces('innkeeper')], [everyone, ...faces('brewer'), '3', coin]],
    B: [['2', coin, '×', { icon: 'stack' }, '/', ...faces('innkeeper')]],
  },
  castle: {
    A: [['5', coin, '1', meeple, '/', ...faces('noble')]],
    B: [['≤5', meeple, '⇄', coin], ['4', coin, '/', ...faces('noble', 'wounded')]],
  },
  infirmary: {
    A: [['−1', coin, '/', ...faces('wounded')]],
    B: [['−2', coin, '/', ...faces('wounded')], [{ icon: 'laurel-crown' }, '−10', coin]],
  },
};

/** The sign of a line of the score sheet. */
export function scoreIcon(key: string): IconName {
  if (key === 'coins') return 'crown-coin';
  if (key === 'infirmary') return 'bandaged';
  if (key === 'variety') return 'meeple-group';
  return FACES[RESIDENT[key.replace('majority_', '') as BuildingId]].icon;
}
