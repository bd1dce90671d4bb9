/** The icons of game-icons that are bundled; see web/CREDITS.md. */
export const ICONS = [
  'anticlockwise-rotation', 'anvil', 'bandaged', 'bed', 'beer-stein', 'card-draw', 'castle', 'cauldron', 'checked-shield',
  'church', 'crossed-swords', 'crown-coin', 'dove', 'flat-hammer', 'hammer-nails', 'hand-saw', 'healing', 'hourglass',
  'jewel-crown', 'key', 'laurel-crown', 'laurels', 'meeple', 'meeple-group', 'mounted-knight', 'open-book', 'queen-crown',
  'quill-ink', 'receive-money', 'ringing-bell', 'rule-book', 'scales', 'scroll-quill', 'scroll-unfurled', 'stack',
  'stone-block', 'stone-tower', 'swap-bag', 'throne-king', 'tied-scroll', 'trowel', 'two-coins', 'wax-seal', 'windmill',
] as const;

export type IconName = (typeof ICONS)[number];
