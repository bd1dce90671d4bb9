import type { IconName } from '../../icons/names';
import type { TileName } from '../../icons/tiles';
import type { Said } from '../../live/types';
import type { Half } from './cards';
import type { GoodId, OpenPlaceId, StallId } from './view';

export const GOODS: readonly GoodId[] = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'];

export interface PlaceLook {
  icon: IconName;
  ground: string;
}

type PlaceId = OpenPlaceId | 'black_market' | 'guildhall' | 'prison';

export const PLACES: Record<PlaceId, PlaceLook> = {
  quarry: { icon: 'war-pick', ground: 'var(--place-quarry)' },
  forest: { icon: 'pine-tree', ground: 'var(--place-forest)' },
  mines: { icon: 'mine-wagon', ground: 'var(--place-mines)' },
  silversmith: { icon: 'anvil', ground: 'var(--place-silversmith)' },
  kings_storehouse: { icon: 'barn', ground: 'var(--place-kings-storehouse)' },
  workshop: { icon: 'hammer-nails', ground: 'var(--place-workshop)' },
  town_centre: { icon: 'medieval-village-01', ground: 'var(--place-town-centre)' },
  tax_stand: { icon: 'cash', ground: 'var(--place-tax-stand)' },
  guardhouse: { icon: 'guarded-tower', ground: 'var(--place-guardhouse)' },
  black_market: { icon: 'hood', ground: 'var(--place-black-market)' },
  guildhall: { icon: 'viking-longhouse', ground: 'var(--place-guildhall)' },
  prison: { icon: 'prisoner', ground: 'var(--place-prison)' },
};

/** The city's places as they lie on the map, in rows; the Workshop has a board of its own. */
export const MAP: readonly (readonly (Exclude<OpenPlaceId, 'workshop'> | 'prison')[])[] = [
  ['quarry', 'forest', 'mines'],
  ['silversmith', 'town_centre', 'prison'],
  ['tax_stand', 'guardhouse', 'kings_storehouse'],
];

/** Keys that never change, so that fingers learn them. */
export const KEYS: Record<string, string> = {
  quarry: '1',
  forest: '2',
  mines: '3',
  silversmith: '4',
  kings_storehouse: '5',
  workshop: '6',
  town_centre: '7',
  tax_stand: '8',
  guardhouse: '9',
  guildhall: '0',
  black_market_left: 'a',
  black_market_middle: 'b',
  black_market_right: 'd',
};

/** The stalls from left to right, and which of the market's cards lies there. */
export const STALLS: readonly { id: StallId; offer: 'small' | 'large' | null }[] = [
  { id: 'black_market_left', offer: 'small' },
  { id: 'black_market_middle', offer: null },
  { id: 'black_market_right', offer: 'large' },
];

/** What there is to do at a place that asks on: one sign for all of its answers. */
export const DEEDS: Record<string, TileName> = {
  kings_storehouse: 'exchange',
  workshop: 'hire',
  town_centre: 'capture',
  guardhouse: 'release',
  guildhall: 'build',
  black_market_middle: 'hire',
};

/** The place or the good that an apprentice's ability touches. */
const GLYPHS: Record<string, IconName> = {
  acolyte: 'church',
  conspirator: 'manacles',
  debt: 'tied-scroll',
  gatekeeper: 'prisoner',
  illusionist: 'hood',
  jeweller: 'anvil',
  merchant: 'two-coins',
  miner: 'mine-wagon',
  patron: 'dove',
  pickpocket: 'cash',
  squire: 'throne-king',
  stonecutter: 'stone-block',
  swindler: 'hood',
  thief: 'cash',
  trader: 'ionic-column',
  trickster: 'hood',
  woodcutter: 'log',
  enforcer: 'manacles',
  abbot: 'barn',
  antagonist: 'manacles',
  lookout: 'key',
  strongman: 'hammer-nails',
  overseer: 'barn',
  peddler: 'swap-bag',
  aristocrat: 'queen-crown',
  benefactor: 'receive-money',
  brigand: 'tied-scroll',
  charlatan: 'swap-bag',
  diplomat: 'medieval-village-01',
  financier: 'two-coins',
  journeyman: 'house',
  knight: 'guarded-tower',
  street: 'hood',
  tinkerer: 'hammer-nails',
};

export const glyphOf = (apprentice: string): IconName | null => GLYPHS[apprentice.split('_')[0] ?? ''] ?? null;

/** What an apprentice's change of a printed number is counted in. */
const CHANGED: Record<string, TileName> = {
  abbot: 'silver',
  abbot_influence: 'influence',
  diplomat: 'influence',
  knight: 'influence',
  antagonist: 'worker',
  conspirator: 'silver',
  illusionist: 'virtue',
  jeweller: 'silver',
  lookout: 'worker',
  miner: 'clay',
  overseer: 'worker',
  stonecutter: 'stone',
  strongman_capture: 'capture',
  strongman_discount: 'silver',
  thief: 'virtue',
  trickster: 'silver',
  woodcutter: 'wood',
};

export const changedBy = (apprentice: string): TileName | null => CHANGED[apprentice] ?? CHANGED[apprentice.split('_')[0] ?? ''] ?? null;

/** The halves of a craft card. */
export const HALVES: Record<Half, IconName> = { adornment: 'jewel-crown', tool: 'trowel' };

const SIGNS: Record<string, IconName> = {
  place_artisan: 'hammer-nails',
  contribute: 'receive-money',
  raise_wonder: 'stone-tower',
  craft_adornment: HALVES.adornment,
  craft_tool: HALVES.tool,
  use_tool: HALVES.tool,
  use_tool_paying: HALVES.tool,
  use_tool_first: HALVES.tool,
};

/** A sign that tells choices apart at a glance. */
export const signOf = ({ key }: Said): IconName | null => SIGNS[key] ?? null;

/** Places have the same names for both pieces. */
export const wordedAs = ({ key }: Said): string => (key === 'place_artisan' ? 'place' : key);

/** A thing of the rules as a tile. */
export const tileOf = (thing: string): TileName => CARDS[thing] ?? (thing as TileName);

const CARDS: Record<string, TileName> = { building_card: 'plan', reward_card: 'reward' };
