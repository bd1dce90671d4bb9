import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICONS, OWN_ICONS } from '../src/lib/icons/names.ts';

const MODULE = 'virtual:sprite';
const RESOLVED = '\0' + MODULE;

/** The icons that are used, as one string of SVG symbols: nothing is loaded at run time. */
export function sprite(): Plugin {
  return {
    name: 'royaume-sprite',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(symbols())};` : null),
  };
}

function symbols(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const found = ICONS.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`There is no icon "${name}" in game-icons.`);
    return symbol(name, icon.body);
  });
  const own = Object.entries(OWN_ICONS).map(([name, path]) => symbol(name, `<path fill="currentColor" d="${path}"/>`));
  return [...found, ...own].join('');
}

const symbol = (name: string, body: string): string => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
