import { describe, expect, it, vi } from 'vitest';
import type { Answer, Args, Choice, Said, Snapshot } from '../src/lib/live/types';
import type { Craft } from '../src/lib/games/architects/cards';
import type { ArchitectsView, Crafted } from '../src/lib/games/architects/view';
import type { Whereabouts } from '../src/lib/live/wire';

const CRAFT = { id: 'craft_01_glazed_tiles', deck: 'crafts', source: 'reconstructed', points: 3, tool: 'chisel', tool_effect: { kind: 'gain', thing: 'stone', amount: 1 } };
const SOURCES = { effect: 'seed', points: 'seed', tool: 'reconstructed' };
vi.mock('../src/lib/live/api', () => ({ api: { cards: async () => [{ ...CRAFT, sources: SOURCES }] } }));

const { amountsOf } = await import('../src/lib/games/architects/amounts');
const { anchorOf, isOnPhone, keyOf, shelfOf } = await import('../src/lib/games/architects/anchors');
const { artisansAt, artisansHeldBy, halfAsked, pieceOf } = await import('../src/lib/games/architects/artisans');
const { craftOf, loadCards, reconstructedIn } = await import('../src/lib/games/architects/cards');
const { adornmentSigns, toolGains, toolSigns } = await import('../src/lib/games/architects/signs');
const { Choices } = await import('../src/lib/choice/choices.svelte');
await loadCards();

const ME = 0;
const snapshot = { seat: ME } as Snapshot;
const event = (key: string, args: Args): Said => ({ key, args: { seat: ME, ...args } });
const answer = (key: string, preview: Said[] = []): Answer => ({ key, args: {}, preview });

function choice(key: string, args: Args = {}, more: Partial<Choice> = {}): Choice {
  return { id: `${key} ${Object.values(args).join(' ')}`, key, args, refusal: null, reveals: false, warning: null, preview: [], then: [], later: [], ...more };
}

const refused = (key: string): Partial<Choice> => ({ refusal: { key, book: 'artisans', heading: '', page: 0, rule: '', args: {} } });

describe('the piece to place', () => {
  const worker = (place: string, more: Partial<Choice> = {}) => choice('place', { place }, more);
  const artisan = (place: string, more: Partial<Choice> = {}) => choice('place_artisan', { place }, more);

  function offered(...made: Choice[]) {
    const sent: string[] = [];
    const game = { anchorOf, pieceOf, keyOf, shelfOf } as never;
    const choices = new Choices({ game, snapshot: () => ({ choices: made }) as Snapshot, submit: ({ key }) => sent.push(key) });
    return { choices, sent };
  }

  it('is a worker unless the Artisan is taken, and a worker again in a new situation', () => {
    const { choices, sent } = offered(worker('forest'), artisan('forest'));
    choices.press(choices.at('place:forest')!);
    choices.type('x');
    expect(choices.piece).toBe('artisan');
    choices.press(choices.byKey('2')!);
    choices.renew();
    choices.press(choices.byKey('2')!);
    expect(sent).toEqual(['place', 'place_artisan', 'place']);
  });

  it('is the only one that may go there', () => {
    const { choices } = offered(worker('forest'), artisan('forest'), worker('guildhall'), artisan('guildhall', refused('artisan_not_there')));
    choices.take('artisan');
    expect(choices.offered.map((one) => one.choice.key)).toEqual(['place_artisan', 'place']);
  });

  it('needs no switch where only one is left', () => {
    const { choices } = offered(worker('forest', refused('only_artisan_left')), artisan('forest'));
    expect(choices.pieces).toEqual(['artisan']);
    expect(choices.at('place:forest')?.choice.key).toBe('place_artisan');
  });

  it('says why neither may go there', () => {
    const { choices } = offered(worker('mines'), artisan('mines'), worker('tax_stand', refused('no_taxes')), artisan('tax_stand', refused('no_taxes')));
    expect(choices.at('place:tax_stand')?.choice.refusal?.key).toBe('no_taxes');
  });
});

describe('workers of one colour', () => {
  it('are captured as many as may be by a press on them', () => {
    const some = [1, 2].map((workers) => choice('capture_here', { place: 'mines', owner: 1, workers }));
    const choices = new Choices({ game: { anchorOf } as never, snapshot: () => ({ choices: some }) as Snapshot, submit: () => undefined });
    expect(choices.at('crowd:mines:1')?.choice.args['workers']).toBe(2);
  });
});

