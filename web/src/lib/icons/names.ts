/** The icons of game-icons that are bundled; see web/CREDITS.md. */
export const ICONS = [
  'amphora', 'anticlockwise-rotation', 'anvil', 'bandaged', 'barn', 'bed', 'beer-stein', 'card-burn', 'card-discard', 'card-draw',
  'card-exchange', 'card-play', 'cash', 'castle', 'cauldron', 'check-mark', 'checked-shield', 'church', 'crossed-swords', 'crown-coin',
  'cycle', 'dove', 'fire', 'flat-hammer', 'gold-bar', 'guarded-tower', 'hammer-nails', 'hand-saw', 'healing', 'hood', 'horse-head',
  'hourglass', 'house', 'hut', 'ionic-column', 'jewel-crown', 'key', 'laurel-crown', 'laurels', 'log', 'manacles', 'medieval-village-01',
  'meeple', 'meeple-group', 'mine-wagon', 'mounted-knight', 'open-book', 'open-treasure-chest', 'owl', 'person', 'pine-tree', 'pope-crown',
  'prisoner', 'queen-crown', 'quill-ink', 'receive-money', 'ringing-bell', 'rule-book', 'scales', 'scroll-quill', 'scroll-unfurled',
  'shaking-hands', 'stack', 'stone-block', 'stone-tower', 'swap-bag', 'throne-king', 'tied-scroll', 'trowel', 'two-coins',
  'viking-longhouse', 'war-pick', 'wax-seal', 'windmill',
] as const;

/** Signs of our own, drawn in the same square of 512. */
export const OWN_ICONS = {
  'x-tiling':
    'M256 24 356 124 256 224 156 124Zm0 264 100 100-100 100-100-100ZM124 156l100 100-100 100L24 256Zm264 0 100 100-100 100-100-100Z',
  'x-any':
    'M256 40c-70 0-120 46-124 112h62c3-34 26-54 60-54 33 0 56 19 56 48 0 27-14 42-46 62-38 24-54 50-51 98v16h62v-12c0-28 11-42 44-62 39-24 59-55 59-100C378 82 328 40 256 40Zm-12 340a42 42 0 1 0 0 84 42 42 0 0 0 0-84Z',
  'x-flip':
    'M60 96h170v320H60Zm222 0h24v40h-24Zm0 70h24v40h-24Zm0 70h24v40h-24Zm0 70h24v40h-24Zm0 70h24v40h-24ZM340 96h112v320H340v-40h72V136h-72Z',
  'x-walk': 'M150 60a62 62 0 1 1 0 124 62 62 0 1 1 0-124ZM60 440V290c0-54 36-84 90-84s90 30 90 84v150ZM272 226h100v-76l124 120-124 120v-76H272Z',
} as const;

export type IconName = (typeof ICONS)[number] | keyof typeof OWN_ICONS;
