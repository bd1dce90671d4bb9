// Made by `make wire` from the types of the server and its games: nobody writes here.

export type Args = Record<string, string | number>;

/** What a seat should mind: a key and arguments, and the ids of the choices that heed it now, the best first. */
export interface Advice {
  key: string;
  args: Args;
  choices: string[];
}

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
 * The sentence may name what is in `args`: which of several reasons it is, what the choice would really cost, and what
 * the seat has (`own_...`). `{game}-refused-{key}` is the fact in a few words, which may name the choice's `args` too.
 */
export interface Why {
  key: string;
  book: string;
  heading: string;
  page: number;
  rule: string;
  args: Args;
}

/**
 * How it stood after `n` choices, when a turn began or the game ended: chances and points to be expected, by seat.
 *
 * `sources` are the points of each line of the score sheet, by seat, as if the game had ended there.
 */
export interface Standing {
  n: number;
  turn: number;
  active: number;
  win: number[];
  points: number[];
  scores: number[];
  sources: number[][];
}

/**
 * A choice that was open, the answers that follow it in the same turn, and what all of it brings about at once.
 *
 * `win` and `points`: the chance to win and the points to be expected after it, for whoever decides.
 */
export interface Line {
  played: boolean;
  choices: Event[];
  events: Event[];
  win: number;
  points: number;
}

/**
 * A turn of a seat in which something better was open, after `n` choices: the best line first, the played one too.
 *
 * `before`: what the seat had chosen in this turn until then. `minded`: what it was told to mind there, if the better
 * line does.
 */
export interface Move {
  n: number;
  turn: number;
  seat: number;
  before: Event[];
  win_lost: number;
  points_lost: number;
  lines: Line[];
  minded: Event | null;
}

/**
 * Of what a seat's chance to win is made: the start, what was drawn, its own choices, and all that others did.
 *
 * They add up to its chance at the end. The points to be expected moved by what was drawn and by its own choices.
 */
export interface Share {
  seat: number;
  start: number;
  drawn: number;
  chosen: number;
  others: number;
  drawn_points: number;
  chosen_points: number;
}

/**
 * All of it. `sources` are the keys of the lines of the score sheet; the costliest moves come first.
 *
 * `only`: where what was played was the only good move, the first of them first.
 */
export interface Review {
  game: string;
  names: string[];
  over: boolean;
  simulations: number;
  sources: string[];
  standings: Standing[];
  moves: Move[];
  only: Move[];
  shares: Share[];
}

export type Kind = 'person' | 'open' | 'bot' | 'rules';

export type StandIn = '' | 'time' | 'away';

/** Sent again with the same key, it is done once. */
export interface Keyed {
  key?: string | null;
}

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

/** Whether the documents were made: they lie at /guide then. */
export interface GuideShown {
  there: boolean;
}

/** From where the server can be reached. */
export interface Reach {
  /** only from the machine it runs on */
  alone: boolean;
  /** in the network of that machine; with `alone`, if it were served there */
  addresses: string[];
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
  /** whether it needs a solo opponent */
  solo: boolean;
  /** a rule that tables play differently, or that the rulebook leaves open */
  variant: boolean;
}

/** A first game with a coach, of the game itself or of one of its expansions. */
export interface LessonOffered {
  id: string;
  expansions: string[];
  chapters: number;
  minutes: number;
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
  lessons: LessonOffered[];
}

/** Who shall sit there: a person at this screen, whoever gets the link, or a bot. */
export interface SeatAsked {
  kind?: 'person' | 'open' | 'bot';
  name?: string;
  bot?: string | null;
}

/** A point of a finished game: after so many choices. `seat` keeps what it knew then, else the first person's. */
export interface FromAsked {
  table: string;
  at: number;
  seat?: number | null;
}

/**
 * How long one may take, in seconds; a bot stands in for whoever takes longer, until they come back.
 *
 * `live`: `base` for the whole game, and `increment` more with each turn. `days`: `base` for each turn; the clock of
 * somebody who is away stops, in all for as long as `vacation`.
 */
export interface ClockTerms {
  kind: 'live' | 'days';
  base: number;
  increment: number;
  vacation: number;
  stand_in: string;
}