describe('crafting', () => {
  it('is chosen where the cards, the buildings and the apprentices lie', () => {
    expect(anchorOf(choice('craft_adornment', { cost: 5 }))).toBe('crafting:adornment');
    expect(anchorOf(choice('choose_craft', { craft: 'c' }))).toBe('craft:c');
    expect(anchorOf(choice('link_adornment', { adornment: 'c', building: 'well' }))).toBe('built:well');
    expect(anchorOf(choice('link_tool', { tool: 'chisel', apprentice: 'thief' }))).toBe('mine:thief');
    expect(anchorOf(choice('use_tool', { craft: 'c', tool: 'chisel', apprentice: 'thief' }))).toBe('tool:c');
    expect(['craft:c', 'crafting:tool', 'tool:c'].map(isOnPhone)).toEqual([true, true, false]);
  });

  it('that is not allowed is explained on the board alone', () => {
    expect(shelfOf(choice('craft_tool', {}, refused('no_apprentice_free')))).toBe('board');
    expect(shelfOf(choice('craft_tool'))).toBe('listed');
  });

  it('has keys of its own', () => {
    expect(['craft_adornment', 'craft_tool', 'go_on'].map((key) => keyOf(choice(key)))).toEqual(['e', 't', 'x']);
  });

  it('asks for one half of the cards', () => {
    expect(['choosing_adornment', 'choosing_tool', 'choosing_starting_tool', 'placing', null].map(halfAsked)).toEqual(['adornment', 'tool', 'tool', null, null]);
  });

  it('marks the half that nobody has read', () => {
    const craft = craftOf(CRAFT.id)!;
    expect([reconstructedIn('adornment', craft), reconstructedIn('tool', craft)]).toEqual([[], ['tool']]);
  });
});

describe('amounts', () => {
  it('of a place are those of the action, tools before it or not', () => {
    const then = [answer('use_tool'), answer('go_on', [event('goods_gained', { good: 'stone', n: 2 })])];
    expect(amountsOf(choice('place', { place: 'quarry' }, { then }), snapshot)).toEqual([{ tile: 'stone', n: 2 }]);
  });

  it('count the loss that the Artisan spares as spared', () => {
    const preview = [event('taxes_taken', { silver: 4 })];
    const then = [answer('ignore_loss', [event('virtue_lost', { virtue: 1 })]), answer('accept_loss', [event('virtue_lost', { virtue: 2 })])];
    expect(amountsOf(choice('place_artisan', { place: 'tax_stand' }, { preview, then }), snapshot)).toEqual([{ tile: 'silver', n: 4 }, { tile: 'virtue', n: -1 }]);
  });
});

describe('the Artisan', () => {
  const crafted = (where: Whereabouts, holder: number | null = null): Crafted => ({ artisan: { where, holder }, tools: {}, adornments: {}, taken: [], used: [] });
  const view = { artisans: { players: [crafted('forest'), crafted('held', 0), crafted('supply'), { ...crafted('supply'), artisan: null }] } } as unknown as ArchitectsView;

  it('is drawn where it is', () => {
    expect([artisansAt(view, 'forest'), artisansAt(view, 'supply'), artisansHeldBy(view, 0), artisansHeldBy(view, 1)]).toEqual([[0], [2], [1], []]);
  });

  it('is nowhere without the expansion', () => {
    expect(artisansAt({} as ArchitectsView, 'forest')).toEqual([]);
  });
});

describe('the signs on craft cards', () => {
  const upper = { ...CRAFT, gains: [], virtue_lost: 0, debts: 0, special: '' } as unknown as Craft;

  it('of an adornment are its costs, then its gains', () => {
    const gains: Craft['gains'] = [{ thing: 'gold', amount: 1 }, { thing: 'building_card', amount: 2 }];
    expect(adornmentSigns({ ...upper, gains, virtue_lost: 2, debts: 1 })).toEqual([
      { tile: 'virtue', n: -2 },
      { tile: 'debt', n: 1 },
      { tile: 'gold', n: 1 },
      { tile: 'plan', n: 2 },
    ]);
  });

  it('are there for every special effect', () => {
    for (const special of ['reactivate', 'recover_or_capture', 'new_apprentices', 'open_prison'] as const) {
      expect(adornmentSigns({ ...upper, special })).not.toEqual([]);
    }
  });

  it('of a tool are its price and its gain; without the price, the gain alone', () => {
    const trade = { kind: 'trade', paid: 'silver', price: 2, thing: 'gold', amount: 1 } as const;
    expect(toolSigns(trade)).toEqual([{ tile: 'silver', n: 2 }, { tile: 'gold', n: 1, before: '▸' }]);
    expect(toolGains(trade)).toEqual([{ tile: 'gold', n: 1 }]);
    expect(toolGains({ kind: 'gain', thing: 'stone', amount: 1 })).toEqual([{ tile: 'stone', n: 1 }]);
    expect(toolSigns({ kind: 'cart', thing: 'silver', amount: 2 }).at(-1)).toEqual({ tile: 'silver', n: 2, before: '▸' });
  });
});
