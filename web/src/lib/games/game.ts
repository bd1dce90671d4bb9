import type { Component } from 'svelte';
import type { Choices, Offered } from '../choice/choices.svelte';
import type { IconName } from '../icons/names';
import type { TileName } from '../icons/tiles';
import type { Choice, LogEntry, Said, Snapshot } from '../live/types';

/** An amount to show with its tile: gained, paid or lying there. */
export interface Amount {
  tile: TileName;
  n: number;
  /** Other numbers that it may become, by what is chosen next. */
  or?: number[];
  /** So many things to choose from next, not a change: only the sign is shown. */
  plain?: boolean;
  /** What pays: it is no loss by itself, and has no sign. */
  paid?: boolean;
  /** Instead of the amount before it, not besides it. */
  either?: boolean;
}

/** Where a choice stands: in the dock's list, folded away below it, on the board alone, or nowhere, since it merely does not apply. */
export type Shelf = 'listed' | 'folded' | 'board' | 'hidden';

/** What is told in one breath of a turn that the rules play, and where on the board it happens. */
export interface Step {
  told: LogEntry[];
  place: string | null;
}

/** A choice together with an answer to the question that follows it, and what both bring. */
export interface JoinedPlay {
  offered: Offered;
  then: Said;
  amounts: Amount[];
}

/** Ways to do two things in one press, under one key: the dock has a line for them. */
export interface Joined {
  key: string;
  label: string;
  sign: IconName;
  plays: JoinedPlay[];
}

/** A line of a note: what counts, and how much. */
export interface NoteRow {
  icon: IconName;
  label: string;
  n: number;
}

export interface Note {
  title: string;
  text: string;
  rows?: NoteRow[];
  cite?: string;
  /** What a choice brings, in sentences, and what is bad about it. */
  brings?: string[];
  warning?: string | null;
  refused?: boolean;
}

export interface BoardProps {
  snapshot: Snapshot;
  choices: Choices;
  /** The seat whose tableau is shown large. */
  seat: number;
}

export interface PanelProps {
  snapshot: Snapshot;
  choices: Choices;
  seat: number;
}

export interface HandProps {
  snapshot: Snapshot;
  choices: Choices;
  /** The player whose tableau was asked for, instead of one's hand. */
  pinned: number | null;
}

export interface FootProps {
  snapshot: Snapshot;
  choices: Choices;
}

export interface CommonProps {
  snapshot: Snapshot;
}

export interface SwitchProps {
  snapshot: Snapshot;
  choices: Choices;
}

/** What a game adds to the common table: its board, and the words and signs that only it knows. */
export interface Game {
  id: string;
  /** Whether a seat knows something that the others do not: the screen is then covered when it is passed on. */
  secrets: boolean;
  Board: Component<BoardProps>;
  /** What a player has, in a few lines. */
  Panel: Component<PanelProps>;
  /** What one holds, beside the choices below the board; a game without it has the choices at the side. */
  Hand?: Component<HandProps>;
  /** Whether the board needs some of the height that hand and choices have. */
  isHandLow?(snapshot: Snapshot): boolean;
  /** One's own things lie in large beside the shared board: the panels are those of the others, and the hand is as low as can be. */
  hasOwnBoard?: boolean;
  /** What stays in sight on a phone whatever part of the board is shown: one's goods above all. */
  Foot?: Component<FootProps>;
  /** What belongs to nobody, below the panels of the players. */
  Common?: Component<CommonProps>;
  /** Chooses the piece with which the next choice is made, where there are several. */
  Switch?: Component<SwitchProps>;
  /** Every card of a game or of an expansion, in words. */
  Cards?: Component<{ expansion: string }>;
  /** The thing on the board that stands for a choice. */
  anchorOf(choice: Said): string | null;
  /** Whether that thing is in sight on a phone too; else the choice is listed there. */
  isOnPhone?(anchor: string): boolean;
  /** The key that a choice always has; the others get the next free one. */
  keyOf?(choice: Said): string | null;
  /** What can be made together with the answer to the question that follows it, if anything. */
  joined?(choices: Choices, snapshot: Snapshot): Joined | null;
  shelfOf?(choice: Choice): Shelf;
  /** The piece that a choice is made with, where the same may be done with another one. */
  pieceOf?(choice: Said): string | null;
  /** The choice whose few words in the dock serve for this one too: its sign tells them apart. */
  wordedAs?(choice: Said): string;
  /** The number in which a choice differs from others that are otherwise the same: it is then chosen by counting. */
  countOf?(choice: Said): number | null;
  /** A sign before the words of a choice. */
  signOf?(choice: Said): IconName | null;
  /** What is told about a name in a sentence. */
  noteOn(kind: string, id: string, snapshot: Snapshot): Note | null;
  /** What is told about the thing that a choice is about. */
  about?(choice: Choice, snapshot: Snapshot): Note | null;
  /** A line below the prompt, where there is something that a newcomer would miss. */
  hint?(snapshot: Snapshot): string | null;
  /** Whether an event stands for a folded turn; by itself the first one does. */
  heads?(event: Said): boolean;
  /** Whether an event is told of a turn that is folded too; whose turn it is. */
  tells?(event: Said, seat: number | null): boolean;
  /** Whether an event only says again what was chosen. */
  restates?(event: Said): boolean;
  /** Whether an event belongs to the end of the game, after all turns. */
  closes?(event: Said): boolean;
  /** The turn of an opponent of the rules, in steps. */
  stepsOf?(entries: LogEntry[]): Step[];
  /** What is said of such a step, and what signs say of it. */
  sentencesOf?(step: Step, seat: number): LogEntry[];
  signsOf?(step: Step, seat: number): Amount[];
  /** What a choice costs and brings, as far as the server foresees it. */
  amountsOf(choice: Choice, snapshot: Snapshot): Amount[];
  /** What an event gave or took, and whom. */
  changesOf(event: Said): { seat: number; amount: Amount }[];
  /** The variant and the clock of the game. */
  subtitle(snapshot: Snapshot): string;
  facts(snapshot: Snapshot): { label: string; value: string }[];
  scoreIcon(key: string): IconName;
}
