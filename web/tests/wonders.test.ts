import { describe, expect, it, vi } from 'vitest';
import type { Answer, Args, Choice, Said, Snapshot } from '../src/lib/live/types';
import type { ArchitectsView, Court, Player, Wonder } from '../src/lib/games/architects/view';

vi.mock('../src/lib/live/api', () => ({ api: { cards: async () => [] } }));

const { amountsOf } = await import('../src/lib/games/architects/amounts');
const { anchorOf, keyOf, shelfOf } = await import('../src/lib/games/architects/anchors');
const { contributing, withContribution, figuresAt, giftAmounts, nearestWonder, raising, shortageOf, wonderAt } = await import('../src/lib/games/architects/wonders/court');
const { favourSign, penaltySigns } = await import('../src/lib/games/architects/wonders/courtsigns');
const { ownSigns } = await import('../src/lib/games/architects/wonders/apprenticesigns');
const { STEPS } = await import('../src/lib/games/architects/wonders/track');
const { Choices } = await import('../src/lib/choice/choices.svelte');

const ME = 0;
const snapshot = { seat: ME } as Snapshot;
const answer = (key: string, args: Args = {}, preview: Said[] = []): Answer => ({ key, args, preview });
const gained = (good: string, n: number): Said => ({ key: 'goods_gained', args: { seat: ME, good, n } });

function choice(key: string, args: Args = {}, more: Partial<Choice> = {}): Choice {
  return { id: `${key} ${Object.values(args).join(' ')}`, key, args, refusal: null, reveals: false, warning: null, preview: [], then: [], later: [], ...more };
}

const refused = (key: string): Partial<Choice> => ({ refusal: { key, book: 'wonders', heading: '', page: 0, rule: '', args: {} } });

function offering(...made: Choice[]) {
  const sent: (Said | null)[] = [];
  const game = { anchorOf, keyOf, shelfOf, joined: withContribution } as never;
  const view = { wonders: { court: { ...court, gifts: ['clay', 'wood', 'gold'].map((token) => ({ token })) } } };
  const choices = new Choices({ game, snapshot: () => ({ choices: made, view, seat: ME }) as unknown as Snapshot, submit: ({ key, args }, then) => sent.push({ key, args }, then) });
  return { choices, sent };
}

const wonder = (more: Partial<Wonder> = {}): Wonder => ({
  id: 'stone_wonder', token: 'stone', amount: 12, tokens: 2, influence: 5, taxes: 3, points: 14, owner: null, place: null, ...more,
});
const player = (stone: number, gold: number, silver: number) => ({ goods: { clay: 0, wood: 0, stone, gold, marble: 0, silver } }) as Player;
const court = { princess: 'forest', profiteer: 'mines' } as Court;

describe('the court', () => {
  const view = { wonders: { court, wonders: [wonder({ owner: 1, place: 'quarry' })] } } as unknown as ArchitectsView;

  it('has its figures and wonders where the server says', () => {
    expect([figuresAt(view, 'forest'), figuresAt(view, 'mines'), figuresAt(view, 'quarry')]).toEqual([['princess'], ['profiteer'], []]);
    expect([wonderAt(view, 'quarry')?.id, wonderAt(view, 'forest')]).toEqual(['stone_wonder', null]);
  });

  it('is nowhere without the expansion', () => {
    expect(figuresAt({} as ArchitectsView, 'forest')).toEqual([]);
  });

  it('tells what a reset takes and gives by signs', () => {
    expect([penaltySigns('lose_virtue'), favourSign({ favour: 'debt_destroyed', n: 1 }), favourSign({ favour: 'silver', n: 4 })]).toEqual([
      [{ tile: 'virtue', n: -1 }],
      { tile: 'debt', n: -1 },
      { tile: 'silver', n: 4 },
    ]);
  });

  it('has a track from 12 down to 0', () => {
    expect([STEPS[0], STEPS.at(-1), STEPS.length]).toEqual([12, 0, 13]);
  });
});

