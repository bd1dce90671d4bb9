import { tick } from 'svelte';
import { Choices } from '../choice/choices.svelte';
import { serverTime } from '../clock/time.svelte';
import type { Game } from '../games/game';
import { api, ApiError } from '../live/api';
import { Connection, type Heard } from '../live/connection.svelte';
import { fits, isOfCourse, mergeChat, mergeLog, withHere } from '../live/merge';
import type { ChatLine, Choice, Failure, LogEntry, Moment, Said, Snapshot, Suggestion } from '../live/types';
import { capture } from '../motion/flip';
import { showGains } from '../motion/gains';
import { screenName } from '../seats/keys.svelte';
import { settings } from '../settings/settings.svelte';
import { agrees, asksTheSame, offersStill } from './offers';
import { keysOf, MOST, savedTables } from './saved.svelte';
import { momentsOf, Telling, turnsOf } from './telling.svelte';

const STEP = 380;
const UNDO = 'undo';
/** After these nothing more is seen of the table. */
const CLOSING = new Set(['seat-revoked', 'no-spectators']);

/** One table as this browser sees it: the newest snapshot, the whole log and chat, and what one may do. */
export class TableState {
  snapshot: Snapshot | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  problem: Failure | null = $state.raw(null);
  /** Why one is no longer at this table. */
  closed: Failure | null = $state.raw(null);
  busy = $state(false);
  /** The seat is played at another screen: from the start, or since it was taken over there. */
  elsewhere: 'before' | 'since' | null = $state(null);
  /** What a bot would do, once one has asked. */
  suggestion: Suggestion | null = $state.raw(null);
  /** A bot thinks about it. */
  pondering = $state(false);
  readonly choices: Choices;
  /** The last turn of an opponent of the rules. */
  readonly telling = new Telling((change) => void moving(change));
  #connection: Connection | null = $state.raw(null);
  #queue: Snapshot[] = [];
  #running = false;
  /** The newest that came in; what is shown may be a moment older. */
  #newest: Snapshot | null = $state.raw(null);
  #then: (Said & { after: number }) | null = $state.raw(null);
  /** The version whose question answers itself. */
  #followed = $state(-1);
  #change: Promise<void> | null = null;
  /** What was pressed and is on its way, and at which version. */
  #sent: { press: string; version: number } | null = null;
  /** A press that came before that one was answered. */
  #pressed = false;
  /** Ends the pause after what was shown last. */
  #hurry: () => void = () => undefined;
  readonly #screen = screenName();
  #takes = false;
  #watched = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly game: Game,
  ) {
    this.choices = new Choices({
      game: this.game,
      snapshot: () => this.#offering,
      submit: (choice, then) => void this.choose(choice, then),
    });
  }

  /** Unless the line has been lost for longer than a moment. */
  get online(): boolean {
    return !this.#connection?.lost;
  }

  /** What may be chosen from: not while a turn is told, without a line, or when it is known already that something else is asked. */
  get #offering(): Snapshot | null {
    const { snapshot } = this;
    if (!snapshot || this.telling.active || !this.online || this.elsewhere) return null;
    if (this.#followed === snapshot.version || (this.#then && snapshot.version > this.#then.after)) return null;
    return asksTheSame(this.#newest ?? snapshot, snapshot) ? snapshot : null;
  }

  /** A choice is on its way, or the next one follows by itself. */
  get settling(): boolean {
    return this.busy || this.#then !== null;
  }

  /** What is drawn: the newest snapshot or, while a turn is told, as the table lay then. */
  readonly shown: Snapshot | null = $derived.by(() => this.snapshot && asItLay(this.snapshot, this.telling.moment));

  /** The log as far as it has been told. */
  readonly heard: LogEntry[] = $derived.by(() => this.log.slice(0, this.telling.heardOf(this.log)));

  /** The seats of this browser. */
  readonly mine: number[] = $derived.by(() =>
    (this.snapshot?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );

  /** The seat that a bot plays until one comes back. */
  readonly away: number | null = $derived.by(() => this.snapshot?.seats.find((seat) => seat.back)?.seat ?? null);

  readonly myTurn: boolean = $derived.by(() => (this.snapshot?.choices.length ?? 0) > 0);

  start(first: Snapshot): void {
    this.#newest = first;
    this.#apply(first);
    this.problem = noticed(first);
    this.#connect();
  }

  #connect(): void {
    this.#connection = new Connection(
      () => ({
        table: this.table,
        ...(this.token ? { token: this.token } : {}),
        ...(this.snapshot ? { since: this.snapshot.version, course: this.snapshot.course, said: this.chat.at(-1)?.said ?? 0 } : {}),
        screen: this.#screen,
        take: this.#takes,
      }),
      (message) => this.#hear(message),
    );
  }

  /** Plays here from now on; the other screen is told. */
  takeOver(): void {
    this.#takes = true;
    this.#connection?.again();
  }

  stop(): void {
    this.#connection?.close();
  }

  /** A press is played, or it is said why not; one that comes before the last was answered follows it. */
  async choose(choice: Choice, then: Said | null = null): Promise<void> {
    const { snapshot: seen, token } = this;
    const press = JSON.stringify([choice.id, then]);
    if (!seen || !token || seen.seat === null || this.#isSent(press, seen)) return;
    if (this.#mustWait && !(await this.#settled(seen))) return;
    const newest = this.#newest ?? seen;
    if (!offersStill(newest, seen, choice)) return this.#refuse('error-version');
    this.#then = then && { ...then, after: newest.version };
    this.#sent = { press, version: seen.version };
    await this.#alter(() => this.#submit(newest, choice, token));
  }

  /** A double press is one. */
  #isSent(press: string, seen: Snapshot): boolean {
    return this.#sent?.press === press && this.#sent.version === seen.version;
  }

  get #mustWait(): boolean {
    return this.#change !== null || !this.online;
  }

  /** Once nothing else is on its way; false where the press comes too soon. */
  async #settled(seen: Snapshot): Promise<boolean> {
    const tooSoon = this.#pressed || this.#sent?.version === seen.version;
    if (!this.online || tooSoon) {
      this.#refuse(tooSoon ? 'on-its-way' : 'network-lost');
      return false;
    }
    this.#pressed = true;
    await this.#change;
    this.#pressed = false;
    return true;
  }

  #refuse(key: string): void {
    this.problem = { key, args: {} };
  }

  /** Where others choose at the same time, the game may have gone on, and a network may fail: what is offered still is chosen then. */
  async #submit(seen: Snapshot, choice: Choice, token: string): Promise<Snapshot> {
    try {
      return await api.choose(this.table, token, seen.version, choice.id, seen.seat ?? 0, this.#screen);
    } catch (error) {
      if (error instanceof ApiError && error.key !== 'version') throw error;
      const now = await this.#look(token);
      const goneOn = now.version > seen.version;
      if (offersStill(now, seen, choice) && (goneOn || !(error instanceof ApiError))) return this.#submit(now, choice, token);
      if (goneOn && !(error instanceof ApiError)) return now; // it had arrived
      throw error;
    }
  }

  /** The table as soon as it can be reached. */
  async #look(token: string): Promise<Snapshot> {
    this.#connection?.check();
    for (;;) {
      await this.#connection?.opened();
      try {
        return await api.table(this.table, token);
      } catch (error) {
        if (error instanceof ApiError) throw error;
      }
    }
  }

  async undo(): Promise<void> {
    const { snapshot: seen, token } = this;
    if (!seen || !token || this.#isSent(UNDO, seen)) return;
    if (this.#mustWait && !(await this.#settled(seen))) return;
    const { undo, version } = this.#newest ?? seen;
    if (!undo.possible) return this.#refuse(`error-${undo.reason}`);
    this.#sent = { press: UNDO, version: seen.version };
    await this.#alter(() => api.undo(this.table, token, version));
  }

  /** Lets the coach make the next choice. */
  async doStep(): Promise<void> {
    await this.#teach('step', (version, token) => api.doStep(this.table, token, version));
  }

  /** Lays out the table for a chapter of the lesson. */
  async beginChapter(chapter: number): Promise<void> {
    await this.#teach(`chapter ${chapter}`, (version, token) => this.#lay(chapter, version, token));
  }

  async #teach(press: string, request: (version: number, token: string) => Promise<Snapshot>): Promise<void> {
    const { snapshot: seen, token } = this;
    if (!seen || !token || this.#isSent(press, seen)) return;
    if (this.#mustWait && !(await this.#settled(seen))) return;
    this.#sent = { press, version: seen.version };
    await this.#alter(() => request((this.#newest ?? seen).version, token));
  }

  /** It does not matter what the rivals did in the meantime. */
  async #lay(chapter: number, version: number, token: string): Promise<Snapshot> {
    try {
      return await api.beginChapter(this.table, token, version, chapter);
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'version') throw error;
      return this.#lay(chapter, (await this.#look(token)).version, token);
    }
  }

  /** Asks what a bot would do now. */
  async suggest(): Promise<void> {
    const { snapshot, token } = this;
    if (!snapshot || !token || !this.myTurn || this.pondering || this.settling) return;
    if (!this.online) return this.#refuse('network-lost');
    this.pondering = true;
    try {
      const found = await api.suggest(this.table, token, snapshot.version, snapshot.seat ?? 0);
      if (found.version === this.snapshot?.version) this.#advise(found);
    } catch (error) {
      if (snapshot.version === this.snapshot?.version) this.#failed(error);
    } finally {
      this.pondering = false;
    }
  }

  #advise(found: Suggestion): void {
    this.suggestion = found;
    this.choices.advise([found.choice], found.then[0] ?? null);
  }

  /** Takes the open seat; an invitation ends, also its live line. The token that holds the seat from now on. */
  async join(name: string): Promise<string | null> {
    const { token } = this;
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    this.stop();
    try {
      const taken = await api.join(this.table, token, name);
      savedTables.seen(taken.token, taken);
      return taken.token;
    } catch (error) {
      this.#connect();
      this.#failed(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The host gives a seat to a bot, or to whoever gets the link that is kept then. */
  async give(seat: number, to: 'bot' | 'open'): Promise<void> {
    const { token } = this;
    if (!token) return;
    await this.#alter(async () => {
      const given = await api.give(this.table, token, seat, to);
      if (given.invitation) savedTables.linked(this.table, { seat, token: given.invitation });
      return given;
    });
  }

  async openToAll(open: boolean): Promise<void> {
    const { token } = this;
    if (token) await this.#alter(() => api.openToAll(this.table, token, open));
  }

  /** Away until then, in seconds since 1970, with a bot that plays if one is named; or back. */
  async goAway(until: number | null, bot = '', everywhere = false): Promise<void> {
    const { token, snapshot } = this;
    if (!token) return;
    await this.#alter(() => api.goAway(this.table, token, snapshot?.seat ?? null, until, bot));
    if (everywhere && !this.problem) await this.#tellOthers(until, bot);
  }

  /** What was said here, at the other tables of this browser. */
  async #tellOthers(until: number | null, bot: string): Promise<void> {
    const keys = savedTables.besides(this.table).flatMap((saved) => keysOf(saved).map((token) => ({ table: saved.table, token })));
    try {
      for (let told = 0; told < keys.length; told += MOST) await api.goAwayEverywhere(keys.slice(told, told + MOST), until, bot);
    } catch (error) {
      this.problem = said(error);
    }
  }

  async allowSpectators(allowed: boolean): Promise<void> {
    const { token } = this;
    if (token) await this.#alter(() => api.allowSpectators(this.table, token, allowed));
  }

  /** Takes the seat back from the bot that plays for one. */
  async comeBack(seat: number, everywhere = false): Promise<void> {
    const { token } = this;
    if (!token) return;
    await this.#alter(() => api.comeBack(this.table, token, seat));
    if (everywhere && !this.problem) await this.#tellOthers(null, '');
  }

  async resign(seat: number, bot: string): Promise<void> {
    const { token } = this;
    if (token) await this.#alter(() => api.resign(this.table, token, seat, bot));
  }

  async say(text: string): Promise<void> {
    if (!this.token) return;
    try {
      await api.say(this.table, this.token, text);
    } catch (error) {
      this.#failed(error);
    }
  }

  async #alter(request: () => Promise<Snapshot>): Promise<void> {
    this.busy = true;
    this.problem = null;
    this.#change = this.#answered(request);
    await this.#change;
    this.#follow();
  }

  /** Who is here is known better by the live line: an answer is of use only where it is news. */
  async #answered(request: () => Promise<Snapshot>): Promise<void> {
    try {
      const answer = await request();
      if (!isOfCourse(this.#newest, answer) || answer.version > this.#newest.version) this.#receive(answer);
      this.#hurry();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.busy = false;
      this.#change = null;
      this.#sent = null;
    }
  }

  #failed(error: unknown): void {
    this.#then = null;
    this.problem = said(error);
    this.#connection?.again();
  }

  #hear(message: Heard): void {
    if (message.elsewhere) this.elsewhere = this.#watched ? 'since' : 'before';
    if (message.snapshot) {
      this.#watched = true;
      this.#takes = false;
      this.elsewhere = null;
      this.#receive(message.snapshot);
    }
    if (message.now) serverTime.told(message.now);
    if (message.here) this.#count(message.here);
    if (message.chat) this.chat = mergeChat(this.chat, [message.chat]);
    if (message.error && CLOSING.has(message.error.key)) {
      this.stop();
      this.closed = { ...message.error, key: `error-${message.error.key}` };
    } else if (message.error) this.problem = { ...message.error, key: `error-${message.error.key}` };
  }

  /** Also in what is not shown yet: whoever came may have gone by then. */
  #count(here: number[]): void {
    this.#queue = this.#queue.map((snapshot) => withHere(snapshot, here));
    this.#newest &&= withHere(this.#newest, here);
    this.snapshot &&= withHere(this.snapshot, here);
  }

  /** Snapshots come in order and are shown one after the other, so that fast opponents can be followed. */
  #receive(snapshot: Snapshot): void {
    if (!isOfCourse(this.#newest, snapshot) || snapshot.version >= this.#newest.version) this.#newest = snapshot;
    this.#queue.push(snapshot);
    if (!this.#running) void this.#show();
  }

  async #show(): Promise<void> {
    this.#running = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#showOne(next);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#running = false;
    }
  }

  async #showOne(next: Snapshot): Promise<void> {
    const fit = fits(this.snapshot, next);
    if (fit === 'older') return;
    const whole = fit === 'gap' ? await api.table(this.table, this.token) : next;
    const version = isOfCourse(this.snapshot, whole) ? this.snapshot.version : -1;
    const play = capture();
    const known = this.log.length;
    this.#apply(whole);
    if (version >= 0) this.#tell(version, known);
    await tick();
    play();
    if (version >= 0) showGains(this.game, this.log.filter((entry) => entry.version > version));
    this.#follow();
    if (whole.version > version) await this.#pause(settings.time(STEP));
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** What the rules played is told; what was taken back is not told any longer. */
  #tell(version: number, known: number): void {
    const seats = this.snapshot?.seats ?? [];
    const fresh = this.log.filter((entry) => entry.version > version);
    const steps = this.game.stepsOf?.(turnsOf(fresh, (seat) => seats[seat]?.kind === 'rules')) ?? [];
    if (steps.length && this.snapshot) this.telling.begin(steps, momentsOf(steps, fresh, this.snapshot));
    else if (this.log.length < known) this.telling.clear();
  }

  #apply(snapshot: Snapshot): void {
    this.log = mergeLog(this.log, snapshot);
    this.chat = mergeChat(isOfCourse(this.snapshot, snapshot) ? this.chat : [], snapshot.chat);
    if (snapshot.version !== this.snapshot?.version) this.suggestion = null;
    if (snapshot.version !== this.snapshot?.version && !this.#stillWaits(snapshot)) this.choices.renew();
    this.snapshot = snapshot;
    if (this.token && holdsSeat(snapshot)) savedTables.seen(this.token, snapshot);
  }

  /** Whether what waits for Confirm may be chosen still: others may have chosen at the same time. */
  #stillWaits(now: Snapshot): boolean {
    const { waiting } = this.choices;
    return waiting !== null && this.snapshot !== null && offersStill(now, this.snapshot, waiting.choice);
  }

  /** The answer to the next question, given together with the last choice. */
  #follow(): void {
    const then = this.#then;
    if (!then || this.busy || !this.snapshot || this.snapshot.version <= then.after) return;
    const next = this.snapshot.choices.find((choice) => choice.key === then.key && agrees(choice.args, then.args));
    this.#then = null;
    if (!next) return;
    this.#followed = this.snapshot.version;
    void this.choose(next).then(() => (this.#followed = -1));
  }
}

/** Nobody decides in the middle of what the rules play. */
function asItLay(snapshot: Snapshot, moment: Moment | null): Snapshot {
  if (!moment) return snapshot;
  const { turn, active, view, scores } = moment;
  return { ...snapshot, turn, active, view, scores, over: false, winners: null, to_move: null, waiting: [active] };
}

/** Things travel from where they lie before a change to where they lie after it. */
async function moving(change: () => void): Promise<void> {
  const play = capture();
  change();
  await tick();
  play();
}

/** An invitation is not kept before it is exchanged: whoever sends it may open it too. */
function holdsSeat(snapshot: Snapshot): boolean {
  return snapshot.seats.some((seat) => seat.mine && seat.kind !== 'open');
}

/** What has to be said about the table before anything else. */
export function noticed({ notice }: Snapshot): Failure | null {
  return notice && { ...notice, key: `error-${notice.key}` };
}

export function said(error: unknown): Failure {
  return error instanceof ApiError ? { key: `error-${error.key}`, args: error.args } : { key: 'network-lost', args: {} };
}
