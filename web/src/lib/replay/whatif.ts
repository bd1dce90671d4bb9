import type { SeatWish, Snapshot, TableWish } from '../live/types';
import { DEFAULT_LEVEL } from '../seats/levels';

export type Others = 'bots' | 'screen';

/** The seat that one takes by default: one's own, else the one that is to move. */
export function ownSeat(finished: Snapshot, active: number): number {
  return finished.seats.find(({ mine }) => mine)?.seat ?? active;
}

/** A table from a point of a finished game: one takes a seat and keeps what it knew; bots, or people at this screen, take the others. */
export function whatIf(finished: Snapshot, at: number, seat: number, others: Others = 'bots'): TableWish {
  return {
    game: finished.game,
    players: finished.config.players,
    expansions: finished.config.expansions,
    solo: finished.config.solo,
    setup: finished.config.setup,
    options: finished.config.options,
    seats: finished.seats
      .filter(({ kind }) => kind !== 'rules')
      .map((other): SeatWish =>
        other.seat === seat || others === 'screen'
          ? { kind: 'person', name: other.name }
          : { kind: 'bot', name: other.name, bot: other.bot ?? DEFAULT_LEVEL },
      ),
    from: { table: finished.table, at, seat },
  };
}
