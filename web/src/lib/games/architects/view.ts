import type { Snapshot } from '../../live/types';

export type GoodId = 'clay' | 'wood' | 'stone' | 'gold' | 'marble' | 'silver';
export type Goods = Record<GoodId, number>;
export type OpenPlaceId =
  | 'quarry'
  | 'forest'
  | 'mines'
  | 'silversmith'
  | 'kings_storehouse'
  | 'workshop'
  | 'town_centre'
  | 'tax_stand'
  | 'guardhouse';
export type StallId = 'black_market_left' | 'black_market_middle' | 'black_market_right';

export interface Displayed {
  apprentice: string;
  coins: number;
  /** The silver that hiring it at the Workshop costs who looks. */
  price: number | null;
}

export interface Market {
  spaces: (number | null)[];
  /** The silver that each space costs who looks. */
  prices: number[];
  small: Partial<Goods>;
  large: Partial<Goods>;
  small_left: number;
  large_left: number;
}

export interface Guildhall {
  columns: number;
  rows: number;
  workers: number[];
  beside: number[];
  resets: number[];
  spaces: number;
}

export interface Course {
  level: number;
  points: number;
  spaces: number;
  cost: Partial<Record<GoodId | 'wood_or_stone', number>>;
  seats: number[];
}

export interface Step {
  points: number;
  tax: number;
}

export interface Player {
  character: string | null;
  goods: Goods;
  virtue: number;
  debts: number;
  paid_debts: number;
  level: number;
  supply: number;
  prison: number;
  captives: number[];
  apprentices: string[];
  apprentice_limit: number;
  buildings: string[];
  hand: string[] | null;
  hand_size: number;
  pack: string[] | null;
  drafted: boolean;
  score: number;
  automatic: boolean;
}

/** What the expansion Age of Artisans adds to a player. */
export interface Crafted {
  /** Where the Artisan is: in the supply, at a place, in Prison or held on a board; an opponent of the rules has none. */
  artisan: { where: string; holder: number | null } | null;
  /** Craft cards by the apprentice and by the building under which they lie. */
  tools: Record<string, string>;
  adornments: Record<string, string>;
  /** Adornments that lie under no building. */
  taken: string[];
  /** Craft cards whose tool was used this turn. */
  used: string[];
}

export interface ArtisansView {
  craft_row: (string | null)[];
  crafts_left: number;
  /** The silver that an adornment costs who looks. */
  adornment_cost: number | null;
  /** Spaces of the Guildhall, counted from 1: with a second worker, and those that refresh the apprentices. */
  stacked: number[];
  refreshes: number[];
  refresh_due: boolean;
  removed: string[];
  /** The active seat may still ignore the loss of 1 virtue. */
  grace: boolean;
  players: Crafted[];
}

export interface ArchitectsView {
  turn: number;
  active: number;
  over: boolean;
  first: number | null;
  phase: 'characters' | 'starters' | 'draft' | 'starting_tool' | 'play';
  final_turns: number | null;
  solo: { opponent: string; seat: number; schemes_left: number; scheme: string | null } | null;
  places: Record<OpenPlaceId, number[]>;
  prison: number[];
  taxes: number;
  market: Market;
  workshop: { rows: (Displayed | null)[][]; left: number };
  plans_left: number;
  rewards_left: number;
  guildhall: Guildhall;
  cathedral: Course[];
  virtue: Step[];
  /** From which virtue on the Black Market is closed and the Cathedral open. */
  bans: { black_market_from: number; cathedral_from: number };
  players: Player[];
  /** Only with the expansion. */
  artisans?: ArtisansView;
}

export const viewOf = (snapshot: Snapshot): ArchitectsView => snapshot.view as ArchitectsView;

/** The player who looks; spectators are nobody. */
export const mineOf = (snapshot: Snapshot): Player | null =>
  snapshot.seat === null ? null : (viewOf(snapshot).players[snapshot.seat] ?? null);
