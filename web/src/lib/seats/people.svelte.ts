import { getContext, setContext } from 'svelte';
import type { Names } from '../i18n/args';
import { t, texts } from '../i18n/texts.svelte';
import type { Game } from '../games/game';
import type { Said, Snapshot } from '../live/types';
import { parts, worded, type Part } from '../i18n/args';
import { lettersOf } from './letters';

const KEY = Symbol('people');

/** Who sits where, and the words of the game for what they do. */
export class People implements Names {
  #snapshot: () => Snapshot | null;

  constructor(
    readonly game: Game,
    snapshot: () => Snapshot | null,
  ) {
    this.#snapshot = snapshot;
  }

  readonly names: string[] = $derived.by(() =>
    (this.#snapshot()?.seats ?? []).map((seat) => (seat.kind === 'open' ? t('seat-free') : seat.name)),
  );
  readonly letters: string[] = $derived.by(() => lettersOf(this.#snapshot()?.seats ?? []));

  seat = (seat: number): string => this.names[seat] ?? t('seat-number', { n: seat + 1 });
  letter = (seat: number): string => this.letters[seat] ?? String(seat + 1);

  named = (kind: string, id: string): string =>
    texts.find(`${this.game.id}-${kind}-${id}`) ?? id;

  /** A sentence of the game, such as `majesty-event-card_taken`. */
  say = (kind: string, what: Said): string => t(`${this.game.id}-${kind}-${what.key}`, worded(what.args, this));

  /** The same, taken apart so that names can be pointed at. */
  parts = (kind: string, what: Said): Part[] =>
    parts(t(`${this.game.id}-${kind}-${what.key}`, worded(what.args, this, true)));
}

export function setPeople(people: People): People {
  return setContext(KEY, people);
}

export function getPeople(): People {
  return getContext<People>(KEY);
}
