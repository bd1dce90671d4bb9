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

export interface ArchitectsView {
  turn: number;
  active: number;
  over: boolean;
  first: number | null;
  phase: 'characters' | 'draft' | 'play';
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
}

export const viewOf = (snapshot: Snapshot): ArchitectsView => snapshot.view as ArchitectsView;

/** The player who looks; spectators are nobody. */
export const mineOf = (snapshot: Snapshot): Player | null =>
  snapshot.seat === null ? null : (viewOf(snapshot).players[snapshot.seat] ?? null);
