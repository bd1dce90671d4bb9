import { describe, expect, it } from 'vitest';
import { commandOf, keysFor, neighbour } from '../src/lib/choice/keys';

describe('keys for choices', () => {
  it('counts only what is allowed', () => {
    expect(keysFor([true, false, true])).toEqual(['1', null, '2']);
  });

  it('goes on with 0 and then letters, none of which means something else', () => {
    const keys = keysFor(Array.from({ length: 20 }, () => true));
    expect(keys[9]).toBe('0');
    expect(keys[10]).toBe('a');
    expect(keys.filter((key) => ['u', 'l', 'c', 'h'].includes(key ?? ''))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('runs out of keys, not of choices', () => {
    expect(keysFor(Array.from({ length: 50 }, () => true)).at(-1)).toBeNull();
  });
});

describe('what a key press means', () => {
  it('chooses, undoes, helps and moves', () => {
    expect(commandOf('3')).toEqual({ do: 'choose', key: '3' });
    expect(commandOf('U')).toEqual({ do: 'undo' });
    expect(commandOf('h')).toEqual({ do: 'suggest' });
    expect(commandOf('?')).toEqual({ do: 'help' });
    expect(commandOf('ArrowLeft')).toEqual({ do: 'move', dx: -1, dy: 0 });
    expect(commandOf('Shift')).toBeNull();
    expect(commandOf(' ')).toEqual({ do: 'skip' });
  });

  it('leaves the keys of a game to the game: p and x are given to no other choice', () => {
    expect([commandOf('p'), commandOf('X')]).toEqual([{ do: 'choose', key: 'p' }, { do: 'choose', key: 'x' }]);
    const keys = keysFor(Array.from({ length: 50 }, () => true));
    expect(keys.filter((key) => key === 'p' || key === 'x')).toEqual([]);
  });
});

describe('moving with the arrows', () => {
  const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 5 }, { x: 100, y: 100 }];

  it('takes the nearest thing in that direction', () => {
    expect(neighbour(spots, spots[0]!, 1, 0)).toBe(1);
    expect(neighbour(spots, spots[1]!, 1, 0)).toBe(2);
    expect(neighbour(spots, spots[1]!, 0, 1)).toBe(3);
  });

  it('stays where there is nothing', () => {
    expect(neighbour(spots, spots[0]!, -1, 0)).toBe(-1);
  });
});

describe('fixed keys', () => {
  it('stay, and the others take what is free', () => {
    expect(keysFor([true, false, true, true], [null, '1', '2', null])).toEqual(['3', null, '2', '4']);
  });
});
