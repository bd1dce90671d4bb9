import { describe, expect, it } from 'vitest';
import { byTurn, headlineOf, lines, ownerOf, sinceLastTurn, touching } from '../src/lib/log/grouping';
import { fits, mergeChat, mergeLog } from '../src/lib/live/merge';
import type { LogEntry } from '../src/lib/live/types';

const entry = (version: number, turn: number, key: string, seat: number): LogEntry => ({ version, turn, key, args: { seat } });
const started = (version: number, turn: number, seat: number): LogEntry => entry(version, turn, 'turn_started', seat);

const log = [
  started(0, 1, 0), entry(1, 1, 'card_taken', 0), entry(1, 1, 'coins_gained', 0),
  started(1, 2, 1), entry(2, 2, 'card_taken', 1), entry(2, 2, 'coins_gained', 0),
  started(2, 3, 2), entry(3, 3, 'card_taken', 2),
  started(3, 4, 0),
];

describe('the log in turns', () => {
  it('puts each event with its turn and knows whose it is', () => {
    const turns = byTurn(log);
    expect(turns.map((turn) => [turn.turn, turn.seat, turn.entries.length])).toEqual([[1, 0, 2], [2, 1, 2], [3, 2, 1], [4, 0, 0]]);
  });

  it('does not take somebody who goes away meanwhile for what a turn was about', () => {
    const [turn] = byTurn([started(0, 1, 0), entry(1, 1, 'went_away', 2), entry(2, 1, 'card_taken', 0)]);
    expect(headlineOf(turn!)?.key).toBe('card_taken');
    expect(ownerOf(turn!, headlineOf(turn!))).toBe(0);
    const [still] = byTurn([started(0, 1, 0), entry(1, 1, 'went_away', 2)]);
    expect(headlineOf(still!)?.key).toBe('went_away');
    expect(ownerOf(still!, headlineOf(still!))).toBe(2);
  });

  it('keeps two turns with the same number apart', () => {
    expect(byTurn([started(0, 1, 0), entry(1, 1, 'a', 0), started(1, 1, 1), entry(2, 1, 'b', 1)])).toHaveLength(2);
  });

  it('tells what my last turn caused and what others did since', () => {
    expect(sinceLastTurn(byTurn(log), [0]).map((turn) => turn.turn)).toEqual([1, 2, 3]);
  });

  it('does not stop at the turn that I have begun', () => {
    const begun = [...log, entry(4, 4, 'card_taken', 0)];
    expect(sinceLastTurn(byTurn(begun), [0]).map((turn) => turn.turn)).toEqual([1, 2, 3]);
  });

  it('tells everything to somebody who has not played yet', () => {
    expect(sinceLastTurn(byTurn(log), [5]).map((turn) => turn.turn)).toEqual([1, 2, 3]);
  });

  it('puts what happens before the first turn under whom it concerns', () => {
    const draft = [entry(1, 0, 'plan_drafted', 0), entry(1, 0, 'plan_drafted', 1), { version: 1, turn: 0, key: 'packs_passed', args: {} }, entry(2, 0, 'plan_drafted', 1), started(3, 1, 1)];
    expect(byTurn(draft).map((turn) => [turn.seat, turn.entries.length])).toEqual([[0, 1], [1, 2], [null, 1], [1, 0]]);
  });

  it('puts the steps of the end under their owner, not into the last turn', () => {
    const ending = [started(0, 9, 2), entry(1, 9, 'card_taken', 2), entry(1, 9, 'scored', 0), entry(1, 9, 'scored', 1), entry(1, 9, 'gained', 0), { version: 1, turn: 9, key: 'game_ended', args: {} }];
    const turns = byTurn(ending, ({ key }) => key === 'scored');
    expect(turns.map((turn) => [turn.seat, turn.entries.map(({ key }) => key)])).toEqual([[2, ['card_taken']], [0, ['scored', 'gained']], [1, ['scored']], [null, ['game_ended']]]);
    expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
  });

  it('tells the same event once, with how often it happened', () => {
    expect(lines([entry(1, 0, 'a', 0), entry(1, 0, 'b', 0), entry(2, 0, 'a', 0)]).map(({ event, times }) => [event.key, times])).toEqual([['a', 2], ['b', 1]]);
  });

  it('finds what touches me in the turns of others', () => {
    const [first, second] = byTurn(log);
    expect(touching(first!, [0])).toEqual([]);
    expect(touching(second!, [0]).map((found) => found.key)).toEqual(['coins_gained']);
  });

  it('heads a turn with its first event, but not with a shuffle', () => {
    const [turn] = byTurn([started(0, 1, 0), entry(1, 1, 'schemes_shuffled', 0), entry(1, 1, 'scheme_revealed', 0)]);
    expect(headlineOf(turn!)?.key).toBe('scheme_revealed');
    const [alone] = byTurn([started(0, 1, 0), entry(1, 1, 'schemes_shuffled', 0)]);
    expect(headlineOf(alone!)?.key).toBe('schemes_shuffled');
  });
});

describe('merging what the server sends', () => {
  it('adds the events after the version it knows', () => {
    const part = { since: 2, reset: false, log: log.slice(7) };
    expect(mergeLog(log.slice(0, 7), part)).toEqual(log);
  });

  it('does not tell an event twice', () => {
    expect(mergeLog(log, { since: 1, reset: false, log: log.filter((e) => e.version > 1) })).toEqual(log);
  });

  it('replaces everything at a reset', () => {
    expect(mergeLog(log, { since: 0, reset: true, log: log.slice(0, 2) })).toEqual(log.slice(0, 2));
  });

  it('refuses what is older, and notices a gap', () => {
    const shown = { version: 5, course: '' };
    expect(fits(shown, { version: 4, since: 3, reset: false, course: '' })).toBe('older');
    expect(fits(shown, { version: 8, since: 6, reset: false, course: '' })).toBe('gap');
    expect(fits(shown, { version: 8, since: 0, reset: true, course: '' })).toBe('fits');
    expect(fits(shown, { version: 6, since: 5, reset: false, course: '' })).toBe('fits');
  });

  it('takes of another course of the table nothing but the whole, however old', () => {
    const shown = { version: 5, course: 'one' };
    for (const version of [4, 5, 6]) {
      expect(fits(shown, { version, since: 0, reset: true, course: 'other' })).toBe('fits');
      expect(fits(shown, { version, since: version, reset: false, course: 'other' })).toBe('gap');
    }
  });

  it('keeps each line of the chat once, in order', () => {
    const line = (said: number) => ({ said, seat: 0, name: 'A', text: String(said), at: '' });
    expect(mergeChat([line(1), line(3)], [line(2), line(3)]).map((l) => l.said)).toEqual([1, 2, 3]);
  });
});
