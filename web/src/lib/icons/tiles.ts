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
const act = (icon: IconName, glyph = '#54463B'): TileLook => look('card', icon, 'var(--vellum-2)', glyph);
const bare = (icon: IconName, glyph = '#54463B'): TileLook => look('bare', icon, 'none', glyph);

export const TILES = {
  coin: look('disc', 'crown-coin', 'var(--coin)', '#3A2604'),
  meeple: bare('meeple', '#5A3A20'),
  clay: look('square', 'amphora', 'var(--clay)', '#FFF3E0'),
  wood: look('square', 'log', 'var(--wood)', '#FFF3E0'),
  stone: look('square', 'stone-block', 'var(--stone)', '#FFFFFF'),
  gold: look('lozenge', 'gold-bar', 'var(--gold)', '#3A2604'),
  marble: look('lozenge', 'ionic-column', 'var(--marble)', '#2B3540'),
  silver: look('disc', 'two-coins', 'var(--silver)', '#22282E'),
  tax: look('disc', 'two-coins', 'var(--tax)', '#FFF3E0'),
  virtue: look('disc', 'dove', 'var(--virtue)', '#FFFFFF'),
  influence: look('disc', 'throne-king', 'var(--influence)', '#FFFFFF'),
  points: look('disc', 'laurel-crown', 'var(--vp)', '#EDCB63'),
  debt: look('card', 'tied-scroll', 'var(--debt)', '#FFF3E0'),
  paid_debt: look('card', 'tied-scroll', 'var(--debt-paid)', '#54463B'),
  reward: look('card', 'open-treasure-chest', 'var(--reward)', '#3A2604'),
  plan: look('card', 'house', 'var(--vellum-2)', '#54463B'),
  worker: look('card', 'person', 'var(--vellum-2)', '#54463B'),
  carpentry: look('shield', 'hand-saw', 'var(--carpentry)', '#FFF3E0'),
  tiling: look('shield', 'x-tiling', 'var(--tiling)', '#FFFFFF'),
  masonry: look('shield', 'trowel', 'var(--masonry)', '#FFF3E0'),
  capture: bare('manacles'),
  release: bare('key'),
  hire: bare('shaking-hands'),
  exchange: bare('card-exchange'),
  build: bare('house'),
  ink: look('lozenge', 'quill-ink', 'var(--ink-well)', '#FFFFFF'),
  resource: look('lozenge', 'x-any', 'var(--vellum-0)', '#54463B'),
  corruption: look('disc', 'hood', 'var(--corruption)', '#FFE9C9'),
  deed: look('card', 'wax-seal', 'var(--deed)', '#FFF8E8'),
  approved_deed: look('card', 'wax-seal', 'var(--deed-approved)', '#1D4A3B'),
  builder: look('shield', 'flat-hammer', 'var(--builder)', '#FFF3E0'),
  merchant: look('shield', 'scales', 'var(--merchant)', '#2A1B02'),
  noble: look('shield', 'queen-crown', 'var(--noble)', '#FFFFFF'),
  cleric: look('shield', 'pope-crown', 'var(--cleric)', '#2B3540'),
  criminal: look('shield', 'hood', 'var(--criminal)', '#F7EFDE'),
  free_hire: act('shaking-hands'),
  destroy: act('fire', '#9E2318'),
  discard: act('card-discard'),
  rearrange: act('card-exchange'),
  shuffle: act('cycle'),
  flip_any: act('x-flip'),
  flip_debt: look('card', 'x-flip', 'var(--debt)', '#FFF3E0'),
  flip_deed: look('card', 'x-flip', 'var(--deed)', '#FFF8E8'),
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
