import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Args } from '../live/types';
import { nameIn } from './args';

const NO_BREAK = '\u00A0';
const THIN_NO_BREAK = '\u202F';
const MINUS = '\u2212';

/** The catalogues of one language. */
export function bundleOf(language: string, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { OF: ([name]) => ofName(name) }, useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(typeset(language, text)), { allowOverrides: true });
  return bundle;
}

/** The message with its arguments, or null where the catalogue has none. */
export function formatted(bundle: FluentBundle, key: string, args: Args = {}): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? withMinus(bundle.formatPattern(pattern, args, [])) : null;
}

/** What else a name is in a sentence, by the attributes of its message: `at` is where, `many` are several of it. */
export function formsOf(bundle: FluentBundle, key: string): Record<string, string> {
  const attributes = bundle.getMessage(key)?.attributes ?? {};
  return Object.fromEntries(Object.entries(attributes).map(([form, pattern]) => [form, bundle.formatPattern(pattern, {}, [])]));
}

/** The signs that nobody types: one apostrophe, and in French spaces that keep punctuation with its word. */
export function typeset(language: string, catalogue: string): string {
  const text = catalogue.replaceAll("'", '’');
  if (language !== 'fr') return text;
  return text.replaceAll(/(?<=[^\s=]) (?=[;?!])/g, THIN_NO_BREAK).replaceAll(/(?<=[^\s=]) (?=[:»])|(?<=«) /g, NO_BREAK);
}

/** A number below zero has a minus sign, not the hyphen with which it is computed. */
const withMinus = (sentence: string): string => sentence.replaceAll(/(?<![^\s(])-(?=\d)/g, MINUS);

/** `OF($owner)` of the French catalogue: whose something is, by a name that nobody knows beforehand. */
function ofName(value: FluentValue | undefined): string {
  const name = String(value);
  const letters = nameIn(name).normalize('NFD').toLowerCase();
  return /^([aeiouhœæ]|y[^aeiouy])/.test(letters) ? `d’${name}` : `de ${name}`;
}
