import { describe, expect, it } from 'vitest';
import type { Offered } from '../src/lib/choice/choices.svelte';
import { amountsOf, changesOf } from '../src/lib/games/viscounts/amounts';
import { anchorOf, keyOf, shelfOf, wordedAs } from '../src/lib/games/viscounts/anchors';
import { waysOf } from '../src/lib/games/viscounts/cards';
import { arranging, completed } from '../src/lib/games/viscounts/order';
import { payersOf } from '../src/lib/games/viscounts/paying';
import { pointsOfSets, setsOf } from '../src/lib/games/viscounts/sets';
import { sentencesOf, stepsOf } from '../src/lib/games/viscounts/solo/steps';
import { callingTab, tabsWithChoices } from '../src/lib/games/viscounts/tabs';
import type { Manuscript, Person, Player } from '../src/lib/games/viscounts/view';
import type { Args, Choice, LogEntry, Snapshot } from '../src/lib/live/types';

const choice = (key: string, args: Args = {}, refusal: string | null = null): Choice => ({
  id: key,
  key,
  args,
  refusal: refusal === null ? null : ({ key: refusal, args: {} } as unknown as Choice['refusal']),
  reveals: false,
  warning: null,
  preview: [],
  then: [],
  later: [],
});
const offer = (chosen: Choice): Offered => ({ choice: chosen, key: null, anchor: anchorOf(chosen), shelf: shelfOf(chosen), warning: null, follows: [], notable: false });
const person = (id: string, icons: Person['icons']): Person => ({ number: 1, id, value: 1, icons, timing: 'never', ways: [], helps: 'none', on_hire: [], hero: false, printed: false });
const player = (line: (Person | null)[], slots: number[] = []): Player =>
  ({ line, slots: Array.from({ length: 9 }, (_, i) => slots.includes(i)), bonuses: ['yellow'], space: 'lake_inner' }) as unknown as Player;

describe('what pays for an action', () => {
  const abbot = person('abbot', ['cleric']);
  const squire = person('squire', ['noble']);
  const thief = person('thief', ['criminal']);
  const place = (args: Args) => choice('place_workers', { n: 2, icons: 5, own: 0, pairs: 0, criminals: 0, due: 0, ...args });

  it('lights up own icons first, then Criminals, then goods', () => {
    const paid = payersOf(place({ own: 1, criminals: 1, due: 1 }), player([squire, thief, abbot]), null);
    expect([...paid]).toEqual([['line:0:0', 0], ['line:1:0', 1], ['good:gold', 2]]);
  });

  it('are printed icons only where no card lies, then slots, then bonuses', () => {
    const paid = payersOf(place({ own: 3 }), player([abbot, null, null], [4]), null);
    expect([...paid.keys()]).toEqual(['printed:1:2', 'slot:guildhall_2:0', 'bonus:yellow:0']);
  });

  it('are two Merchants for each pair', () => {
    const trader = person('trader', ['merchant', 'merchant']);
    const paid = payersOf(place({ pairs: 1 }), player([trader, abbot, squire]), null);
    expect([...paid.keys()]).toEqual(['line:0:0', 'line:0:1']);
  });

  it('is nothing where the action is refused', () => {
    const refused = choice('place_workers', { n: 2, icons: 3, own: 1, pairs: 0, criminals: 0, due: 2 }, 'not_enough_nobles');
    expect(payersOf(refused, player([squire, null, null]), null).size).toBe(0);
  });
});

describe('a new order of cards', () => {
  const line = [person('a', []), null, person('b', []), person('c', [])].slice(0, 4);
  const three = [person('a', []), person('b', []), person('c', [])];

  it('is complete once only one card is left', () => {
    expect(completed(three, [2])).toBeNull();
    expect(completed(three, [2, 0])).toEqual([2, 0, 1]);
    expect(completed(line.slice(0, 3), [2])).toEqual([2, 0]);
  });

  it('is the choice that names the cards in this order', () => {
    const orders = [choice('arrange_three', { card: 'a', card2: 'b', card3: 'c' }), choice('arrange_three', { card: 'c', card2: 'a', card3: 'b' })];
    expect(arranging(orders.map(offer), three, [2, 0, 1])?.choice).toBe(orders[1]);
  });
});

describe('manuscripts', () => {
  it('make sets of different ribbons, each as large as it can be', () => {
    const owned = ['grey', 'grey', 'black', 'yellow', 'grey', 'black'].map((ribbon) => ({ ribbon }) as Manuscript);
    expect(setsOf(owned)).toEqual([3, 2, 1]);
    expect(pointsOfSets([3, 2, 1])).toBe(14);
    expect(setsOf([])).toEqual([]);
  });
});

