import type { Game, Joined, JoinedPlay, Shelf } from '../games/game';
import { t } from '../i18n/texts.svelte';
import type { Choice, Said, Snapshot } from '../live/types';
import type { Line } from '../log/grouping';
import { settings } from '../settings/settings.svelte';
import { agrees } from '../table/offers';
import { areNotable, consequencesOf } from './consequences';
import { keysFor, PIECE_KEY } from './keys';
import { oneForEach, piecesIn } from './pieces';

export interface Offered {
  choice: Choice;
  key: string | null;
  anchor: string | null;
  shelf: Shelf;
  /** What harm it does, or that it does nothing: it waits for Confirm. */
  warning: string | null;
  /** What it brings that neither its words nor its signs say. */
  follows: Line<Said>[];
  /** Some of that concerns others, or is a turning point, and nothing warns of it. */
  notable: boolean;
}

interface Source {
  game: Game;
  snapshot(): Snapshot | null;
  submit(choice: Choice, then: Said | null): void;
}

/** What may be chosen now, on the board and in the dock alike: one press, or two where a choice waits for Confirm. */
export class Choices {
  /** The id of the choice that waits for Confirm. */
  selected: string | null = $state(null);
  /** The anchor under the pointer: the dock and the board light up together. */
  pointed: string | null = $state(null);
  /** The ids of choices that somebody advises: they stand out among all that may be chosen. */
  advised: readonly string[] = $state.raw([]);
  /** What would then be answered to the question that follows. */
  #answer: Said | null = $state.raw(null);
  /** The choice that is pointed at or has the focus. */
  looked: Choice | null = $state.raw(null);
  /** What would answer the question that follows it. */
  then: Said | null = $state.raw(null);
  /** The piece that was taken; by itself it is what the coach asks for, or the first. */
  #piece: string | null = $state(null);
  #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The pieces with which something can be done now. */
  readonly pieces: string[] = $derived.by(() => piecesIn(this.#source.snapshot()?.choices ?? [], this.#source.game));

  readonly piece: string | null = $derived.by(() => (this.#piece && this.pieces.includes(this.#piece) ? this.#piece : (this.#askedPiece ?? this.pieces[0] ?? null)));

  /** The one that the coach of a lesson asks for. */
  readonly #askedPiece: string | null = $derived.by(() => {
    const first = this.#source.snapshot()?.choices.find(({ id }) => this.asked.includes(id));
    return (first && this.#source.game.pieceOf?.(first)) ?? null;
  });

  readonly offered: Offered[] = $derived.by(() => {
    const snapshot = this.#source.snapshot();
    return snapshot ? offeredIn(snapshot, this.#source.game, this.piece, this.advised) : [];
  });

  /** What can be made together with the answer to the question that follows it. */
  readonly joined: Joined | null = $derived.by(() => {
    const snapshot = this.#source.snapshot();
    return snapshot && (this.#source.game.joined?.(this, snapshot) ?? null);
  });

  readonly waiting: Offered | null = $derived.by(() => this.offered.find((o) => o.choice.id === this.selected) ?? null);

  /** What the coach of a lesson asks for now; nothing at other tables, nor where it cannot be done. */
  readonly asked: string[] = $derived.by(() => this.#source.snapshot()?.lesson?.target ?? []);

  /** Whether the coach asks for this choice and, where the thing pressed gives it too, for this answer to what follows. */
  isAsked({ choice }: Offered, then: Said | null = null): boolean {
    const answers = this.#source.snapshot()?.lesson?.then ?? [];
    return this.asked.includes(choice.id) && (!then || !answers.length || answers.some(({ key, args }) => key === then.key && agrees(args, then.args)));
  }

  /** Whether it invites a click: everything that is allowed, or what the coach asks for. */
  glows(offered: Offered, then: Said | null = null): boolean {
    return !offered.choice.refusal && (!this.asked.length || this.isAsked(offered, then));
  }

  /** The choice that a thing stands for: of several, one that is allowed and does no harm, and of more or less of the same the most, which comes last. */
  at(anchor: string): Offered | undefined {
    const here = this.offered.filter((offered) => offered.anchor === anchor && offered.shelf !== 'hidden');
    const allowed = here.filter(({ choice }) => !choice.refusal);
    return allowed.findLast(({ shelf }) => shelf !== 'folded') ?? allowed[0] ?? here[0];
  }

  /** Takes a piece, or the next one. */
  take(piece?: string): void {
    const next = this.pieces[(this.pieces.indexOf(this.piece ?? '') + 1) % this.pieces.length];
    this.#piece = piece ?? next ?? null;
    this.cancel();
  }

  /** Shows choices that are advised, with the piece that they are made with. */
  advise(ids: readonly string[], answer: Said | null = null): void {
    const first = this.#source.snapshot()?.choices.find(({ id }) => id === ids[0]);
    const piece = first && (this.#source.game.pieceOf?.(first) ?? null);
    if (piece) this.take(piece);
    this.advised = ids;
    this.#answer = answer;
  }

  /** Whether this choice is, and with this answer where the thing says both. */
  isAdvised(offered: Offered, then: Said | null = null): boolean {
    const answer = this.#answer;
    const other = then && answer && !(then.key === answer.key && agrees(answer.args, then.args));
    return this.advised.includes(offered.choice.id) && !other;
  }

  /** The pointer, or the focus, comes to a choice or leaves it. */
  look(offered: Offered | null): void {
    this.pointed = offered?.anchor ?? null;
    this.looked = offered?.choice ?? null;
  }

  byKey(key: string): Offered | undefined {
    return this.offered.find((offered) => offered.key === key);
  }

  /** A key press: the choice that has the key, or what else it stands for. */
  type(key: string): void {
    const offered = this.byKey(key);
    if (offered) this.press(offered);
    else if (key === this.joined?.key) this.join();
    else if (key === PIECE_KEY && this.pieces.length > 1) this.take();
  }

  /** Whether this choice, with this answer to what follows it, waits for Confirm. */
  isSelected(offered: Offered, then: Said | null): boolean {
    return this.selected === offered.choice.id && same(this.then, then);
  }

  /** A press on a choice. `then` answers the question that follows it, where the thing pressed says both. */
  press(offered: Offered, then: Said | null = null): void {
    if (offered.choice.refusal) return;
    const again = this.isSelected(offered, then);
    this.then = then;
    if (!again && mustConfirm(offered)) this.selected = offered.choice.id;
    else this.#commit(offered);
  }

  /** A press on what can be made together: at once where there is one way, else one way after the other waits for Confirm. */
  join(): void {
    const plays = this.joined?.plays ?? [];
    const next = plays[(plays.findIndex((play) => this.isWaiting(play)) + 1) % plays.length];
    if (next && plays.length > 1) {
      this.then = next.then;
      this.selected = next.offered.choice.id;
    } else if (next) this.press(next.offered, next.then);
  }

  isWaiting({ offered, then }: JoinedPlay): boolean {
    return this.isSelected(offered, then);
  }

  /** A new situation: nothing waits, and the usual piece is at hand. */
  renew(): void {
    this.#piece = null;
    this.advised = [];
    this.looked = null;
    this.cancel();
  }

  confirm(): void {
    if (this.waiting) this.#commit(this.waiting);
  }

  cancel(): void {
    this.selected = null;
    this.then = null;
  }

  #commit(offered: Offered): void {
    const then = this.then;
    this.cancel();
    this.#source.submit(offered.choice, then);
  }
}

function offeredIn(snapshot: Snapshot, game: Game, piece: string | null, advised: readonly string[]): Offered[] {
  const choices = oneForEach(snapshot.choices, game, piece);
  const shelves = shelvesOf(choices, game, advised);
  const pressable = choices.map((choice, i) => choice.refusal === null && (shelves[i] === 'listed' || shelves[i] === 'board'));
  const keys = keysFor(pressable, choices.map((choice) => game.keyOf?.(choice) ?? null));
  return choices.map((choice, i) => {
    const follows = consequencesOf(choice, game, snapshot.seat);
    return {
      choice,
      key: keys[i] ?? null,
      anchor: game.anchorOf(choice),
      shelf: shelves[i] ?? 'listed',
      warning: choice.warning && t(`${game.id}-warning-${choice.warning}`),
      follows,
      notable: choice.warning === null && areNotable(follows, game, snapshot.seat),
    };
  });
}

/** What is folded away is listed where it is advised, or where there is nothing else to choose. */
function shelvesOf(choices: readonly Choice[], game: Game, advised: readonly string[]): Shelf[] {
  const shelves = choices.map((choice) => (advised.includes(choice.id) ? 'listed' : (game.shelfOf?.(choice) ?? 'listed')));
  const others = choices.some((choice, i) => choice.refusal === null && shelves[i] === 'listed');
  return others ? shelves : shelves.map((shelf) => (shelf === 'folded' ? 'listed' : shelf));
}

function mustConfirm({ choice, warning }: Offered): boolean {
  const when = settings.get('confirm');
  return warning !== null || when === 'always' || (when === 'reveals' && choice.reveals);
}

function same(a: Said | null, b: Said | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
