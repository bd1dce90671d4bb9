import { describe, expect, it } from 'vitest';
import { amountsOf, sumOf, tells } from '../src/lib/games/architects/amounts';
import { anchorOf, isOnPhone, keyOf, shelfOf } from '../src/lib/games/architects/anchors';
import { crowdForm, groupsOf } from '../src/lib/games/architects/crowds';
import { facts, hint } from '../src/lib/games/architects/header';
import { callingTab, tabsWithChoices } from '../src/lib/games/architects/tabs';
import type { Answer, Args, Choice, Said, Snapshot } from '../src/lib/live/types';

const ME = 0;
const snapshot = { seat: ME } as Snapshot;
const event = (key: string, args: Args): Said => ({ key, args: { seat: ME, ...args } });
const answer = (key: string, preview: Said[] = []): Answer => ({ key, args: {}, preview });

function choice(key: string, args: Args = {}, more: Partial<Choice> = {}): Choice {
  return { id: key, key, args, refusal: null, reveals: false, warning: null, preview: [], then: [], later: [], ...more };
}

const refused = (key: string): Partial<Choice> => ({ refusal: { key, book: 'architects', heading: '', page: 0, rule: '', args: {} } });

describe('anchors', () => {
  it('are the things that choices are about', () => {
    expect(anchorOf(choice('place', { place: 'forest', workers: 2 }))).toBe('place:forest');
    expect(anchorOf(choice('capture', { place: 'mines', owner: 2 }))).toBe('crowd:mines:2');
    expect(anchorOf(choice('discard_apprentice', { apprentice: 'thief' }))).toBe('mine:thief');
    expect(anchorOf(choice('construct', { building: 'well' }))).toBe('hand:well');
    expect(anchorOf(choice('stop'))).toBeNull();
  });

  it('are not all in sight on a phone', () => {
    expect(['place:mines', 'hand:well', 'debts', 'held:2'].map(isOnPhone)).toEqual([true, true, false, false]);
  });
});

describe('the dock', () => {
  it('gives places the same key at every turn', () => {
    expect(keyOf(choice('place', { place: 'guildhall' }))).toBe('0');
    expect(keyOf(choice('hire', { apprentice: 'thief' }))).toBeNull();
  });

  it('folds what only harms and hides what merely does not apply', () => {
    expect(shelfOf(choice('discard_apprentice'))).toBe('folded');
    expect(shelfOf(choice('capture', {}, refused('nobody_there')))).toBe('hidden');
    expect(shelfOf(choice('place', {}, refused('too_virtuous')))).toBe('listed');
  });
});

describe('amounts', () => {
  it('add up what one gains and loses, and nobody else', () => {
    const events = [
      event('goods_gained', { good: 'wood', n: 2 }),
      event('goods_spent', { good: 'wood', n: 3 }),
      event('virtue_lost', { virtue: 1 }),
      event('goods_gained', { seat: 1, good: 'gold', n: 4 }),
    ];
    expect(sumOf(events, ME)).toEqual([{ tile: 'wood', n: -1 }, { tile: 'virtue', n: -1 }]);
  });

  it('show either gain of the mines', () => {
    const then = [answer('mine', [event('goods_gained', { good: 'clay', n: 3 })]), answer('mine', [event('goods_gained', { good: 'gold', n: 1 })])];
    expect(amountsOf(choice('place', { place: 'mines' }, { then }), snapshot)).toEqual([
      { tile: 'clay', n: 3 },
      { tile: 'gold', n: 1, either: true },
    ]);
  });

  it('count the coins on a hired apprentice as gained', () => {
    const events = [event('goods_spent', { good: 'silver', n: 4 }), event('coins_laid', { silver: 1 }), event('apprentice_hired', { silver: 2 })];
    expect(sumOf(events, ME)).toEqual([{ tile: 'silver', n: -2 }]);
  });

  it('of a drafted card are not those of the card that is left over', () => {
    const preview = [event('plan_discarded', {}), event('goods_gained', { good: 'silver', n: 6 })];
    expect(amountsOf(choice('draft', {}, { preview }), snapshot)).toEqual([{ tile: 'silver', n: 6 }]);
  });

  it('count what can be done at a place that asks on', () => {
    const then = [answer('capture'), answer('capture'), answer('stop'), answer('discard_apprentice')];
    expect(amountsOf(choice('place', { place: 'town_centre' }, { then }), snapshot)).toEqual([{ tile: 'capture', n: 2, plain: true }]);
  });
});

describe('a folded turn', () => {
  it('tells what it was for, not what came and went', () => {
    expect(['worker_placed', 'building_constructed', 'goods_spent', 'workers_captured'].map((key) => tells(event(key, {}), 0))).toEqual([
      false, true, false, true,
    ]);
  });
});

describe('crowds', () => {
  it('show up to four pawns a colour where there is room', () => {
    expect(crowdForm(groupsOf([3, 0, 1]), 7)).toEqual({ pawns: 4, rows: [[{ seat: 0, n: 3 }, { seat: 2, n: 1 }]] });
  });

  it('then one pawn and the number, then two rows', () => {
    expect(crowdForm(groupsOf([5, 5, 5]), 5.5)).toMatchObject({ pawns: 1, rows: [{ length: 3 }] });
    expect(crowdForm(groupsOf([12, 5, 5, 4, 3]), 7)).toMatchObject({ pawns: 1, rows: [{ length: 3 }, { length: 2 }] });
  });

  it('are nothing where nobody stands', () => {
    expect(crowdForm(groupsOf([0, 0]), 7)).toEqual({ pawns: 4, rows: [[]] });
  });
});

describe('the tabs of a phone', () => {
  it('open where something can be chosen', () => {
    const offered = (anchor: string, made: Choice) => ({ choice: made, key: null, anchor, shelf: 'listed' as const, warning: null, follows: [], notable: false });
    const live = tabsWithChoices([offered('apprentice:thief', choice('hire')), offered('place:mines', choice('place', {}, refused('no_taxes')))]);
    expect(live).toEqual(['apprentices']);
    expect(callingTab(live)).toBe('apprentices');
    expect(callingTab([])).toBe('places');
  });
});

describe('the header', () => {
  const view = (more: object): Snapshot => {
    const guildhall = { workers: [0, 1], spaces: 20, resets: [5] };
    return { seat: ME, view: { phase: 'play', turn: 90, players: [{}, {}], active: ME, final_turns: null, quiet: null, guildhall, ...more } } as unknown as Snapshot;
  };
  const quiet = { rounds: 22, most: 30 };

  it('warns of a game that comes to a halt, with the count', () => {
    expect(hint(view({ quiet }))).toContain('architects-hint-quiet');
    expect(facts(view({ quiet })).map(({ value }) => value)).toEqual(['2/20', '22/30']);
  });

  it('says why an effect would be declined', () => {
    const asked = (virtue: number): Snapshot => ({ ...view({ players: [{ virtue }], bans: { black_market_from: 10 } }), question: { key: 'accepting_effect', args: {} } });
    expect([hint(asked(9)), hint(asked(14))]).toEqual(['architects-hint-market', null]);
  });

  it('says nothing of it before, and nothing in the final round', () => {
    expect([hint(view({})), facts(view({})).map(({ value }) => value)]).toEqual([null, ['2/20', '5']]);
    expect(hint(view({ quiet, final_turns: 1 }))).toBe('architects-hint-final');
  });
});
