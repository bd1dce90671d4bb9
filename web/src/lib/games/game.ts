import type { Component } from 'svelte';
import type { Choices } from '../choice/choices.svelte';
import type { IconName } from '../icons/names';
import type { Choice, Said, Snapshot } from '../live/types';

/** An amount to show with its tile: gained, paid or lying there. */
export interface Amount {
  tile: 'coin' | 'meeple';
  n: number;
  /** Other numbers that it may become, by what is chosen next. */
  or?: number[];
}

export interface Note {
  title: string;
  text: string;
  cite?: string;
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
  seat: number;
}

/** What a game adds to the common table: its board, and the words and signs that only it knows. */
export interface Game {
  id: string;
  /** Whether a seat knows something that the others do not: the screen is then covered when it is passed on. */
  secrets: boolean;
  Board: Component<BoardProps>;
  /** What a player has, in a few lines. */
  Panel: Component<PanelProps>;
  /** The thing on the board that stands for a choice. */
  anchorOf(choice: Said): string | null;
  /** What is told about a name in a sentence. */
  noteOn(kind: string, id: string, snapshot: Snapshot): Note | null;
  /** What a choice costs and brings, as far as the server foresees it. */
  amountsOf(choice: Choice, snapshot: Snapshot): Amount[];
  /** What an event gave or took, and whom. */
  changesOf(event: Said): { seat: number; amount: Amount }[];
  /** The variant and the clock of the game. */
  subtitle(snapshot: Snapshot): string;
  facts(snapshot: Snapshot): { label: string; value: string }[];
  scoreIcon(key: string): IconName;
}
