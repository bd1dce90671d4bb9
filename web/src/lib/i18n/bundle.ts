import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args } from '../live/types';

/** The catalogues of one language. */
export function bundleOf(language: string, catalogues: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The message with its arguments, or null where the catalogue has none. */
export function formatted(bundle: FluentBundle, key: string, args: Args = {}): string | null {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return null;
  return typeset(bundle.locales[0] ?? 'en', bundle.formatPattern(pattern, args, []));
}

/** French keeps its high signs of punctuation on the line of the word before them. */
export function typeset(language: string, text: string): string {
  return language === 'fr' ? text.replaceAll(/ (?=[;:!?»…])/g, '\u00A0') : text;
}
