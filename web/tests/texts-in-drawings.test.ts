import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('what all drawings say of their letters gives way to what a component says', () => {
  const base = readFileSync(join(import.meta.dirname, '..', 'src', 'styles', 'base.css'), 'utf-8');
  const rules = [...base.matchAll(/^([^{}\n]*\bsvg text\b[^{]*)\{[^}]*\bfill:/gm)].map((found) => found[1]?.trim());
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatch(/^:where\(.*\)$/);
});
