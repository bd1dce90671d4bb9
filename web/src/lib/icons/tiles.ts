import type { IconName } from './names';

/** The shape tells the family: basic and precious goods, money and fame, papers, skills. A bare sign is a number of things to do. */
type Family = 'square' | 'lozenge' | 'disc' | 'card' | 'shield' | 'bare';

interface TileLook {
  family: Family;
  icon: IconName;
  ground: string;
  glyph: string;
}

const look = (family: Family, icon: IconName, ground: string, glyph: string): TileLook => ({ family, icon, ground, glyph });
const act = (icon: IconName, glyph = 'var(--ink-2)'): TileLook => look('card', icon, 'var(--vellum-2)', glyph);
const bare = (icon: IconName, glyph = 'var(--ink-2)'): TileLook => look('bare', icon, 'none', glyph);

export const TILES = {
  coin: look('disc', 'crown-coin', 'var(--coin)', 'var(--on-gold)'),
  meeple: bare('meeple', 'var(--meeple)'),
  clay: look('square', 'amphora', 'var(--clay)', 'var(--on-pigment)'),
  wood: look('square', 'log', 'var(--wood)', 'var(--on-pigment)'),
  stone: look('square', 'stone-block', 'var(--stone)', 'var(--on-pigment-white)'),
  gold: look('lozenge', 'gold-bar', 'var(--gold)', 'var(--on-gold)'),
  marble: look('lozenge', 'ionic-column', 'var(--marble)', 'var(--on-pale)'),
  silver: look('disc', 'two-coins', 'var(--silver)', 'var(--on-pale)'),
  tax: look('disc', 'two-coins', 'var(--tax)', 'var(--on-pigment)'),
  virtue: look('disc', 'dove', 'var(--virtue)', 'var(--on-pigment-white)'),
  influence: look('disc', 'throne-king', 'var(--influence)', 'var(--on-pigment-white)'),
  points: look('disc', 'laurel-crown', 'var(--vp)', 'var(--gold-2)'),
  debt: look('card', 'tied-scroll', 'var(--debt)', 'var(--on-pigment)'),
  paid_debt: look('card', 'tied-scroll', 'var(--debt-paid)', 'var(--on-debt-paid)'),
  reward: look('card', 'open-treasure-chest', 'var(--reward)', 'var(--on-gold)'),
  plan: look('card', 'house', 'var(--vellum-2)', 'var(--ink-2)'),
  worker: look('card', 'person', 'var(--vellum-2)', 'var(--ink-2)'),
  carpentry: look('shield', 'hand-saw', 'var(--carpentry)', 'var(--on-pigment)'),
  tiling: look('shield', 'x-tiling', 'var(--tiling)', 'var(--on-pigment-white)'),
  masonry: look('shield', 'trowel', 'var(--masonry)', 'var(--on-pigment)'),
  capture: bare('manacles'),
  release: bare('key'),
  hire: bare('shaking-hands'),
  exchange: bare('card-exchange'),
  build: bare('house'),
  ink: look('lozenge', 'quill-ink', 'var(--ink-well)', 'var(--on-pigment-white)'),
  resource: look('lozenge', 'x-any', 'var(--vellum-0)', 'var(--ink-2)'),
  corruption: look('disc', 'hood', 'var(--corruption)', 'var(--on-pigment)'),
  deed: look('card', 'wax-seal', 'var(--deed)', 'var(--on-pigment)'),
  approved_deed: look('card', 'wax-seal', 'var(--deed-approved)', 'var(--on-deed-approved)'),
  builder: look('shield', 'flat-hammer', 'var(--builder)', 'var(--on-pigment)'),
  merchant: look('shield', 'scales', 'var(--merchant)', 'var(--on-gold)'),
  noble: look('shield', 'queen-crown', 'var(--noble)', 'var(--on-pigment-white)'),
  cleric: look('shield', 'pope-crown', 'var(--cleric)', 'var(--on-pale)'),
  criminal: look('shield', 'hood', 'var(--criminal)', 'var(--on-pigment)'),
  free_hire: act('shaking-hands'),
  destroy: act('fire', 'var(--rubric)'),
  discard: act('card-discard'),
  rearrange: act('card-exchange'),
  shuffle: act('cycle'),
  flip_any: act('x-flip'),
  flip_debt: look('card', 'x-flip', 'var(--debt)', 'var(--on-pigment)'),
  flip_deed: look('card', 'x-flip', 'var(--deed)', 'var(--on-pigment)'),
  move_worker: act('x-walk'),
  manuscript: act('open-book'),
  trading_post: act('house'),
  guildhall: act('viking-longhouse'),
  workshop: act('hut'),
  step: bare('horse-head'),
  dismissal: bare('card-burn'),
  hand: bare('card-draw'),
  scheme: act('scroll-quill'),
} as const satisfies Record<string, TileLook>;

export type TileName = keyof typeof TILES;

/** The outline of each family in a square of 24, and how large the sign in it is. */
export const FAMILIES: Record<Family, { path: string; sign: number; lift: number }> = {
  square: { path: 'M4.5 1.5h15a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3Z', sign: 16, lift: 0 },
  lozenge: { path: 'M12 .6 23.4 12 12 23.4.6 12Z', sign: 12, lift: 0 },
  disc: { path: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z', sign: 15.6, lift: 0 },
  card: { path: 'M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z', sign: 14, lift: 0 },
  shield: { path: 'M2 2h20v11c0 5-4 8-10 10C6 21 2 18 2 13Z', sign: 14, lift: 1 },
  bare: { path: '', sign: 22, lift: 0 },
};