describe('choices', () => {
  it('that belong to the other path are listed once, without number or slot', () => {
    const shelves = [1, 2].map((n) => shelfOf(choice('place_workers', { n }, 'inner_path_only')));
    expect(shelves).toEqual(['listed', 'hidden']);
    expect(wordedAs(choice('construct', { slot: 'trading_post_1' }))).toBe('construct_elsewhere');
    expect(wordedAs(choice('construct', { slot: 'trading_post_1', icons: 5 }))).toBe('construct');
    expect([choice('construct', { slot: 'workshop_1' }), choice('construct', { slot: 'workshop_1', icons: 3 })].map(anchorOf)).toEqual([null, 'slot:workshop_1']);
  });

  it('that are too dear are explained on the board', () => {
    expect(shelfOf(choice('ride', { space: 'lake_left' }, 'not_enough_silver'))).toBe('board');
    expect(shelfOf(choice('construct', { slot: 'workshop_1' }, 'built_already'))).toBe('hidden');
  });

  it('to do nothing have a key of their own', () => {
    expect(keyOf(choice('no_action'))).toBe('x');
    expect(keyOf(choice('trade'))).toBeNull();
  });

  it('open the tab of a phone in which they lie', () => {
    const live = tabsWithChoices([choice('play', { card: 'abbot' }), choice('place_on', { section: 'flip' }, 'no')].map(offer));
    expect(live).toEqual(['cards']);
    expect(callingTab([])).toBe('board');
  });

  it('show what pays without a sign, and what they bring with one', () => {
    const view = { players: [{ space: 'lake_right' }], ring: [{ id: 'lake', trades: [{}, { icons: 2, gain: { op: 'ink', n: 1 } }] }] };
    const snapshot = { seat: 0, view } as unknown as Snapshot;
    const trade = choice('trade', { icons: 2, own: 1, pairs: 0, criminals: 0, due: 1 });
    expect(amountsOf(trade, snapshot)).toEqual([{ tile: 'merchant', n: 1, paid: true }, { tile: 'silver', n: 1, paid: true }, { tile: 'ink', n: 1 }]);
    expect(amountsOf(choice('recruit', { card: 'abbot', silver: 2 }), snapshot)).toEqual([{ tile: 'silver', n: -2 }]);
  });
});

describe('events', () => {
  it('of nothing change nothing', () => {
    expect(changesOf({ key: 'viscount_moved', args: { seat: 0, space: 'lake_left', silver: 0 } })).toEqual([]);
    expect(changesOf({ key: 'viscount_moved', args: { seat: 0, space: 'lake_left', silver: 2 } })).toEqual([{ seat: 0, amount: { tile: 'silver', n: -2 } }]);
  });
});

describe('effects as the rules write them', () => {
  it('are ways of steps', () => {
    expect(waysOf('free_hire | debt:1 + silver:2')).toEqual([[{ op: 'free_hire', n: 1 }], [{ op: 'debt', n: 1 }, { op: 'silver', n: 2 }]]);
    expect(waysOf('')).toEqual([]);
  });
});

describe('the turn of an opponent', () => {
  const said = (key: string, args: Args = {}): LogEntry => ({ key, args: { seat: 1, ...args }, turn: 2, version: 3 }) as LogEntry;
  const turn = [
    said('scheme_dropped', { scheme: 's_builder' }),
    said('scheme_turned_up', { scheme: 's_cleric' }),
    said('entry_followed', { entry: 'gains' }),
    said('goods_gained', { n: 1, good: 'ink' }),
    said('entry_followed', { entry: 'move' }),
    said('viscount_moved', { space: 'coast_right', silver: 0 }),
    said('entry_impossible', { entry: 'build', condition: 'building_affordable' }),
    said('entry_followed', { entry: 'focus' }),
    said('entry_followed', { entry: 'transcribe' }),
    said('manuscript_taken', { manuscript: 'blue_3_silver', segment: 'coast' }),
    said('entry_impossible', { entry: 'collision', condition: 'markers_met' }),
  ];

  it('is told row by row of its card', () => {
    const steps = stepsOf(turn);
    expect(steps.map(({ told }) => told.length)).toEqual([2, 2, 2, 4, 1]);
    expect(steps.map(({ place }) => place)).toEqual([null, null, 'space:coast_right', 'manuscript:coast', null]);
  });

  it('says what was done, and which entry only where nothing else is said', () => {
    const [, gains, , row] = stepsOf(turn);
    expect(sentencesOf(gains!, 1).map(({ key }) => key)).toEqual(['entry_followed']);
    expect(sentencesOf(row!, 1).map(({ key }) => key)).toEqual(['entry_impossible', 'manuscript_taken']);
  });
});
