import type { Snapshot, TableWish } from '../live/types';

/** A table from a point of a finished game: one takes the seat that is to move, bots take the others. */
export function whatIf(snapshot: Snapshot, at: number, seat: number): TableWish {
  return {
    game: snapshot.game,
    players: snapshot.config.players,
    expansions: snapshot.config.expansions,
    solo: snapshot.config.solo,
    setup: snapshot.config.setup,
    options: snapshot.config.options,
    seats: snapshot.seats.map((other) =>
      other.seat === seat ? { kind: 'person', name: other.name } : { kind: 'bot', name: other.name, bot: other.bot ?? 'greedy' },
    ),
    from: { table: snapshot.table, at },
  };
}