/** The clocks of a new table. */
export interface ClockAsked {
  kind: 'live' | 'days';
  base: number;
  increment?: number;
  vacation?: number;
  stand_in?: string;
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
  /** says everything but the name of the first seat */
  lesson?: string;
  /** counts for the ratings: people alone, whose names last */
  rated?: boolean;
  clock?: ClockAsked | null;
  /** listed for everybody, who may take its open seats */
  open_to_all?: boolean;
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

/**
 * Take the open seat of the invitation or, without one, of a table that is open to all.
 *
 * A retry gets the same token: the key is as secret as that.
 */
export interface JoinAsked {
  name: string;
  seat?: number | null;
  key?: string | null;
}

/** A choice by its id, made in the knowledge of this version. */
export interface ChoiceAsked {
  version: number;
  choice: string;
  seat?: number | null;
  /** as in one's `watch`: it is not told again what the answer tells */
  screen?: string;
  key?: string | null;
}

/** Take back one's last choice. */
export interface UndoAsked {
  version: number;
  key?: string | null;
}

/** Lay out the table for a chapter of the lesson, the first being 0. */
export interface ChapterAsked {
  version: number;
  chapter: number;
  key?: string | null;
}

/** Make the choice that the coach asks for, or another sound one where that is not possible. */
export interface StepAsked {
  version: number;
  key?: string | null;
}

/** A bot shall take the seat. */
export interface ResignAsked {
  bot: string;
  seat?: number | null;
  key?: string | null;
}

/** Take a seat back from the bot that plays for one, by default the first such. */
export interface ReturnAsked {
  seat?: number | null;
  key?: string | null;
}

/** One is away until then (seconds since 1970), and a bot plays meanwhile if one is named; or, without, back. */
export interface AwayAsked {
  until?: number | null;
  bot?: string;
  seat?: number | null;
  key?: string | null;
}

/** The host gives a seat to a bot, or to whoever gets the new invitation. */
export interface SeatGivenAsked {
  seat: number;
  to: 'open' | 'bot';
  bot?: string;
  key?: string | null;
}

/** The host lets spectators look on, or not. */
export interface SpectatorsAsked {
  allowed: boolean;
  key?: string | null;
}

/** The host opens the table to all, or not any more. */
export interface OpenAsked {
  open_to_all: boolean;
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

/**
 * How far the review of a finished game has come: `done` of `of` parts, and how it stood as far as that is known.
 *
 * Whoever asks again later gets the whole.
 */
export interface ReviewShown {
  done: number;
  of: number;
  standings: Standing[];
  review: Review | null;
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

/** The point of a finished game from which a table goes on: what if? */
export interface OriginShown {
  table: string;
  at: number;
}

/** The clock of a seat: `left` seconds, less what has passed since `runs` (1970), where it runs. */
export interface ClockShown {
  left: number;
  /** later than now for somebody who is away; null: it stands still */
  runs: number | null;
  /** seconds for which it may still stop while its owner is away */
  spare: number;
}

/** Who sits there. `here`: connected now. */
export interface SeatShown {
  seat: number;
  kind: Kind;
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
  /** a bot plays it for this token, which may take it back */
  back: boolean;
  /** this token may give it to somebody else */
  gives: boolean;
  clock: ClockShown | null;
  /** why a bot plays for somebody: out of time, or away; else nothing */
  why: StandIn;
  /** its owner said to be away until then (1970) */
  away: number | null;
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
 * `later`: what is sure to follow in the same turn, whatever is answered to the question that comes next.
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
  later: Event[];
}

/**
 * What a bot would do: a choice by its id, its further answers in the same turn, and what all of it brings about.
 *
 * As far as the seat can foresee it. `points`: gained or lost by it; `null` where something hidden has its share.
 */
export interface SuggestionShown {
  version: number;
  seat: number;
  choice: string;
  then: Event[];
  preview: Event[];
  points: number | null;
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
  view: ArchitectsView | MajestyView | ViscountsView;
  scores: number[];
}

/** A chapter of a lesson: `lesson-{lesson}-{id}` is its title. */
export interface ChapterShown {
  id: string;
  minutes: number;
}

/** Where the learner is in a lesson. After the last chapter nothing is said any more. */
export interface LessonShown {
  id: string;
  chapters: ChapterShown[];
  /** the first is 0; after the last, how many there are */
  chapter: number;
  step: number;
  steps: number;
  /** the key of what the coach asks for */
  text: string | null;
  /** the key of what the coach says to another choice */
  answer: string | null;
  /** the choices that the coach asks for, of those allowed now */
  target: string[];
  /** the answers asked for, where the choice puts another question */
  then: Event[];
  /** parts of the board, and the chapter that wakes each, from 1 */
  asleep: Record<string, number>;
  rival: string;
}

/** All that one seat, or a spectator, may know of a table. */
export interface Snapshot {
  table: string;
  game: string;
  version: number;
  /** another word once the table was brought back from a copy */
  course: string;
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
  /** what that seat should mind, `{game}-counsel-{key}` */
  counsel: Advice | null;
  undo: UndoShown;
  view: ArchitectsView | MajestyView | ViscountsView;
  since: number;
  reset: boolean;
  log: LogShown[];
  /** of the last version, if it is news */
  moments: MomentShown[];
  /** what one has not got yet; none in the answer to a change */
  chat: ChatLine[];
  scores: number[];
  score_sheet: SheetLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  /** every card was dealt from the seed, not from a given position */
  verifiable: boolean;
  choices_made: number;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  /** a record to replay, at which nobody sits */
  imported: boolean;
  origin: OriginShown | null;
  notice: ErrorShown | null;
  /** for the learner */
  lesson: LessonShown | null;
  /** whether this token says who sits where */
  host: boolean;
  /** whether others may look on */
  spectators: boolean;
  /** counts for the ratings if everybody has a name that lasts */
  rated: boolean;
  clock: ClockTerms | null;
  /** its open seats may be taken without an invitation */
  open_to_all: boolean;
}

/** The snapshot for whoever joined. `token` holds the seat from now on; the invitation is worth nothing any more. */
export interface SeatTaken {
  table: string;
  game: string;
  version: number;
  /** another word once the table was brought back from a copy */
  course: string;
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
  /** what that seat should mind, `{game}-counsel-{key}` */
  counsel: Advice | null;
  undo: UndoShown;
  view: ArchitectsView | MajestyView | ViscountsView;
  since: number;
  reset: boolean;
  log: LogShown[];
  /** of the last version, if it is news */
  moments: MomentShown[];
  /** what one has not got yet; none in the answer to a change */
  chat: ChatLine[];
  scores: number[];
  score_sheet: SheetLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  /** every card was dealt from the seed, not from a given position */
  verifiable: boolean;
  choices_made: number;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  /** a record to replay, at which nobody sits */
  imported: boolean;
  origin: OriginShown | null;
  notice: ErrorShown | null;
  /** for the learner */
  lesson: LessonShown | null;
  /** whether this token says who sits where */
  host: boolean;
  /** whether others may look on */
  spectators: boolean;
  /** counts for the ratings if everybody has a name that lasts */
  rated: boolean;
  clock: ClockTerms | null;
  /** its open seats may be taken without an invitation */
  open_to_all: boolean;
  token: string;
}

/** The snapshot for the host. `invitation` is the token to be given away, where the seat is open now. */
export interface SeatGiven {
  table: string;
  game: string;
  version: number;
  /** another word once the table was brought back from a copy */
  course: string;
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
  /** what that seat should mind, `{game}-counsel-{key}` */
  counsel: Advice | null;
  undo: UndoShown;
  view: ArchitectsView | MajestyView | ViscountsView;
  since: number;
  reset: boolean;
  log: LogShown[];
  /** of the last version, if it is news */
  moments: MomentShown[];
  /** what one has not got yet; none in the answer to a change */
  chat: ChatLine[];
  scores: number[];
  score_sheet: SheetLine[];
  winners: number[] | null;
  ending: string | null;
  commitment: string;
  seed: string | null;
  /** every card was dealt from the seed, not from a given position */
  verifiable: boolean;
  choices_made: number;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  /** a record to replay, at which nobody sits */
  imported: boolean;
  origin: OriginShown | null;
  notice: ErrorShown | null;
  /** for the learner */
  lesson: LessonShown | null;
  /** whether this token says who sits where */
  host: boolean;
  /** whether others may look on */
  spectators: boolean;
  /** counts for the ratings if everybody has a name that lasts */
  rated: boolean;
  clock: ClockTerms | null;
  /** its open seats may be taken without an invitation */
  open_to_all: boolean;
  invitation: string | null;
}

/** A table and the token that holds one's seats there. */
export interface TableKey {
  table: string;
  token?: string | null;
}

/** The tables that somebody knows. */
export interface MineAsked {
  tables: TableKey[];
}

/** One is away until then from all of these tables where others play, or back at them. */
export interface AwayEverywhereAsked {
  tables: TableKey[];
  until?: number | null;
  bot?: string;
}

/** How a table stands, in short. */
export interface TableListed {
  table: string;
  game: string;
  config: ConfigShown;
  seats: SeatShown[];
  started: boolean;
  over: boolean;
  turn: number;
  waiting: number[];
  /** what is asked of a seat of the token */
  question: Event | null;
  made: string;
  /** when something happened last; at the end, when it ended */
  moved: string;
  /** at the table: of a longer pause only the first ten minutes */
  seconds: number;
  scores: number[];
  winners: number[] | null;
  /** played from its beginning */
  whole: boolean;
  origin: OriginShown | null;
  lesson: string | null;
  rematch: string | null;
  clock: ClockTerms | null;
}

/** A table that is not there, or a token that holds nothing there: `error-{key}` in the catalogues. */
export interface TableUnknown {
  table: string;
  key: string;
}

/** The tables in the order in which they were asked for. */
export interface Mine {
  tables: TableListed[];
  unknown: TableUnknown[];
  /** by the clock of the server (1970) */
  now: number;
}

/** The tables whose open seats anybody may take, the newest first. */
export interface OpenTables {
  tables: TableListed[];
}

/** Which table to follow, as whom, and from which version on. */
export interface Watch {
  table: string;
  token?: string | null;
  since?: number | null;
  /** of the snapshot that one has; of another course all is told anew */
  course?: string;
  /** the last line of the chat that one has */
  said?: number | null;
  seat?: number | null;
  /** a word of the client's own; a seat is then played at one screen */
  screen?: string;
  /** take the seat over from the screen that has it */
  take?: boolean;
}

/** What a client sends over `/live`. */
export interface FromClient {
  watch: Watch;
}

/** How well somebody plays a title: begun at 1000, and surer with every game. */
export interface PlayerRated {
  name: string;
  rating: number;
  deviation: number;
  games: number;
  wins: number;
  /** too few games to be sure */
  provisional: boolean;
}

/** What a seat is worth at a table of so many players, in the points of ratings. */
export interface SeatRated {
  players: number;
  seat: number;
  worth: number;
}

/** The ratings of one title: a game with these expansions. */
export interface LadderShown {
  game: string;
  expansions: string[];
  games: number;
  players: PlayerRated[];
  seats: SeatRated[];
}

export type About = 'turn' | 'clock' | 'over';

/** From one full hour to another, where the player lives, nothing is told but that a clock runs out. */
export interface Night {
  begins: number;
  ends: number;
  /** such as Europe/Paris */
  zone: string;
}

/**
 * `after`: minutes that somebody has to wait for the player before it is told.
 *
 * `again`: after how many days of waiting it is told once more, where no clock runs; 0 is never.
 */
export interface Wishes {
  language?: 'en' | 'fr';
  about?: About[];
  after?: number;
  again?: number;
  night?: Night | null;
}

export type EndpointKind = 'push' | 'mail' | 'webhook';

export type EndpointState = 'new' | 'on' | 'failing';

/** By which ways this server can tell players; `push` is the key that browsers ask for. */
export interface WaysShown {
  push: string | null;
  mail: boolean;
  webhook: boolean;
  passkeys: boolean;
}

/** Where the player is told. `name`: the mailbox, or the host of the address. */
export interface EndpointShown {
  id: string;
  kind: EndpointKind;
  name: string;
  state: EndpointState;
  made: string;
}

/** A device that opens the page without a pass phrase. */
export interface PasskeyShown {
  id: string;
  made: string;
}

/** The page of a player, as only the player sees it; without a name only this device knows it. */
export interface PageShown {
  name: string | null;
  phrase: boolean;
  passkeys: PasskeyShown[];
  devices: number;
  wishes: Wishes;
  endpoints: EndpointShown[];
}

/** `token` is this device's own key to the page. */
export interface Entered {
  token: string;
  player: PageShown;
}

/** A player without a name, known to this device alone. */
export interface PlayerAsked {
  wishes?: Wishes | null;
  key?: string | null;
}

/** The page by its name and pass phrase. */
export interface EnterAsked {
  name: string;
  phrase: string;
  key?: string | null;
}

/** The name that lasts, and a new pass phrase where one is given. */
export interface PageAsked {
  name: string;
  phrase?: string | null;
  key?: string | null;
}

/** What the device made of the options, as browsers write it in JSON. */
export interface CredentialAsked {
  credential: Record<string, unknown>;
  key?: string | null;
}

/** For `navigator.credentials`; bytes are written in base64url. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Something of the player's, by its id. */
export interface ThingAsked {
  id: string;
  key?: string | null;
}

/** Only that it be done. */
export interface NothingAsked {
  key?: string | null;
}

/** Keys that this device has: the seats that they hold follow the player from now on. */
export interface FollowAsked {
  tables: TableKey[];
  key?: string | null;
}

/** A seat of the player's. `key` opens it; `asked` is the number of the key that was sent and opens the same. */
export interface TableFollowed {
  table: string;
  game: string;
  key: string;
  asked: number | null;
}

/** All seats that follow the player, the newest tables first. */
export interface FollowedShown {
  tables: TableFollowed[];
}

/** What the player wants to hear of, and when. */
export interface WishesAsked {
  wishes: Wishes;
  key?: string | null;
}

/** The subscription of a browser. */
export interface PushAsked {
  endpoint: string;
  p256dh: string;
  auth: string;
  key?: string | null;
}

/** A mailbox, which is asked for leave before anything else is sent. */
export interface MailAsked {
  to: string;
  key?: string | null;
}

/** An address that gets a request for each notice. */
export interface HookAsked {
  url: string;
  key?: string | null;
}

/** `secret` signs the requests; it is told once. */
export interface HookMade {
  secret: string;
  page: PageShown;
}

/** What stood in the link of a mail. */
export interface ProofAsked {
  id: string;
  proof: string;
  key?: string | null;
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

export type IconId = 'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal';

export type RibbonId = 'grey' | 'black' | 'yellow' | 'blue';

export type BuildingTypeId = 'trading_post' | 'guildhall' | 'workshop';

export type SegmentId = 'lake' | 'hills' | 'forest' | 'coast' | 'mountain';

export type SpaceId =
  | 'lake_left'
  | 'lake_right'
  | 'lake_inner'
  | 'hills_left'
  | 'hills_right'
  | 'hills_inner'
  | 'forest_left'
  | 'forest_right'
  | 'forest_inner'
  | 'coast_left'
  | 'coast_right'
  | 'coast_inner'
  | 'mountain_left'
  | 'mountain_right'
  | 'mountain_inner';

export type SiteId =
  | 'lake_1'
  | 'lake_2'
  | 'lake_3'
  | 'lake_4'
  | 'lake_5'
  | 'hills_1'
  | 'hills_2'
  | 'hills_3'
  | 'hills_4'
  | 'hills_5'
  | 'forest_1'
  | 'forest_2'
  | 'forest_3'
  | 'forest_4'
  | 'forest_5'
  | 'coast_1'
  | 'coast_2'
  | 'coast_3'
  | 'coast_4'
  | 'coast_5'
  | 'mountain_1'
  | 'mountain_2'
  | 'mountain_3'
  | 'mountain_4'
  | 'mountain_5';

export type SectionId = 'ink_stone' | 'flip' | 'gold_or_move' | 'hire_or_destroy' | 'virtue';

export type OpId =
  | 'silver'
  | 'stone'
  | 'gold'
  | 'ink'
  | 'resource'
  | 'virtue'
  | 'corruption'
  | 'debt'
  | 'deed'
  | 'flip_debt'
  | 'flip_deed'
  | 'flip_any'
  | 'rearrange'
  | 'discard'
  | 'destroy'
  | 'shuffle'
  | 'free_hire'
  | 'move_worker'
  | 'place_workers'
  | 'build'
  | 'build_here'
  | 'manuscript'
  | 'destroy_any';

export type TimingId =
  | 'never'
  | 'instant'
  | 'drop_off'
  | 'funding'
  | 'after_trade'
  | 'after_construct'
  | 'after_workers'
  | 'after_transcribe'
  | 'on_collision'
  | 'on_debt_flipped'
  | 'on_debt_gained';

export type HelpId = 'none' | 'silver_pairs' | 'merchant_pairs' | 'one_doubled' | 'any_resource';

export type PhaseId =
  | 'beginning'
  | 'cards'
  | 'movement'
  | 'action'
  | 'recruit'
  | 'collision'
  | 'draw'
  | 'opponent'
  | 'over';

export type PlayerCardId =
  | 'player_card_1'
  | 'player_card_2'
  | 'player_card_3'
  | 'player_card_4'
  | 'player_card_5'
  | 'player_card_6'
  | 'player_card_7'
  | 'player_card_8'
  | 'player_card_9'
  | 'player_card_10';

export type SideId = 'left' | 'right';

/** One step of an effect. */
export interface StepShown {
  op: OpId;
  n: number;
}

/** A card of the Townsfolk, a starter or a Hero; `printed` on the board, it cannot be hired. */
export interface PersonShown {
  /** tells copies apart */
  number: number;
  id: string;
  value: number;
  icons: IconId[];
  timing: TimingId;
  /** of its ability; of several ways one is chosen */
  ways: StepShown[][];
  helps: HelpId;
  /** also when it is dismissed */
  on_hire: StepShown[][];
  hero: boolean;
  printed: boolean;
}

/** The exchange of an outer space. */
export interface TradeShown {
  icons: number;
  gain: StepShown;
}

/** A tile; `per` and `counted` where it scores at the end: 1 point for so many of something. */
export interface ManuscriptShown {
  id: string;
  ribbon: RibbonId;
  cost: number;
  ways: StepShown[][];
  per: number;
  counted: string;
  /** what it would pay now to its owner */
  points: number;
}

/** A spot, what it gives, and the link to the next spot clockwise, if there is one. */
export interface SiteShown {
  id: SiteId;
  side: SideId;
  gain: StepShown[][];
  link: StepShown[][];
  owner: number | null;
  building: BuildingTypeId | null;
}

/** One of five, in the order in which they lie; `facing` is the section of the castle that it faces. */
export interface SegmentShown {
  id: SegmentId;
  facing: SectionId;
  /** of the left and the right space */
  trades: TradeShown[];
  /** the open card, or the printed one where the pile is used up */
  townsfolk: PersonShown;
  townsfolk_left: number;
  manuscript: ManuscriptShown | null;
  printed_manuscript: StepShown[][];
  manuscripts_left: number;
  sites: SiteShown[];
}

/** Workers by seat on tier 1 and tier 2 of a section. */
export interface SectionShown {
  id: SectionId;
  gain: StepShown[][];
  outer: number[];
  inner: number[];
}

/** Sections clockwise; `top` are workers by seat on tier 3. */
export interface CastleShown {
  sections: SectionShown[];
  top: number[];
  leader: number | null;
}

/** Silver, and the three resources. */
export interface SuppliesShown {
  silver: number;
  stone: number;
  gold: number;
  ink: number;
}

/** How many of each are on a board now. */
export interface IconsShown {
  merchant: number;
  builder: number;
  noble: number;
  cleric: number;
  criminal: number;
}

/** Own cards: the hand and what the pile holds (not in its order) are shown to their owner only. */
export interface OwnCardsShown {
  hand: PersonShown[] | null;
  hand_count: number;
  /** sorted, not in order */
  pile: string[] | null;
  pile_count: number;
  /** the newest last */
  discarded: PersonShown[];
  /** hand and pile together, as everybody can work out */
  unseen: string[];
}

/** What a player has. */
export interface ViscountShown {
  automatic: boolean;
  space: SpaceId | null;
  goods: SuppliesShown;
  line: (PersonShown | null)[];
  icons: IconsShown;
  deck: OwnCardsShown;
  hand_limit: number;
  /** which of the nine were left by their building */
  slots: boolean[];
  built: number[];
  corruption: number;
  virtue: number;
  supply: number;
  debts: number;
  paid: number;
  deeds: number;
  approved: number;
  manuscripts: ManuscriptShown[];
  bonuses: RibbonId[];
  score: number;
}

/** A Player Card to choose, with its Hero. */
export interface PairShown {
  id: PlayerCardId;
  number: number;
  space: SpaceId;
  goods: SuppliesShown;
  any_resource: number;
  debts: number;
  deeds: number;
  extra: StepShown[][];
  hero: PersonShown;
}

/** A space of the track: what the active player gains in a collision there, and others on a condition. */
export interface MeetingShown {
  active: StepShown[][];
  condition: 'always' | 'with_criminals' | 'without_criminals';
  others: StepShown[][];
}

/** Poverty or Prosperity: the cards that still lie on it, of how many, and whether it was revealed. */
export interface EndShown {
  left: number;
  of: number;
  revealed: boolean;
}

export type OpponentId = 'cleric' | 'builder' | 'noble' | 'card';

export type FocusId = 'transcribe' | 'build' | 'workers' | 'flip_any';

export type DeedId =
  | 'resource'
  | 'virtue'
  | 'debt'
  | 'deed'
  | 'flip_debt'
  | 'flip_deed'
  | 'flip_any'
  | 'corruption'
  | 'scheme'
  | 'ai_dismiss'
  | 'build'
  | 'workers'
  | 'transcribe'
  | 'focus';

export type HeadId = 'merchant' | 'builder' | 'noble' | 'cleric' | 'criminal';

export type OpponentSlotId =
  | 'trading_post_1'
  | 'trading_post_2'
  | 'trading_post_3'
  | 'guildhall_1'
  | 'guildhall_2'
  | 'guildhall_3'
  | 'workshop_1'
  | 'workshop_2'
  | 'workshop_3';

export type SlotBuildingId = 'trading_post' | 'guildhall' | 'workshop';

export type ResourceId = 'stone' | 'gold' | 'ink';

export type PaidActionId = 'trade' | 'construct' | 'workers' | 'transcribe';

export type TriggerId = 'icon' | 'uncovering' | 'collision' | 'flip' | 'scheme' | 'shuffle';

export type SourceKind = 'space' | 'slot' | 'bonus' | 'good';

/** One thing that an opponent is told to do. */
export interface DeedShown {
  op: DeedId;
  n: number;
}

/** A Scheme card: the icons of its head only help to pay; then its rows from top to bottom. */
export interface SchemeShown {
  id: string;
  future: boolean;
  icons: HeadId[];
  /** row 1: Corruption for each Criminal icon on the board */
  corruption: boolean;
  /** row 2 */
  gains: DeedShown[];
  /** row 3 */
  move: number;
  /** row 4: the first that is possible */
  options: DeedShown[][];
}

/** A slot from left to right: an icon, or an ability with what sets it off. */
export interface OpponentSlotShown {
  slot: OpponentSlotId;
  building: SlotBuildingId;
  /** whether its building was built: then it works */
  empty: boolean;
  trigger: TriggerId;
  icons: HeadId[];
  gives: DeedShown[];
}

/** A resource of the order in which an opponent takes them, until it has so many. */
export interface LimitedShown {
  good: ResourceId;
  until: number | null;
}

/** An icon or a resource that paid for an action: of a space 1 to 3 of the line, a slot, a Cleric Bonus, a good. */
export interface SourceShown {
  kind: SourceKind;
  at: string;
  icon: HeadId;
}

/** Whose board it is, and where its Scheme cards lie: on its board from left to right, discarded, still to come. */
export interface OpponentBoardShown {
  opponent: OpponentId;
  seat: number;
  focus: FocusId;
  line: (SchemeShown | null)[];
  /** icons of the three spaces, while they are empty */
  printed: HeadId[][];
  /** the newest last */
  discards: string[];
  schemes_left: number;
  /** what the pile is known to hold, in an order that says nothing */
  in_pile: string[];
  future_left: number;
  slots: OpponentSlotShown[];
  /** which resource it takes first */
  takes: LimitedShown[];
  /** all resources count as one type, and pay for anything */
  pooled: boolean;
  /** what a collision pays it, spaces 1 to 7 */
  track: DeedShown[][];
  /** the last action of its turn that was paid for */
  paid_for: PaidActionId | null;
  paid_with: SourceShown[];
}

/** Viscounts as one seat may know it. */
export interface ViscountsView {
  turn: number;
  round: number;
  last_round: number | null;
  active: number;
  first: number;
  over: boolean;
  phase: PhaseId;
  played: PersonShown | null;
  ring: SegmentShown[];
  castle: CastleShown;
  players: ViscountShown[];
  pairs: PairShown[];
  /** spaces 1 to 7 */
  track: MeetingShown[];
  poverty: EndShown;
  prosperity: EndShown;
  bonuses_left: RibbonId[];
  opponent: OpponentBoardShown | null;
}
