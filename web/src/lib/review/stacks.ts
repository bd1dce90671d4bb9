/** From where to where a source of points reaches, above or below what lies under it. */
export interface Span {
  from: number;
  to: number;
}

/** The points of one seat, by source: gains pile up above zero, losses below. */
export function stacked(points: readonly number[]): Span[] {
  let above = 0;
  let below = 0;
  return points.map((n) => {
    if (n < 0) return { from: below, to: (below += n) };
    return { from: above, to: (above += n) };
  });
}

/** Round numbers between which lines are drawn. */
export function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((wide) => (most - least) / wide <= 5) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
}
