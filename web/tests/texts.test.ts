import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindOf, parts, spelledOut, worded, type Names } from '../src/lib/i18n/args';
import { bundleOf, formatted, formsOf, typeset } from '../src/lib/i18n/bundle';

const LOCALE = new URL('../../src/royaume/locale/', import.meta.url);
const catalogue = (language: string, name: string): string => readFileSync(new URL(`${language}/${name}.ftl`, LOCALE), 'utf8');
const bundle = (language: string) => bundleOf(language, ['web', 'players', 'lessons', 'majesty', 'architects', 'viscounts'].map((name) => catalogue(language, name)));

const named = (language: string): Names => ({
  seat: (seat) => ['Aude', 'Milo'][seat] ?? '?',
  named: (kind, id) => formatted(bundle(language), `majesty-${kind}-${id}`) ?? id,
  forms: (kind, id) => formsOf(bundle(language), `architects-${kind}-${id}`),
});

describe('arguments in sentences', () => {
  it('takes the kind of an argument from its name', () => {
    expect(kindOf('card2')).toBe('card');
  });

  it('names seats and ids, and leaves numbers alone', () => {
    expect(worded({ seat: 1, building: 'inn', coins: 8 }, named('en'))).toEqual({ seat: 'Milo', building: 'Inn', coins: 8 });
  });

  it('says an event in both languages, with its plural', () => {
    const say = (language: string, coins: number) =>
      formatted(bundle(language), 'majesty-event-coins_gained', worded({ seat: 0, building: 'mill', coins }, named(language)));
    expect(say('en', 1)).toBe('Aude gains 1 coin (Mill)');
    expect(say('en', 6)).toBe('Aude gains 6 coins (Mill)');
    expect(say('fr', 6)).toBe('Aude gagne 6 Pièces (Moulin)');
  });

  it('says that a game has just begun instead of turn 0', () => {
    const said = (n: number) => ['en', 'fr'].map((language) => formatted(bundle(language), 'turn-number', { n }));
    expect(said(0)).toEqual(['just begun', 'vient de commencer']);
    expect(said(1)).toEqual(['turn 1', 'tour 1']);
  });

  it('takes a sentence apart into plain words and names', () => {
    const args = worded({ seat: 0, building: 'mill', coins: 6 }, named('en'), true);
    const sentence = formatted(bundle('en'), 'majesty-event-coins_gained', args) ?? '';
    expect(parts(sentence)).toEqual([
      { text: 'Aude', kind: 'seat', id: '0' },
      { text: ' gains 6 coins (', kind: null, id: '' },
      { text: 'Mill', kind: 'building', id: 'mill' },
      { text: ')', kind: null, id: '' },
    ]);
  });

  it('says where something is in the form that the place has for it', () => {
    const say = (place: string) => formatted(bundle('fr'), 'architects-event-worker_placed', worded({ seat: 0, place, workers: 1 }, named('fr')));
    expect([say('mines'), say('tax_stand')]).toEqual(['Aude place un ouvrier aux Mines', 'Aude place un ouvrier au Bâtiment des Impôts']);
  });

  it('elides before a vowel, also where the name can be pointed at', () => {
    const say = (seat: number, marked: boolean) => formatted(bundle('fr'), 'architects-event-turn_started', worded({ seat }, named('fr'), marked)) ?? '';
    expect([say(0, false), say(1, false)]).toEqual(['Au tour d’Aude', 'Au tour de Milo']);
    expect(parts(say(0, true)).map(({ text }) => text)).toEqual(['Au tour d’', 'Aude']);
  });

  it('writes numbers below zero with a minus sign, and words with their hyphen', () => {
    const say = (language: string, n: number) => formatted(bundle(language), 'points-so-far', { name: 'Jean-2', n });
    expect([say('en', -4), say('fr', -4), say('en', 4)]).toEqual(['Jean-2: \u22124 points', 'Jean-2\u00A0: \u22124 points', 'Jean-2: 4 points']);
    expect(formatted(bundle('en'), 'suggestion-points', { n: -1 })).toBe('\u22121 point');
  });

  it('sets the signs that nobody types, and leaves the syntax of the catalogue alone', () => {
    expect(typeset('fr', "k = Sûr ? L'un : « { $n } » ; non !")).toBe('k = Sûr\u202F? L’un\u00A0: «\u00A0{ $n }\u00A0»\u202F; non\u202F!');
    expect(typeset('fr', 'help-key-help = ?')).toBe('help-key-help = ?');
    expect(typeset('en', "Sure? It's so : so")).toBe('Sure? It’s so : so');
  });

  it('says a part that is itself a text', () => {
    const say = (key: string, args = {}): string => formatted(bundle('fr'), key, args) ?? key;
    const reason = { key: 'architects-refusal-debt_unpayable', args: { why: '', silver: 6, tax: 0 } };
    expect(spelledOut({ choice: 'pay debt', line: 3, reason }, say)).toEqual({ choice: 'pay debt', line: 3, reason: say(reason.key, reason.args) });
  });

  it('has no text for an unknown key', () => {
    expect(formatted(bundle('en'), 'no-such-key')).toBeNull();
  });
});

describe('what is said at the tables of all games', () => {
  it('needs no text of the game', () => {
    const carried = { key: 'carried_over', args: { theirs: 1, ours: 2 } };
    for (const language of ['en', 'fr']) {
      const all = bundleOf(language, [catalogue(language, 'server')]);
      expect(formatted(all, `event-${carried.key}`, carried.args)).toContain('2');
      expect(formatted(all, 'error-made-by-rules', carried.args)).toContain('2');
      expect(formatted(all, 'error-rules-stopped', { ...carried.args, at: 7 })).toContain('7');
    }
  });
});

describe('the catalogues of the browser', () => {
  const keys = (language: string): string[] => [...catalogue(language, 'web').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

  it('have the same keys in both languages', () => {
    expect(keys('fr').toSorted()).toEqual(keys('en').toSorted());
  });

  it('have a text for every key that the source names', () => {
    const files = import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
    const asked = Object.values(files).flatMap((text) => [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((m) => m[1] ?? ''));
    const english = bundle('en');
    expect(asked.filter((key) => !english.hasMessage(key))).toEqual([]);
  });
});
