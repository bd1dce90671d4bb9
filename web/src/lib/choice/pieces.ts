import type { Game } from '../games/game';
import type { Choice } from '../live/types';

/** The pieces with which something is allowed, in the order in which they are offered. */
export function piecesIn(choices: readonly Choice[], game: Pick<Game, 'pieceOf'>): string[] {
  const pieces = choices.filter(({ refusal }) => !refusal).map((choice) => game.pieceOf?.(choice) ?? null);
  return [...new Set(pieces)].filter((piece) => piece !== null);
}

/** Where the same thing may be done with several pieces, the choice with the one at hand, or with the only one that may. */
export function oneForEach(choices: readonly Choice[], game: Pick<Game, 'pieceOf' | 'anchorOf'>, piece: string | null): Choice[] {
  const rank = (choice: Choice): number => (choice.refusal ? 2 : 0) + (game.pieceOf?.(choice) === piece ? 0 : 1);
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const anchor = game.pieceOf?.(choice) ? game.anchorOf(choice) : null;
    if (anchor === null) continue;
    const other = best.get(anchor);
    if (!other || rank(choice) < rank(other)) best.set(anchor, choice);
  }
  const isLeftOut = (choice: Choice): boolean => Boolean(game.pieceOf?.(choice)) && best.get(game.anchorOf(choice) ?? '') !== choice;
  return choices.filter((choice) => !isLeftOut(choice));
}
