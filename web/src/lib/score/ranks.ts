/** Places from the points: winners are first, those with equal points share a place. */
export function ranks(scores: readonly number[], winners: readonly number[]): number[] {
  const ahead = (seat: number): number =>
    scores.filter((points, other) => {
      if (other === seat) return false;
      if (winners.includes(other) !== winners.includes(seat)) return winners.includes(other);
      return points > (scores[seat] ?? 0);
    }).length;
  return scores.map((_, seat) => (winners.includes(seat) ? 1 : 1 + ahead(seat)));
}

/** A number with a real minus sign, and a plus where it is an addition. */
export function signed(n: number, plus: boolean): string {
  if (n < 0) return `−${-n}`;
  return plus && n > 0 ? `+${n}` : String(n);
}
