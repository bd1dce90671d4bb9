// Made by `make wire` from the types of the server and its games: nobody writes here.

export type Args = Record<string, string | number>;

/**
 * Something that happened, as one seat may know it: a key and arguments, the texts are in the catalogues.
 *
 * Likewise what is asked and what may be answered.
 */
export interface Event {
  key: string;
  args: Args;
}

/**
 * Why a choice is not allowed, and where the rulebook says so; `{game}-rule-{rule}` is the translated heading.
 *
 * The sentence may name what is in `args`: which of several reasons it is, and what the choice would really cost.
 */
export interface Why {
  key: string;
  book: string;
  heading: string;
  page: number;
  rule: string;
  args: Args;
}

export type Kind = 'person' | 'open' | 'bot' | 'rules';

/** What is wrong; the sentence is `error-{key}` in the catalogues. */
export interface ErrorShown {
  key: string;
  args: Record<string, unknown>;
}

/** Nothing was changed. `version` is the table's current one, where there is a table. */
export interface ErrorAnswer {
  error: ErrorShown;
  version: number | null;
}

/** The server is up. */
export interface Health {
  status: string;
  version: string;
}

/** How many can play. */
export interface PlayersShown {
  min: number;
  max: number;
}

/** A setting: its values, the first by default, and a pattern for further ones. */
export interface OptionShown {
  key: string;
  values: string[];
  pattern: string;
  /** the expansion that it needs, if any */
  expansion: string;
}

/** What can be played. */
export interface GameShown {
  id: string;
  players: PlayersShown;
  more_players: Record<string, number>;
  solo_players: PlayersShown;
  expansions: string[];
  solos: string[];
  /** those of an expansion, which take the place of all others there */
  solos_of: Record<string, string[]>;
  setups: string[];
  options: OptionShown[];
  bots: string[];
}

/** Who shall sit there: a person at this screen, whoever gets the link, or a bot. */
export interface SeatAsked {
  kind?: 'person' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
}

/** A point of a finished game: after so many choices. */
export interface FromAsked {
  table: string;
  at: number;
}

/** A new table. */
export interface TableAsked {
  game?: string;
  players?: number | null;
  expansions?: string[];
  solo?: string;
  setup?: string;
  options?: Record<string, string>;
  seats?: SeatAsked[];
  from?: FromAsked | null;
  key?: string | null;
}

/** A seat of a new table; `token` is there for those who may have it. */
export interface SeatMade {
  seat: number;
  kind: Kind;
  name: string;
  token: string | null;
}

/** A new table; `token` holds all seats of the persons at this screen. */
export interface TableMade {
  table: string;
  token: string | null;
  seats: SeatMade[];
}

/** Take the open seat of the invitation. A retry gets the same token: the key is as secret as that. */
export interface JoinAsked {
  name: string;
  key?: string | null;
}

/** A choice by its id, made in the knowledge of this version. */
export interface ChoiceAsked {
  version: number;
  choice: string;
  seat?: number | null;
  key?: string | null;
}

/** Take back one's last choice. */
export interface UndoAsked {
  version: number;
  key?: string | null;
}

/** A bot shall take the seat. */
export interface ResignAsked {
  bot: string;
  seat?: number | null;
  key?: string | null;
}

/** Something to say. */
export interface ChatAsked {
  text: string;
  seat?: number | null;
  key?: string | null;
}

/** The same again. */
export interface RematchAsked {
  key?: string | null;
}

/** A point of a finished game: which turn it was, and everybody's points as if it had ended there. */
export interface CoursePoint {
  turn: number;
  scores: number[];
}

/** A record to replay. */
export interface RecordAsked {
  text: string;
  key?: string | null;
}

/** The record as a table. */
export interface RecordMade {
  table: string;
}

/** The number of the line. */
export interface Said {
  said: number;
}

