import { tick } from 'svelte';
import type { Failure, Snapshot } from '../live/types';
import { capture } from '../motion/flip';
import { Course } from '../score/course.svelte';
import { store, stored } from '../settings/stored';
import { noticed, said } from '../table/table.svelte';

/** How long a choice is shown at the plain speed. */
const PACE = 900;
export const SPEEDS = [0.5, 1, 2, 4];

/** A finished game that is looked back at: which point is shown, and through whose eyes. */
export class Replay {
  readonly course: Course;
  n = $state(0);
  snapshot: Snapshot;
  /** The seat whose hand is shown; nobody's is what everybody could see. */
  eyes: number | null;
  problem: Failure | null;
  playing = $state(false);
  speed = $state(stored('replay-speed', 1));

  constructor(readonly last: Snapshot) {
    this.course = new Course(last.table, last.choices_made);
    this.snapshot = $state.raw(last);
    this.eyes = $state(last.seats.find(({ mine }) => mine)?.seat ?? null);
    this.problem = $state.raw(noticed(last));
  }

  async start(at: number): Promise<void> {
    this.n = at;
    try {
      await this.course.load();
    } catch (error) {
      this.problem = said(error);
    }
    await this.show(this.n);
  }

  async show(wanted: number): Promise<void> {
    const n = (this.n = Math.min(Math.max(0, wanted), this.course.length));
    const { eyes } = this;
    try {
      const step = await this.course.at(n, eyes);
      if (n === this.n && eyes === this.eyes) await this.#draw(step);
    } catch (error) {
      this.playing = false;
      this.problem = said(error);
    }
  }

  async #draw(step: Snapshot): Promise<void> {
    const play = capture();
    this.snapshot = step;
    await tick();
    play();
  }

  byChoice(steps: number): Promise<void> {
    return this.show(this.n + steps);
  }

  byTurn(forward: boolean): Promise<void> {
    return this.show(forward ? this.course.turnAfter(this.n) : this.course.turnBefore(this.n));
  }

  seeAs(seat: number | null): Promise<void> {
    this.eyes = seat;
    return this.show(this.n);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    store('replay-speed', speed);
  }

  /** While it plays, the next choice follows the one that is shown. What ends the waiting for it. */
  goOn(): (() => void) | undefined {
    if (!this.playing || this.snapshot.choices_made !== this.n) return undefined;
    if (this.n >= this.course.length) {
      this.playing = false;
      return undefined;
    }
    void this.course.at(this.n + 1, this.eyes).catch(() => undefined);
    const timer = setTimeout(() => void this.byChoice(1), PACE / this.speed);
    return () => clearTimeout(timer);
  }
}
