import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Args, LogEntry, Moment } from '../src/lib/live/types';

vi.mock('../src/lib/live/api', () => ({ api: { cards: async () => [] } }));

const { spaceBefore } = await import('../src/lib/games/architects/solo/track');
const { schemeIn, sentencesOf, signsOf, spacesMoved, stepsOf, verdictsOf } = await import('../src/lib/games/architects/solo/steps');
const { momentsOf, Telling, turnsOf } = await import('../src/lib/table/telling.svelte');
const { settings } = await import('../src/lib/settings/settings.svelte');

const THEY = 1;
const entry = (key: string, args: Args = {}): LogEntry => ({ version: 1, turn: 1, key, args: { seat: THEY, ...args } });

const TURN = [
  entry('schemes_shuffled'),
  entry('scheme_revealed', { scheme: 'st_taxes' }),
  entry('entry_impossible', { entry: 'tax_stand', condition: 'taxes_8', rule: 'schemes' }),
  entry('entry_followed', { entry: 'mines', rule: 'schemes' }),
  entry('worker_placed', { place: 'mines', workers: 2 }),
  entry('goods_gained', { good: 'marble', n: 1 }),
  entry('entry_followed', { entry: 'future_scheme', rule: 'icons' }),
  entry('future_scheme_gained', { scheme: 'fu_build_1' }),
];

describe('the turn of an opponent of the rules', () => {
  it('is taken out of all that happened', () => {
    const log = [entry('goods_gained', { seat: 0 }), entry('turn_started'), ...TURN, entry('turn_started', { seat: 0 }), entry('goods_gained', { seat: 0 })];
    expect(turnsOf(log, (seat) => seat === THEY)).toEqual(TURN);
  });

  it('is told in steps: a card, then each entry that it follows or passes over, with what comes of it', () => {
    expect(stepsOf(TURN).map(({ told, place }) => [told.length, place])).toEqual([[2, null], [1, 'tax_stand'], [3, 'mines'], [2, null]]);
  });

  it('shows which entries of the card were passed over, and which one was followed', () => {
    expect(schemeIn(stepsOf(TURN))).toBe('st_taxes');
    expect(verdictsOf(stepsOf(TURN))).toEqual([
      { entry: 'tax_stand', condition: 'taxes_8', followed: false },
      { entry: 'mines', condition: null, followed: true },
    ]);
  });

  it('leaves the marker of goods where it goes round its track', () => {
    const moved = spacesMoved(stepsOf([...TURN, entry('marker_moved', { good: 'wood', n: 2 }), entry('marker_moved', { good: 'wood', n: 1 })]));
    expect([moved, spaceBefore('wood', moved), spaceBefore('marble', 5)]).toEqual([3, 'gold', 'marble']);
  });

  it('says what befalls others, and shows what the opponent gains by signs', () => {
    const [step] = stepsOf([entry('entry_followed', { entry: 'capture' }), entry('workers_captured', { owner: 0, workers: 3 }), entry('goods_gained', { good: 'marble', n: 1 }), entry('debts_taken', { seat: 0, debts: 1 })]);
    expect(sentencesOf(step!, THEY).map(({ key }) => key)).toEqual(['entry_followed', 'workers_captured', 'debts_taken']);
    expect(signsOf(step!, THEY)).toEqual([{ tile: 'marble', n: 1 }]);
  });

  it('has no verdict on what has not been told', () => {
    expect(verdictsOf(stepsOf(TURN).slice(0, 1))).toEqual([]);
  });
});

describe('the table between the steps of a turn', () => {
  const moment = (told: number): Moment => ({ told, turn: 2, active: THEY, view: {} as never, scores: [] });
  const log = [entry('goods_gained', { seat: 0 }), entry('turn_started'), ...TURN, entry('turn_started', { seat: 0 })];
  const told = (moments: readonly Moment[], version = 1): (number | undefined)[] => momentsOf(stepsOf(TURN), log, { version, moments }).map((found) => found?.told);

  it('is as it lay before the next step began, and as it lies now after the last', () => {
    expect(told([moment(3), moment(4), moment(8)])).toEqual([4, 4, 8, undefined]);
  });

  it('is as it lies now where nothing else is known', () => {
    expect(told([])).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is as it lay first where a step was told with an earlier version', () => {
    expect(told([moment(5), moment(9)], 2)).toEqual([5, 5, 5, undefined]);
  });
});

describe('a turn that is told', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    settings.set('speed', 'normal');
  });
  afterEach(() => vi.useRealTimers());

  function telling(mode: 'steps' | 'run' | 'summary') {
    settings.set('telling', mode);
    const told = new Telling();
    told.begin(stepsOf(TURN));
    return told;
  }

  it('waits for each step where that is wished', () => {
    const told = telling('steps');
    vi.advanceTimersByTime(5000);
    expect([told.told, told.active]).toEqual([1, true]);
    told.press({ do: 'confirm' });
    expect(told.told).toBe(2);
    told.press({ do: 'choose', key: 'f' });
    expect([told.active, told.press({ do: 'confirm' })]).toEqual([false, false]);
  });

  it('runs by itself, but not while somebody else has to take the screen', () => {
    const told = telling('run');
    told.hold(true);
    vi.advanceTimersByTime(5000);
    expect(told.told).toBe(1);
    told.hold(false);
    vi.advanceTimersByTime(5000);
    expect(told.active).toBe(false);
  });

  it('is told at once as a summary, or where nothing moves, and again on demand', () => {
    expect(telling('summary').active).toBe(false);
    settings.set('speed', 'off');
    const told = telling('run');
    expect(told.active).toBe(false);
    told.again();
    expect(told.told).toBe(1);
  });

  it('shows the table as it lay until the last step is told, and again from the first', () => {
    settings.set('telling', 'steps');
    const moves: number[] = [];
    const told = new Telling((change) => (moves.push(moves.length), change()));
    const moments = [1, 2, 3].map((told) => ({ told }) as Moment);
    told.begin(stepsOf(TURN), [...moments, null]);
    expect(told.moment).toBe(moments[0]);
    const heard = told.heardOf([...TURN, entry('turn_started', { seat: 0 })]);
    expect(heard).toBe(2);
    told.next();
    expect([told.moment, moves.length]).toEqual([moments[1], 1]);
    told.press({ do: 'skip' });
    expect([told.moment, told.active, moves.length]).toEqual([null, false, 2]);
    expect(told.heardOf(TURN)).toBe(TURN.length);
    told.again();
    expect(told.moment).toBe(moments[0]);
    told.clear();
    expect(told.moment).toBeNull();
  });

  it('is forgotten when it is taken back', () => {
    const told = telling('steps');
    told.clear();
    expect([told.active, told.steps]).toEqual([false, []]);
  });
});
