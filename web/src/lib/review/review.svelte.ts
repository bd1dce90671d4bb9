import { api } from '../live/api';
import type { Failure, Move, Review, Standing } from '../live/types';
import { seatKeys } from '../seats/keys.svelte';
import { said } from '../table/table.svelte';

/** How long to wait before asking again how far it is. */
const PAUSE = 600;
/** Of the costly moves; further ones would stand on each other. */
const NUMBERED = 5;

/** A move that is marked at its turn; one without a number was the only good one. */
export interface Mark {
  move: Move;
  number: number | null;
  index: number;
}

/** The review of a finished game as it comes: how it stood turn by turn, then all of it. */
export class Reviewed {
  #standings: Standing[] = $state.raw([]);
  done = $state(0);
  of = $state(1);
  review: Review | null = $state.raw(null);
  problem: Failure | null = $state.raw(null);
  #ended = false;

  constructor(readonly table: string) {}

  readonly standings: Standing[] = $derived(this.review?.standings ?? this.#standings);
  readonly moves: Move[] = $derived(this.review?.moves ?? []);
  /** Where what was played was the only good move. */
  readonly only: Move[] = $derived(this.review?.only ?? []);
  /** What is marked along the game: the costliest moves, and the only good ones. */
  readonly marks: Mark[] = $derived([...this.moves.slice(0, NUMBERED).map((move, i) => this.#mark(move, i + 1)), ...this.only.map((move) => this.#mark(move, null))]);

  /** Asks until it is there. */
  async load(): Promise<void> {
    while (!this.review && !this.#ended) {
      const shown = await api.review(this.table, seatKeys.of(this.table));
      this.done = shown.done;
      this.of = shown.of;
      if (shown.standings.length > this.#standings.length) this.#standings = shown.standings;
      this.review = shown.review;
      if (!shown.review) await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }

  async start(): Promise<void> {
    this.problem = null;
    try {
      await this.load();
    } catch (error) {
      this.problem = said(error);
    }
  }

  stop(): void {
    this.#ended = true;
  }

  /** Where in the standings a point of the game is: when its turn began. */
  indexAt(n: number): number {
    return Math.max(0, this.standings.findLastIndex((one) => one.n <= n));
  }

  #mark(move: Move, number: number | null): Mark {
    return { move, number, index: this.indexAt(move.n) };
  }

  /** The move of this turn that is worth a look. */
  moveIn(index: number): Move | undefined {
    return [...this.moves, ...this.only].find((move) => this.indexAt(move.n) === index);
  }

  /** The costly move after this point of the game; after the last one, the first. */
  nextMove(n: number): Move | undefined {
    const inOrder = this.moves.toSorted((a, b) => a.n - b.n);
    return inOrder.find((move) => move.n > n) ?? inOrder[0];
  }
}

/** A chance in whole per cent. */
export const percent = (chance: number): number => Math.round(chance * 100);
