import { api } from '../live/api';
import type { Snapshot } from '../live/types';

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

const AT_ONCE = 4;

/** A finished game step by step: every position is asked for once and kept. */
export class Course {
  #steps: (Snapshot | undefined)[] = $state.raw([]);

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly length: number,
  ) {}

  readonly points: Point[] = $derived.by(() =>
    this.#steps.flatMap((step, n) => (step ? [{ n, turn: step.turn, scores: step.scores }] : [])),
  );

  /** The first position of each turn. */
  readonly turns: { turn: number; n: number }[] = $derived.by(() =>
    this.points.filter((point, i) => point.turn !== this.points[i - 1]?.turn).map(({ turn, n }) => ({ turn, n })),
  );

  /** The turns that brought somebody most. */
  readonly leaps: Leap[] = $derived.by(() => {
    const leaps = this.points.slice(1).flatMap((point, i) => {
      const before = this.points[i];
      if (!before) return [];
      return point.scores.map((now, seat) => ({ turn: before.turn, seat, n: before.n, points: now - (before.scores[seat] ?? 0) }));
    });
    return leaps.sort((a, b) => b.points - a.points).slice(0, 3);
  });

  async at(n: number): Promise<Snapshot> {
    const known = this.#steps[n];
    if (known) return known;
    const step = await api.at(this.table, n, this.token);
    this.#steps = this.#steps.with(n, step);
    return step;
  }

  async all(): Promise<void> {
    this.#steps = Array.from({ length: this.length + 1 }, (_, n) => this.#steps[n]);
    for (let n = 0; n <= this.length; n += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, this.length + 1 - n) }, (_, i) => this.at(n + i)));
    }
  }
}