/** Something said at the table. */
export interface ChatLine {
  said: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** What is played. */
export interface ConfigShown {
  players: number;
  expansions: string[];
  solo: string;
  setup: string;
  options: Record<string, string>;
}

/** Who sits there. `here`: connected now. */
export interface SeatShown {
  seat: number;
  kind: Kind;
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
}

/** An answer to the question that follows a choice, with what it brings about in turn. */
export interface AnswerShown {
  key: string;
  args: Args;
  preview: Event[];
}

/**
 * Something that may be chosen or, with a refusal, may not.
 *
 * `reveals`: it shows something hidden, no undo afterwards. `preview`: what it brings about, as far as foreseeable.
 * `warning`: what is bad about it for who makes it, `{game}-warning-{warning}` in the catalogues.
 */
export interface ChoiceShown {
  id: string;
  key: string;
  args: Args;
  refusal: Why | null;
  reveals: boolean;
  warning: string | null;
  preview: Event[];
  then: AnswerShown[];
}

/** Whether one may take back the last choice; if not, `error-{reason}` says why. */
export interface UndoShown {
  possible: boolean;
  reason: string | null;
}

/** Something that happened, and with which version. */
export interface LogShown {
  version: number;
  turn: number;
  key: string;
  args: Args;
}

/** One line of the score sheet. */
export interface SheetLine {
  key: string;
  points: number[];
}

/** How the table lay in the middle of what was told: before a step of a seat that the rules play. */
export interface MomentShown {
  /** how many events of this version had been told */
  told: number;
  turn: number;
  active: number;
  view: ArchitectsView | MajestyView;
  scores: number[];
}

/** All that one seat, or a spectator, may know of a table. */
export interface Snapshot {
  table: string;
  game: string;
  version: number;
  config: ConfigShown;
  seats: SeatShown[];
  seat: number | null;
  started: boolean;
  over: boolean;
  turn: number;
  active: number;
  to_move: number | null;
  waiting: number[];
  question: Event | null;
  choices: ChoiceShown[];
  undo: UndoShown;
  view: ArchitectsView | MajestyView;
  since: number;
  reset: boolean;
  log: LogShown[];
  /** of the last version, if it is news */
  moments: MomentShown[];
  chat: ChatLine[];
  scores: number[];
  score_sheet: SheetLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  choices_made: number;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  /** a record to replay, at which nobody sits */
  imported: boolean;
  notice: ErrorShown | null;
}

/** The snapshot for whoever joined. `token` holds the seat from now on; the invitation is worth nothing any more. */
export interface SeatTaken {
  table: string;
  game: string;
  version: number;
  config: ConfigShown;
  seats: SeatShown[];
  seat: number | null;
  started: boolean;
  over: boolean;
  turn: number;
  active: number;
  to_move: number | null;
  waiting: number[];
  question: Event | null;
  choices: ChoiceShown[];
  undo: UndoShown;
  view: ArchitectsView | MajestyView;
  since: number;
  reset: boolean;
  log: LogShown[];
  /** of the last version, if it is news */
  moments: MomentShown[];
  chat: ChatLine[];
  scores: number[];
  score_sheet: SheetLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  choices_made: number;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  /** a record to replay, at which nobody sits */
  imported: boolean;
  notice: ErrorShown | null;
  token: string;
}

/** Which table to follow, as whom, and from which version on. */
export interface Watch {
  table: string;
  token?: string | null;
  since?: number | null;
  seat?: number | null;
}

/** What a client sends over `/live`. */
export interface FromClient {
  watch: Watch;
}

export type ArtisansPhase = 'starters' | 'starting_tool';

export type Phase = 'characters' | 'draft' | 'play';

export type GoodId = 'clay' | 'wood' | 'stone' | 'gold' | 'marble' | 'silver';

export type ThingId =
  | 'clay'
  | 'wood'
  | 'stone'
  | 'gold'
  | 'marble'
  | 'silver'
  | 'virtue'
  | 'building_card'
  | 'release'
  | 'influence'
  | 'reward_card';

export type SkillId = 'carpentry' | 'tiling' | 'masonry';

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

export type PlaceId =
  | 'quarry'
  | 'forest'
  | 'mines'
  | 'silversmith'
  | 'kings_storehouse'
  | 'workshop'
  | 'town_centre'
  | 'tax_stand'
  | 'guardhouse'
  | 'black_market_left'
  | 'black_market_middle'
  | 'black_market_right'
  | 'guildhall'
  | 'prison';

export type CostId = 'gold' | 'marble' | 'wood_or_stone';

/** Rounds in a row in which no worker came to the Guildhall; after `most` the game ends (house rule). */
export interface QuietShown {
  rounds: number;
  most: number;
}

export type MarkerSpace = 'clay' | 'wood' | 'stone' | 'gold' | 'marble';

/** What an opponent would construct with what it has, and what it would pay. */
export interface WouldBuild {
  building: string;
  influence: number;
  marble: number;
}

/** Who plays, on which seat, the Scheme card that was revealed last, and all that lie open with it. */
export interface OpponentShown {
  opponent: string;
  seat: number;
  schemes_left: number;
  scheme: string | null;
  discards: string[];
  /** what the pile holds, in an order that says nothing */
  in_pile: string[];
  /** Scheme cards that may still join the others */
  future_left: number;
  /** the space of its resource marker, if it has one */
  marker: MarkerSpace | null;
  /** if its next turn let it construct a wonder */
  would_build: WouldBuild | null;
}

/** The workers of each seat. */
export interface PlacesShown {
  quarry: number[];
  forest: number[];
  mines: number[];
  silversmith: number[];
  kings_storehouse: number[];
  workshop: number[];
  town_centre: number[];
  tax_stand: number[];
  guardhouse: number[];
}

/** The Black Market: whose worker stands on each space, and what lies there. */
export interface MarketShown {
  spaces: (number | null)[];
  /** the silver that each space costs who looks */
  prices: number[];
  /** the virtue that any space costs who looks */
  virtue: number;
  /** building cards that the middle space shows, one of which is kept */
  plans: number;
  small: Partial<Record<GoodId, number>>;
  large: Partial<Record<GoodId, number>>;
  small_card: string | null;
  large_card: string | null;
  small_left: number;
  large_left: number;
}

/** An apprentice at the Workshop and the coins on the card. */
export interface HirelingShown {
  apprentice: string;
  coins: number;
  /** the silver that hiring it at the Workshop costs who looks */
  price: number | null;
}

/** The apprentices that may be hired, and how many are left in the pile. */
export interface WorkshopShown {
  rows: (HirelingShown | null)[][];
  left: number;
}

/** Whose workers lie there, in order; those that came after the last space lie beside it. */
export interface GuildhallShown {
  columns: number;
  rows: number;
  spaces: number;
  workers: number[];
  beside: number[];
  /** spaces, counted from 1, that reset the Black Market */
  resets: number[];
}

/** A level of the Cathedral and who stands there. */
export interface LevelShown {
  level: number;
  points: number;
  spaces: number;
  cost: Partial<Record<CostId, number>>;
  seats: number[];
}

/** A space of the Virtue track: its points, and the tax that is evaded there. */
export interface VirtueShown {
  points: number;
  tax: number;
}

/** From which virtue on the Black Market is closed and the Cathedral open. */
export interface BansShown {
  black_market_from: number;
  cathedral_from: number;
}

/** So many of each. */
export interface GoodsShown {
  clay: number;
  wood: number;
  stone: number;
  gold: number;
  marble: number;
  silver: number;
}

/** What somebody lacks to construct a building. */
export interface LackShown {
  goods: Partial<Record<GoodId, number>>;
  skills: SkillId[];
}

/** A player's board; what is held in secret is `null` to the others. */
export interface PlayerShown {
  character: string | null;
  goods: GoodsShown;
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
  /** for buildings in hand and pack that cannot be constructed yet */
  lacking: Record<string, LackShown> | null;
  drafted: boolean;
  score: number;
  automatic: boolean;
}

export type Whereabouts =
  | 'supply'
  | 'held'
  | 'quarry'
  | 'forest'
  | 'mines'
  | 'silversmith'
  | 'kings_storehouse'
  | 'workshop'
  | 'town_centre'
  | 'tax_stand'
  | 'guardhouse'
  | 'black_market_left'
  | 'black_market_middle'
  | 'black_market_right'
  | 'guildhall'
  | 'prison';

/** Where somebody's Artisan is; `holder` is the seat on whose board it is held. */
export interface ArtisanShown {
  where: Whereabouts;
  holder: number | null;
}

/** What the expansion adds to a player's board: craft cards by the card under which they lie. */
export interface CraftsmanShown {
  /** a solo opponent has none */
  artisan: ArtisanShown | null;
  /** by apprentice */
  tools: Record<string, string>;
  /** by building */
  adornments: Record<string, string>;
  /** adornments that lie under no building */
  taken: string[];
  /** craft cards whose tool was used this turn */
  used: string[];
}

/** The craft cards, the Guildhall's tile, and what each player has. */
export interface ArtisansShown {
  craft_row: (string | null)[];
  crafts_left: number;
  /** the silver that an adornment costs who looks */
  adornment_cost: number | null;
  /** spaces of the Guildhall, from 1, with a second worker */
  stacked: number[];
  /** spaces of the Guildhall, from 1, that refresh the apprentices */
  refreshes: number[];
  refresh_due: boolean;
  removed: string[];
  /** the active seat may still ignore the loss of 1 virtue */
  grace: boolean;
  players: CraftsmanShown[];
}

export type TokenId = 'clay' | 'wood' | 'stone' | 'gold' | 'marble';

export type ContributionId =
  | 'contribution_1'
  | 'contribution_2'
  | 'contribution_3'
  | 'contribution_4'
  | 'contribution_5'
  | 'contribution_6'
  | 'contribution_7';

export type PenaltyId = 'take_debt' | 'gain_influence' | 'lose_virtue';

export type FavourId = 'gold' | 'marble' | 'silver' | 'virtue' | 'reward_card' | 'debt_destroyed' | 'apprentice';

export type WonderId = 'clay_wonder' | 'wood_wonder' | 'stone_wonder' | 'gold_wonder' | 'marble_wonder';

export type CourtPlace =
  | 'quarry'
  | 'forest'
  | 'mines'
  | 'silversmith'
  | 'kings_storehouse'
  | 'workshop'
  | 'town_centre'
  | 'tax_stand'
  | 'guardhouse';

/** What the Princess gives at the next reset. */
export interface FavourShown {
  favour: FavourId;
  n: number;
}

/** What a contribution brings, and whether it has been made already. */
export interface GiftShown {
  token: TokenId;
  influence: number;
  virtue: number;
  rewards: number;
  laid: boolean;
}

/** Both open cards: where the figures are, and what the next reset brings to those beside them. */
export interface CourtShown {
  consequence: ContributionId;
  princess: CourtPlace;
  profiteer: CourtPlace;
  /** one, or a choice of two */
  favours: FavourShown[];
  penalty: PenaltyId;
  /** seats that would win the favour now */
  winners: number[];
  /** seats that the penalty would befall now */
  hit: number[];
  contribution: ContributionId;
  gifts: GiftShown[];
  cards_left: number;
  past: ContributionId[];
}

/** One of the five, with what it still costs. */
export interface WonderShown {
  id: WonderId;
  token: TokenId;
  /** goods that it still costs */
  amount: number;
  /** goods that contributions have spared */
  tokens: number;
  influence: number;
  taxes: number;
  points: number;
  owner: number | null;
  place: CourtPlace | null;
}

/** The influence of each seat, the court, the wonders, and what the active seat may still do. */
export interface WondersShown {
  influence: number[];
  /** silver of an exchange that each seat has not spent yet */
  credit: number[];
  most_influential: number[];
  court: CourtShown;
  wonders: WonderShown[];
  /** how many the active seat may still make */
  contributions: number;
  /** what the Profiteer still owes the active seat */
  influence_due: number;
}

/** Architects as one seat, or a spectator, may know it. */
export interface ArchitectsView {
  turn: number;
  active: number;
  over: boolean;
  first: number | null;
  phase: Phase | ArtisansPhase;
  final_turns: number | null;
  /** told once there have been many */
  quiet: QuietShown | null;
  solo: OpponentShown | null;
  places: PlacesShown;
  prison: number[];
  taxes: number;
  market: MarketShown;
  workshop: WorkshopShown;
  plans_left: number;
  rewards_left: number;
  guildhall: GuildhallShown;
  cathedral: LevelShown[];
  virtue: VirtueShown[];
  bans: BansShown;
  players: PlayerShown[];
  artisans?: ArtisansShown;
  wonders?: WondersShown;
}

export type CharacterId = 'miller' | 'brewer' | 'witch' | 'guard' | 'soldier' | 'innkeeper' | 'noble';

export type BuildingId = 'mill' | 'brewery' | 'cottage' | 'guardhouse' | 'barracks' | 'inn' | 'castle' | 'infirmary';

export type Side = 'A' | 'B';

/** A building, and what its majority is worth. */
export interface BuildingShown {
  id: BuildingId;
  side: Side;
  majority: number;
}

/** A card in the display: the meeples on it, and those that it costs. */
export interface DisplayedShown {
  /** tells copies apart */
  number: number;
  id: string;
  tier: number;
  characters: CharacterId[];
  meeples: number;
  cost: number;
}

/** How many cards are left, and the tier on the back of the top one; 0: there is none. */
export interface DeckShown {
  left: number;
  tier: number;
}

/** A character card. */
export interface CardShown {
  /** tells copies apart */
  number: number;
  id: string;
  tier: number;
  characters: CharacterId[];
}

/** What a player has; a column a building, the newest card last. */
export interface RealmShown {
  coins: number;
  meeples: number;
  spaces: number;
  columns: CardShown[][];
  infirmary: CardShown[];
  score: number;
}

/** Majesty as everybody may know it. */
export interface MajestyView {
  turn: number;
  turns: number;
  active: number;
  over: boolean;
  sides: string;
  buildings: BuildingShown[];
  display: (DisplayedShown | null)[];
  deck: DeckShown;
  realms: RealmShown[];
}
