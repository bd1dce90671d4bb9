/** The icons of game-icons that are bundled; see web/CREDITS.md. */
export const ICONS = [
  'amphora', 'anticlockwise-rotation', 'anvil', 'bandaged', 'barn', 'bed', 'beer-stein', 'card-discard', 'card-draw',
  'card-exchange', 'cash', 'castle', 'cauldron', 'check-mark', 'checked-shield', 'church', 'crossed-swords', 'crown-coin', 'dove',
  'flat-hammer', 'gold-bar', 'guarded-tower', 'hammer-nails', 'hand-saw', 'healing', 'hood', 'hourglass', 'house', 'ionic-column',
  'jewel-crown', 'key', 'laurel-crown', 'laurels', 'log', 'manacles', 'medieval-village-01', 'meeple', 'meeple-group', 'mine-wagon',
  'mounted-knight', 'open-book', 'open-treasure-chest', 'person', 'pine-tree', 'prisoner', 'queen-crown', 'quill-ink', 'receive-money', 'ringing-bell',
  'rule-book', 'scales', 'scroll-quill', 'scroll-unfurled', 'shaking-hands', 'stack', 'stone-block', 'stone-tower', 'swap-bag',
  'throne-king', 'tied-scroll', 'trowel', 'two-coins', 'viking-longhouse', 'war-pick', 'wax-seal', 'windmill',
] as const;

/** Signs of our own, drawn in the same square of 512. */
export const OWN_ICONS = {
  'x-tiling':
    'M256 24 356 124 256 224 156 124Zm0 264 100 100-100 100-100-100ZM124 156l100 100-100 100L24 256Zm264 0 100 100-100 100-100-100Z',
} as const;

export type IconName = (typeof ICONS)[number] | keyof typeof OWN_ICONS;
