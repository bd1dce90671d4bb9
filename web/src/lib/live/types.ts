import type { ClockTerms, SeatAsked, TableAsked } from './wire';

/** What the server says, by the names that the client has for it; `wire.ts` is made from the server's own types. */
export type {
  Advice,
  AnswerShown as Answer,
  Args,
  ChatLine,
  ChoiceShown as Choice,
  ClockShown as SeatClock,
  ClockTerms,
  CoursePoint,
  Mine,
  ErrorShown as Failure,
  Event as Said,
  GameShown as GameInfo,
  Kind as SeatKind,
  LadderShown as Ladder,
  LessonOffered,
  LessonShown as Lesson,
  Line,
  LogShown as LogEntry,
  MomentShown as Moment,
  OpenTables,
  Move,
  Reach,
  Review,
  ReviewShown,
  SeatGiven,
  SeatShown as Seat,
  Snapshot,
  Standing,
  SeatTaken,
  SuggestionShown as Suggestion,
  TableKey,
  TableListed,
  TableMade as NewTable,
  TableUnknown,
  Watch,
  Why as Refusal,
} from './wire';

/** The client says who sits where, and leaves nothing else to be filled in. */
export type SeatWish = SeatAsked & Required<Pick<SeatAsked, 'kind' | 'name'>>;
export type TableWish = Required<Omit<TableAsked, 'clock' | 'from' | 'key' | 'lesson' | 'open_to_all' | 'rated' | 'seats'>> &
  Pick<TableAsked, 'from' | 'open_to_all' | 'rated'> & { seats: SeatWish[]; clock?: ClockTerms | null };
