/** What the server says, as written in docs/api.md. */
export type Args = Record<string, string | number>;

export interface Said {
  key: string;
  args: Args;
}

export interface Refusal {
  key: string;
  book: string;
  heading: string;
  page: number;
  /** The key of the heading in the reader's language; empty: as printed. */
  rule: string;
}

export interface Answer extends Said {
  preview: Said[];
}

export interface Choice extends Said {
  id: string;
  refusal: Refusal | null;
  reveals: boolean;
  /** What it brings about, up to the next decision or to something hidden. */
  preview: Said[];
  /** The answers to the question that follows, each with what it brings. */
  then: Answer[];
}

export type SeatKind = 'person' | 'open' | 'bot' | 'rules';

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
}

export interface LogEntry extends Said {
  version: number;
  turn: number;
}

export interface ChatLine {
  said: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface ScoreLine {
  key: string;
  points: number[];
}

export interface Config {
  players: number;
  expansions: string[];
  solo: string;
  setup: string;
  options: Record<string, string>;
}

export interface Snapshot {
  table: string;
  game: string;
  version: number;
  config: Config;
  seats: Seat[];
  seat: number | null;
  started: boolean;
  over: boolean;
  turn: number;
  active: number;
  to_move: number | null;
  waiting: number[];
  question: Said | null;
  choices: Choice[];
  undo: { possible: boolean; reason: string | null };
  view: unknown;
  since: number;
  reset: boolean;
  log: LogEntry[];
  chat: ChatLine[];
  scores: number[];
  score_sheet: ScoreLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  choices_made: number;
  /** The table of the rematch, once somebody asked for one. */
  rematch: string | null;
  /** A record to replay, at which nobody sits. */
  imported: boolean;
  /** What has to be said of a table that other rules made: its text is `error-{key}`. */
  notice: Said | null;
}

/** The answer to whoever joined: the invitation was exchanged for this token. */
export interface SeatTaken extends Snapshot {
  token: string;
}

export interface GameOption {
  key: string;
  values: string[];
  pattern: string;
}

export interface GameInfo {
  id: string;
  players: { min: number; max: number };
  /** How many may play with an expansion, where it has room for more. */
  more_players?: Record<string, number>;
  /** How many people play against an opponent of the rules. */
  solo_players: { min: number; max: number };
  expansions: string[];
  solos: string[];
  setups: string[];
  options: GameOption[];
  bots: string[];
}

export interface SeatWish {
  kind: SeatKind;
  name: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  players: number;
  expansions: string[];
  solo: string;
  setup: string;
  options: Record<string, string>;
  seats: SeatWish[];
  from?: { table: string; at: number };
}

export interface NewTable {
  table: string;
  token: string | null;
  seats: { seat: number; kind: SeatKind; name: string; token: string | null }[];
}

/** A point of a finished game, as if it had ended there. */
export interface CoursePoint {
  turn: number;
  scores: number[];
}
