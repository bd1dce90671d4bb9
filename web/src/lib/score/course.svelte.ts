import { api } from '../live/api';
import type { Snapshot } from '../live/types';
import { seatKeys } from '../seats/keys.svelte';

export interface Point {
  n: number;
  turn: number;
  scores: number[];
}

export interface Leap {
  turn: number;
  seat: number;
  n: number;
  points: number;
}

/** A finished game: its course as a whole, and every position that was asked for. */
export class Course {
  #steps = new Map<string, Promise<Snapshot>>();
  points: Point[] = $state.raw([]);

  constructor(
    readonly table: string,
    readonly length: number,
  ) {}

  /** The first position of each turn. */
  readonly turns: { turn: number; n: number }[] = $derived.by(() =>
    this.points.filter((point, i) => point.turn !== this.points[i - 1]?.turn).map(({ turn, n }) => ({ turn, n })),
  );

  /** The turns that brought somebody most; each once, under whom it brought most. */
  readonly leaps: Leap[] = $derived.by(() => {
    const leaps = this.points.slice(1).flatMap((point, i) => {
      const before = this.points[i];
      if (!before) return [];
      return point.scores.map((now, seat) => ({ turn: before.turn, seat, n: before.n, points: now - (before.scores[seat] ?? 0) }));
    });
    leaps.sort((a, b) => b.points - a.points);
    return leaps.filter(({ turn }, i) => leaps.findIndex((leap) => leap.turn === turn) === i).slice(0, 3);
  });

  /** The position after so many choices, as a seat knew it. */
  at(n: number, seat: number | null): Promise<Snapshot> {
    const wanted = `${n}/${seat}`;
    const step = this.#steps.get(wanted) ?? api.at(this.table, seatKeys.of(this.table), n, seat);
    this.#steps.set(wanted, step);
    step.catch(() => this.#steps.delete(wanted));
    return step;
  }

  /** Where the turn before begins or, in the middle of a turn, this one. */
  turnBefore(n: number): number {
    return this.turns.findLast((turn) => turn.n < n)?.n ?? 0;
  }

  turnAfter(n: number): number {
    return this.turns.find((turn) => turn.n > n)?.n ?? this.length;
  }

  async load(): Promise<void> {
    this.points = (await api.course(this.table, seatKeys.of(this.table))).map((point, n) => ({ ...point, n }));
  }
}
