import { describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../src/lib/live/types';
import { breakable, distinct, freeName, isTaken, longestPart } from '../src/lib/seats/names';
import { keysOf, savedTables } from '../src/lib/table/saved.svelte';

describe('names at a table', () => {
  it('are taken whatever their capitals', () => {
    expect([isTaken(' aude', ['Aude']), isTaken('Aud', ['Aude'])]).toEqual([true, false]);
  });

  it('that are taken get another proposal', () => {
    expect([freeName('Zoé', ['Aude']), freeName('Aude', ['aude', 'Milo'])]).toEqual(['Zoé', 'Rosa']);
    expect(freeName('Bert', ['Bert', 'Aude', 'Milo', 'Rosa', 'Théo', 'Isaure', 'Klothar'])).toBe('Bert 2');
  });

  it('are made distinct, the first one staying', () => {
    expect(distinct([{ name: 'Rosa' }, { name: 'Rosa' }, { name: '' }]).map(({ name }) => name)).toEqual(['Rosa', 'Aude', 'Milo']);
  });

  it('may be broken between syllables where they are long', () => {
    const shown = ['Aude', 'Théodora', 'Jean-Baptiste', 'Rosalinde', 'Maximilienne', 'Mmmmmmmmmm'].map((name) => breakable(name).replace('\u00ad', '|'));
    expect(shown).toEqual(['Aude', 'Théo|dora', 'Jean-Baptiste', 'Rosa|linde', 'Maximi|lienne', 'Mmmmmmmmmm']);
    expect(['Aude', 'Jean-Baptiste', 'Maximilienne'].map(longestPart)).toEqual([4, 8, 7]);
  });
});

describe('the keys of seats', () => {
  const seen = { table: 't', game: 'majesty', over: false, seats: [{ name: 'Aude' }] } as unknown as Snapshot;

  it('are all kept, also of a second seat at the same table', () => {
    for (const key of ['first', 'second', 'second', 'first']) savedTables.seen(key, seen);
    expect(keysOf(savedTables.find('t'))).toEqual(['first', 'second']);
  });
});

describe('a sound', () => {
  it.each([[true, false], [false, true]])('is off by itself where fingers press (%s)', async (fingers, sound) => {
    vi.resetModules();
    vi.doMock('../src/lib/settings/media.svelte', () => ({ coarse: { matches: fingers }, dark: { matches: false }, still: { matches: false } }));
    const { settings } = await import('../src/lib/settings/settings.svelte');
    expect(settings.get('sound')).toBe(sound);
  });
});
