import { getContext, setContext } from 'svelte';
import type { Command } from '../choice/keys';
import type { Step } from '../games/game';
import type { LogEntry, Moment } from '../live/types';
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

/** How the table lay when each step was done, before the next one; as it lies now after the last, or where nothing is known. */
export function momentsOf(steps: readonly Step[], log: readonly LogEntry[], { version, moments }: { version: number; moments: readonly Moment[] }): (Moment | null)[] {
  const lines = log.filter((entry) => entry.version === version);
  return steps.map((_, i) => {
    const next = steps[i + 1]?.told[0];
    if (!next) return null;
    const told = lines.indexOf(next);
    return moments.findLast((moment) => moment.told <= told) ?? moments[0] ?? null;
  });
}

/** The turn of an opponent that follows rules of its own, told step by step; until it is told, nothing can be chosen. */
export class Telling {
  steps: Step[] = $state.raw([]);
  /** How many of them have been told. */
  told = $state(0);
  /** The step whose number or sentence is pointed at. */
  pointed: number | null = $state(null);
  #moments: readonly (Moment | null)[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody else has to take the screen first. */
  #held = false;

  /** `move` is around each change: what lies on the table may move with it. */
  constructor(readonly move: (change: () => void) => void = (change) => change()) {}

  get active(): boolean {
    return this.told < this.steps.length;
  }

  /** How the table lay when the last step that was told was done; nothing else than now once all is told. */
  get moment(): Moment | null {
    return this.active ? (this.#moments[this.told - 1] ?? null) : null;
  }

  /** How many lines of a log are no news ahead of what is told. */
  heardOf(log: readonly LogEntry[]): number {
    const last = this.active ? this.steps[this.told - 1]?.told.at(-1) : undefined;
    return (last ? log.indexOf(last) + 1 : 0) || log.length;
  }

  begin(steps: Step[], moments: readonly (Moment | null)[] = []): void {
    this.steps = steps;
    this.#moments = moments;
    const mode = settings.get('telling');
    const atOnce = mode === 'summary' || (mode === 'run' && settings.time(PACE) === 0);
    this.told = atOnce ? steps.length : Math.min(1, steps.length);
    this.#run();
  }

  clear(): void {
    this.begin([]);
  }

  next(): void {
    if (this.active) this.#tell(this.told + 1);
  }

  finish(): void {
    this.#tell(this.steps.length);
  }

  /** Once more from its beginning, one step at a time. */
  again(): void {
    clearTimeout(this.#timer);
    this.move(() => (this.told = Math.min(1, this.steps.length)));
  }

  #tell(told: number): void {
    this.move(() => (this.told = told));
    this.#run();
  }

  hold(held: boolean): void {
    this.#held = held;
    this.#run();
  }

  /** Whether a key press was meant for it. */
  press(command: Command): boolean {
    if (!this.active) return false;
    if (command.do === 'confirm') this.next();
    else if (command.do === 'skip' || (command.do === 'choose' && command.key === 'f')) this.finish();
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
