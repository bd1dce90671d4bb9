import { getContext, setContext } from 'svelte';
import type { Command } from '../choice/keys';
import type { Step } from '../games/game';
import type { LogEntry } from '../live/types';
import { settings } from '../settings/settings.svelte';

const KEY = Symbol('telling');
const PACE = 350;
const STARTED = 'turn_started';

/** What happened in turns that the rules play, out of these events. */
export function turnsOf(entries: readonly LogEntry[], isPlayedByRules: (seat: number) => boolean): LogEntry[] {
  let theirs = false;
  return entries.filter(({ key, args }) => {
    if (key === STARTED) theirs = isPlayedByRules(Number(args['seat']));
    return theirs && key !== STARTED;
  });
}

/** The turn of an opponent that follows rules of its own, told step by step; until it is told, nothing can be chosen. */
export class Telling {
  steps: Step[] = $state.raw([]);
  /** How many of them have been told. */
  told = $state(0);
  /** The step whose number or sentence is pointed at. */
  pointed: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody else has to take the screen first. */
  #held = false;

  get active(): boolean {
    return this.told < this.steps.length;
  }

  begin(steps: Step[]): void {
    this.steps = steps;
    const mode = settings.get('telling');
    const atOnce = mode === 'summary' || (mode === 'run' && settings.time(PACE) === 0);
    this.told = atOnce ? steps.length : Math.min(1, steps.length);
    this.#run();
  }

  clear(): void {
    this.begin([]);
  }

  next(): void {
    if (this.active) this.told += 1;
    this.#run();
  }

  finish(): void {
    this.told = this.steps.length;
    this.#run();
  }

  /** Once more from its beginning, one step at a time. */
  again(): void {
    clearTimeout(this.#timer);
    this.told = Math.min(1, this.steps.length);
  }

  hold(held: boolean): void {
    this.#held = held;
    this.#run();
  }

  /** Whether a key press was meant for it. */
  press(command: Command): boolean {
    if (!this.active) return false;
    if (command.do === 'confirm') this.next();
    else if (command.do === 'choose' && command.key === 'f') this.finish();
    else if (command.do === 'choose' && command.key === 'r') this.again();
    else return false;
    return true;
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (!this.active || this.#held || settings.get('telling') !== 'run') return;
    this.#timer = setTimeout(() => this.next(), settings.time(PACE));
  }
}

export const setTelling = (telling: Telling): Telling => setContext(KEY, telling);

/** None where nothing is told, as in a replay. */
export const getTelling = (): Telling | undefined => getContext<Telling | undefined>(KEY);
