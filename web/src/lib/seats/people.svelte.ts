import { getContext, setContext } from 'svelte';
import type { Names } from '../i18n/args';
import { botName, t, texts } from '../i18n/texts.svelte';
import type { Game } from '../games/game';
import type { Args, Said, Snapshot } from '../live/types';
import { idsIn, parts, worded, type Part } from '../i18n/args';
import { lettersOf } from './letters';

const KEY = Symbol('people');

/** What has to be known of a table. */
type Seated = Pick<Snapshot, 'seats' | 'config'>;
/** What a game says in words of its own. */
type Worded = Pick<Game, 'id' | 'wordedAs' | 'sentencesOf' | 'signsOf'>;

/** Who sits where, and the words of the game for what they do. */
export class People implements Names {
  #snapshot: () => Seated | null;

  constructor(
    readonly game: Worded,
    snapshot: () => Seated | null,
  ) {
    this.#snapshot = snapshot;
  }

  readonly names: string[] = $derived.by(() =>
    (this.#snapshot()?.seats ?? []).map((seat) => {
      if (seat.kind === 'open') return t('seat-free');
      return seat.kind === 'rules' ? this.named('opponent', this.#snapshot()?.config.solo ?? '') : seat.name;
    }),
  );
  readonly letters: string[] = $derived.by(() =>
    lettersOf((this.#snapshot()?.seats ?? []).map(({ kind }, seat) => ({ kind, name: this.seat(seat) }))),
  );

  seat = (seat: number): string => this.names[seat] ?? t('seat-number', { n: seat + 1 });
  letter = (seat: number): string => this.letters[seat] ?? String(seat + 1);

  named = (kind: string, id: string): string =>
    texts.find(`${this.game.id}-${kind}-${id}`) ?? (kind === 'bot' ? botName(id) : id);

  forms = (kind: string, id: string): Record<string, string> => texts.forms(`${this.game.id}-${kind}-${id}`);

  /** A sentence of the game, such as `majesty-event-card_taken`, or one that is the same for all of them. */
  #sentence = (kind: string, key: string, args: Args): string =>
    texts.find(`${this.game.id}-${kind}-${key}`, args) ?? t(`${kind}-${key}`, args);

  say = (kind: string, what: Said): string => this.#sentence(kind, what.key, worded(what.args, this));

  /** A choice in the few words of the dock, where the game has them; `$place_id` tells places apart that need other words. */
  label = (choice: Said): string => this.#label(choice, false);

  /** The same, taken apart so that a marker can stand for the name of a player. */
  labelParts = (choice: Said): Part[] => parts(this.#label(choice, true));

  #label(choice: Said, marked: boolean): string {
    const args = worded(choice.args, this, marked);
    return texts.find(`${this.game.id}-dock-${this.game.wordedAs?.(choice) ?? choice.key}`, { ...args, ...idsIn(choice.args) }) ?? this.#sentence('choice', choice.key, args);
  }

  /** The same, taken apart so that names can be pointed at. */
  parts = (kind: string, what: Said): Part[] =>
    parts(this.#sentence(kind, what.key, worded(what.args, this, true)));
}

export function setPeople(people: People): People {
  return setContext(KEY, people);
}

export function getPeople(): People {
  return getContext<People>(KEY);
}
