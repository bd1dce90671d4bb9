import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');
/** A phone or a tablet upright, a desk, a phone held sideways: see `table/narrow.ts`. */
const NARROW = '(max-width: 999px), (max-height: 559px)';
const WIDE = '(min-width: 1000px) and (min-height: 560px)';
const SIDEWAYS = '(max-height: 559px) and (min-width: 540px)';
/** Finer ones, each of a single part. */
const FINER = [
  '(min-width: 1000px) and (max-width: 1199px) and (min-height: 560px)',
  '(min-width: 600px) and (max-width: 999px)',
  '(max-height: 559px) and (min-width: 760px)',
  '(max-width: 539px) and (max-height: 779px)',
  '(min-aspect-ratio: 17/10)',
];

describe('sizes of screens', () => {
  it('are the same in every style sheet', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|css)$/.test(name));
    const queries = files.flatMap((name) =>
      [...readFileSync(join(SOURCE, name), 'utf-8').matchAll(/@media ([^{]*(?:width|height|ratio)[^{]*?) \{/g)].map((found) => `${found[1]}`),
    );
    expect(queries.length).toBeGreaterThan(40);
    expect(queries.filter((query) => ![NARROW, WIDE, SIDEWAYS, ...FINER].includes(query))).toEqual([]);
  });
});
