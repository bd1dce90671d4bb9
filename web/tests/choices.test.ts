import { describe, expect, it } from 'vitest';
import { Choices } from '../src/lib/choice/choices.svelte';
import type { Game, Shelf } from '../src/lib/games/game';
import type { Choice, Snapshot } from '../src/lib/live/types';

const choice = (key: string): Choice => ({ id: key, key, args: {}, refusal: null, reveals: false, warning: key === 'harm' ? key : null, preview: [], then: [], later: [] });

function offered(keys: string[], shelves: Record<string, Shelf>) {
  const sent: string[] = [];
  const game = {
    anchorOf: ({ key }) => `thing:${key}`,
    shelfOf: ({ key }) => shelves[key] ?? 'listed',
  } as Partial<Game> as Game;
  const snapshot = { choices: keys.map(choice) } as Snapshot;
  return { sent, choices: new Choices({ game, snapshot: () => snapshot, submit: ({ key }) => sent.push(key) }) };
}

describe('choices', () => {
  it('that are folded away have no key', () => {
    const { choices } = offered(['go', 'harm'], { harm: 'folded' });
    expect(choices.offered.map(({ key }) => key)).toEqual(['1', null]);
  });

  it('that are folded away are listed where there is nothing else', () => {
    const { choices } = offered(['harm'], { harm: 'folded' });
    expect(choices.offered.map(({ shelf, key }) => [shelf, key])).toEqual([['listed', '1']]);
  });

  it('that are advised stand out and are listed, until the situation is another', () => {
    const { choices } = offered(['go', 'harm'], { harm: 'folded' });
    choices.advise(['harm']);
    expect(choices.offered.map((one) => [one.shelf, choices.isAdvised(one)])).toEqual([['listed', false], ['listed', true]]);
    choices.renew();
    expect(choices.offered.map((one) => [one.shelf, choices.isAdvised(one)])).toEqual([['listed', false], ['folded', false]]);
  });

  it('that are advised with an answer stand out where the thing says both, or neither', () => {
    const { choices } = offered(['go'], {});
    choices.advise(['go'], { key: 'as', args: { character: 'witch', card: 'x' } });
    const [go] = choices.offered;
    expect([null, 'witch', 'guard'].map((character) => choices.isAdvised(go!, character ? { key: 'as', args: { character } } : null))).toEqual([true, true, false]);
  });

  it('that do not apply are nowhere on the board', () => {
    const { choices } = offered(['go', 'none'], { none: 'hidden' });
    expect(choices.at('thing:none')).toBeUndefined();
  });

  it('with a warning wait for Confirm, others do not', () => {
    const { choices, sent } = offered(['go', 'harm'], {});
    choices.press(choices.at('thing:harm')!);
    expect([sent, choices.waiting?.choice.key]).toEqual([[], 'harm']);
    choices.confirm();
    choices.press(choices.at('thing:go')!);
    expect(sent).toEqual(['harm', 'go']);
  });
});
