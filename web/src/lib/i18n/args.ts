import type { Args, Failure } from '../live/types';

/** How ids become names: seats by their player, everything else by a text of the catalogues. */
export interface Names {
  seat(seat: number): string;
  named(kind: string, id: string): string;
  /** The other forms of that name, such as `at` for where it is. */
  forms(kind: string, id: string): Record<string, string>;
}

export interface Part {
  text: string;
  kind: string | null;
  id: string;
}

/** Arguments that are seats: who acts, who is acted on, whose it is. */
const SEATS = ['seat', 'by', 'owner'];
const OPEN = '\u{E000}';
const MIDDLE = '\u{E001}';
const CLOSE = '\u{E002}';
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'gu');

/** An argument's name is its type; a second one of the same type ends in a digit. */
export function kindOf(argument: string): string {
  return argument.replace(/\d+$/, '');
}

/** Arguments ready for a sentence: seats and ids as names (`place`, `place_at`), everything else as it is. */
export function worded(args: Args, names: Names, marked = false): Args {
  return Object.fromEntries(
    Object.entries(args).flatMap(([argument, value]): [string, string | number][] => {
      const kind = kindOf(argument);
      if (typeof value === 'string') {
        const forms = Object.entries({ '': names.named(kind, value), ...names.forms(kind, value) });
        return forms.map(([form, text]) => [form ? `${argument}_${form}` : argument, mark(kind, value, text, marked)]);
      }
      if (SEATS.includes(kind)) return [[argument, mark('seat', String(value), names.seat(value), marked)]];
      return [[argument, value]];
    }),
  );
}

/** Arguments of which some are texts themselves, which come as their keys and arguments. */
export function spelledOut(args: Failure['args'], say: (key: string, args: Args) => string): Args {
  return Object.fromEntries(Object.entries(args).map(([argument, value]) => [argument, isText(value) ? say(value.key, spelledOut(value.args, say)) : plain(value)]));
}

const isText = (value: unknown): value is Failure => typeof value === 'object' && value !== null && 'key' in value;

const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

/** The ids themselves, for texts that depend on them. */
export function idsIn(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === 'string').map(([argument, id]) => [`${argument}_id`, id]));
}

function mark(kind: string, id: string, name: string, marked: boolean): string {
  return marked ? OPEN + kind + MIDDLE + id + MIDDLE + name + CLOSE : name;
}

/** A name without the marks around it. */
export const nameIn = (text: string): string => text.replace(MARKED, '$3');

/** A sentence with marked names, taken apart so that each name can be pointed at. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: sentence.slice(end, match.index), kind: null, id: '' });
    found.push({ text: match[3] ?? '', kind: match[1] ?? '', id: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end), kind: null, id: '' });
  return found;
}
