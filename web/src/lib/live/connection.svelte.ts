import { app } from '../app/app.svelte';
import type { ChatLine, Said, Snapshot, Watch } from './types';

export interface Heard {
  snapshot?: Snapshot;
  chat?: ChatLine;
  /** The seats that are here, whenever somebody comes or goes. */
  here?: number[];
  /** What time it is, where a table has clocks. */
  now?: number;
  error?: Said;
  /** The seat is played at another screen. */
  elsewhere?: boolean;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** From half to one and a half of a pause: those who were cut off together do not come back together. */
const spread = (pause: number): number => pause * (0.5 + Math.random());
/** A line that is back sooner was hardly lost. */
const GRACE = 1500;
/** A line that says nothing for so long after a question is dead. */
const PATIENCE = 4000;

/** The live line to a table: watches again with the last version known whenever the connection was lost. */
export class Connection {
  open = $state(false);
  /** For longer than a moment there is no line: nothing can be chosen until it is back. */
  lost = $state(false);
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Those who wait until the line is open. */
  #waiting: (() => void)[] = [];

  constructor(
    private readonly watch: () => Watch,
    private readonly hear: (message: Heard) => void,
  ) {
    window.addEventListener('online', this.#now);
    window.addEventListener('offline', this.check);
    document.addEventListener('visibilitychange', this.#now);
    this.#miss();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#grace);
    clearTimeout(this.#patience);
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.check);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Watches again on the same line: what was missed comes at once. */
  again(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ watch: this.watch() }));
  }

  /** Watches again; a line that does not answer is given up, and another one tried. */
  check = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.again();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#leave(socket);
      this.#lost();
    }, PATIENCE);
  };

  /** As soon as the line is open. */
  opened(): Promise<void> {
    return this.open ? Promise.resolve() : new Promise((go) => this.#waiting.push(go));
  }

  #now = (): void => {
    if (this.#closed || this.open || document.hidden) return;
    this.#failures = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#found();
    socket.onmessage = (event) => {
      clearTimeout(this.#patience);
      this.hear(JSON.parse(event.data as string) as Heard);
    };
    socket.onclose = () => this.#lost();
  }

  #found(): void {
    if (this.#failures) app.look();
    this.#failures = 0;
    clearTimeout(this.#grace);
    this.#grace = undefined;
    this.open = true;
    this.lost = false;
    this.again();
    for (const go of this.#waiting.splice(0)) go();
  }

  #miss(): void {
    this.#grace ??= setTimeout(() => (this.lost = true), GRACE);
  }

  #leave(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  #lost(): void {
    this.open = false;
    clearTimeout(this.#patience);
    if (this.#closed) return;
    this.#miss();
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), spread(pause));
  }
}
