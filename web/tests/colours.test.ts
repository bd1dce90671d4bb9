import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SRC = new URL('../src/', import.meta.url);
const STYLES = ['tokens.css', 'vellum.css', 'night.css'];

const read = (file: string): string => readFileSync(new URL(file, SRC), 'utf8');
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .filter((file) => !STYLES.includes(file.replace('styles/', '')));

const NAMED = 'white|black|red|blue|green|gold|brown|grey|gray|yellow|orange|purple|pink|silver|navy|maroon|beige|ivory|tan';
const HEX = /(?<![\w&{]|url\(|href=")#[\da-f]{3,8}\b/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const WORD = new RegExp(`\\b(?:color|fill|stroke|background|border[a-z-]*|outline|shadow|gradient)\\s*[:=(]\\s*["'{]?[^;"}]*(?<![-#\\w])(?:${NAMED})(?![-\\w(])`, 'gi');

/** Colours written out instead of named. */
const raw = (text: string): string[] => [HEX, FUNCTION, WORD].flatMap((pattern) => text.match(pattern) ?? []);

const tokens = (file: string): Set<string> => new Set([...read(file).matchAll(/(?<=[\s;{])(--[\w-]+):/g)].map(([, name]) => name as string));

describe('colours', () => {
  it('finds a colour in each way of writing one', () => {
    expect(raw('color: #fff;')).toHaveLength(1);
    expect(raw("glyph: '#FFF3E0'")).toHaveLength(1);
    expect(raw('background: rgb(1 2 3 / 5%)')).toHaveLength(1);
    expect(raw('border: 1px solid black;')).toHaveLength(1);
    expect(raw('<path stroke="white" />')).toHaveLength(1);
    expect(raw('{#each x}{/each} url(#gold) href="#add" white-space: nowrap; color: var(--gold-2)')).toEqual([]);
  });

  it('come from the token files only', () => {
    const found = components.flatMap((file) => raw(read(file)).map((colour) => `${file}: ${colour}`));
    expect(found).toEqual([]);
  });

  it('that a component names are tokens', () => {
    const known = new Set(STYLES.flatMap((file) => [...tokens(`styles/${file}`)]));
    const local = new Set(components.flatMap((file) => [...read(file).matchAll(/(--[\w-]+)(?=:|=)/g)].map(([, name]) => name as string)));
    const used = components.flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string));
    expect([...new Set(used)].filter((name) => !known.has(name) && !local.has(name))).toEqual([]);
  });
});