describe('a contribution', () => {
  it('brings what the card shows, and nothing that it does not', () => {
    expect(giftAmounts({ influence: 2, virtue: 0, rewards: 1 })).toEqual([{ tile: 'influence', n: 2 }, { tile: 'reward', n: 1 }]);
  });

  it('is made where it is asked for', () => {
    const { choices, sent } = offering(choice('contribute', { good: 'wood' }));
    const { offered, then } = contributing(choices, court, 'wood');
    choices.press(offered!, then);
    expect(sent).toEqual([{ key: 'contribute', args: { good: 'wood' } }, null]);
  });

  it('is made together with the worker that goes to the Princess', () => {
    const { choices, sent } = offering(choice('place', { place: 'forest' }, { then: [answer('contribute', { good: 'wood' }), answer('decline')] }));
    const { offered, then } = contributing(choices, court, 'wood');
    choices.press(offered!, then);
    expect(sent).toEqual([{ key: 'place', args: { place: 'forest' } }, { key: 'contribute', args: { good: 'wood' } }]);
    expect(contributing(choices, court, 'clay').offered).toBeUndefined();
  });

  const giving = (...goods: string[]) => {
    const then = [...goods.map((good) => answer('contribute', { good }, [{ key: 'goods_spent', args: { seat: ME, good, n: 1 } }, gained('wood', 2)])), answer('decline')];
    return offering(choice('place', { place: 'forest' }, { then }), choice('place', { place: 'quarry' }));
  };

  it('is made by its own key, with the worker, at once where one good alone may be given', () => {
    const { choices, sent } = giving('gold');
    expect(choices.joined?.plays.map(({ amounts }) => amounts)).toEqual([[{ tile: 'gold', n: -1 }, { tile: 'wood', n: 2 }]]);
    choices.type('p');
    expect(sent).toEqual([{ key: 'place', args: { place: 'forest' } }, { key: 'contribute', args: { good: 'gold' } }]);
  });

  it('waits for Confirm where there are several goods, and each press goes on to the next one', () => {
    const { choices, sent } = giving('clay', 'gold');
    const waiting = (): unknown => choices.then?.args['good'];
    choices.type('p');
    expect([waiting(), sent]).toEqual(['clay', []]);
    choices.type('p');
    expect(waiting()).toBe('gold');
    choices.type('p');
    expect(waiting()).toBe('clay');
    choices.confirm();
    expect(sent[1]).toEqual({ key: 'contribute', args: { good: 'clay' } });
  });

  it('has no key where none can be made, and places keep theirs', () => {
    const { choices, sent } = offering(choice('place', { place: 'forest' }));
    choices.type('p');
    expect([choices.joined, sent]).toEqual([null, []]);
    choices.type('2');
    expect(sent[0]).toEqual({ key: 'place', args: { place: 'forest' } });
  });

  it('is explained on its slot where it is refused', () => {
    expect(shelfOf(choice('contribute', { good: 'wood' }, refused('token_there')))).toBe('board');
  });
});

describe('a wonder', () => {
  it('is constructed together with the worker that goes to the Guildhall', () => {
    const { choices, sent } = offering(choice('place', { place: 'guildhall' }, { then: [answer('raise_wonder', { wonder: 'stone_wonder', n: 12 })] }));
    const { offered, then } = raising(choices, wonder());
    choices.press(offered!, then);
    expect(sent[1]).toEqual({ key: 'raise_wonder', args: { wonder: 'stone_wonder', n: 12 } });
  });

  it('lacks what one has too little of', () => {
    expect(shortageOf(wonder(), player(10, 0, 5), 1)).toEqual({ good: 2, influence: 4, silver: 0 });
  });

  it('is the nearest of those that nobody has built', () => {
    const gold = wonder({ id: 'gold_wonder', token: 'gold', amount: 7, influence: 4, taxes: 2 });
    expect(nearestWonder([wonder(), gold], player(12, 0, 3), 5)?.id).toBe('stone_wonder');
    expect(nearestWonder([wonder({ owner: 1 }), gold], player(12, 0, 3), 5)?.id).toBe('gold_wonder');
    expect(nearestWonder([wonder({ owner: 1 })], player(12, 0, 3), 5)).toBeNull();
  });

  it('is put at a place by the key of that place', () => {
    const put = choice('place_wonder', { place: 'forest' });
    expect([anchorOf(put), keyOf(put)]).toEqual(['place:forest', '2']);
  });
});

describe('an exchange', () => {
  it('is paid for by a click with the most influence that may stand for the price', () => {
    const { choices } = offering(choice('silver_by_influence', { silver: 0, influence: 0 }), choice('silver_by_influence', { silver: 2, influence: 2 }));
    expect(choices.at('exchange:silver')?.choice.args).toEqual({ silver: 2, influence: 2 });
  });

  it('is not foreseen in what a place brings', () => {
    const visit = choice('place', { place: 'black_market_left' }, { then: [answer('silver_by_influence', { silver: 0, influence: 0 }, [gained('gold', 1)]), answer('silver_by_influence', { silver: 1, influence: 2 }, [gained('gold', 9)])] });
    expect(amountsOf(visit, snapshot)).toEqual([{ tile: 'gold', n: 1 }]);
  });
});

describe('what a place brings', () => {
  it('is the same beside the Princess, whether one contributes or not', () => {
    const visit = choice('place', { place: 'forest' }, { then: [answer('contribute', { good: 'wood' }, [gained('wood', 9)]), answer('decline', {}, [gained('wood', 2)])] });
    expect(amountsOf(visit, snapshot)).toEqual([{ tile: 'wood', n: 2 }]);
  });
});

describe('an apprentice of the expansion', () => {
  it('has signs of its own where no other works like it', () => {
    expect(ownSigns('charlatan_wood')).toEqual([{ tile: 'influence', n: 1 }, { tile: 'wood', n: 1, before: '▸' }]);
    expect(ownSigns('acolyte_clay')).toBeNull();
  });
});
