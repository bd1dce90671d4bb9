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

/** A finished game: its course as a whole, and every position that was asked for. */
export class Course {
  #steps = new Map<number, Snapshot>();
  points: Point[] = $state.raw([]);

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly length: number,
  ) {}

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
    const known = this.#steps.get(n);
    if (known) return known;
    const step = await api.at(this.table, n, this.token);
    this.#steps.set(n, step);
    return step;
  }

  async load(): Promise<void> {
    this.points = (await api.course(this.table, this.token)).map((point, n) => ({ ...point, n }));
  }
}
