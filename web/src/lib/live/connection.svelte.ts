import type { ChatLine, Said, Snapshot } from './types';

export interface Watch {
  table: string;
  token?: string;
  since?: number;
  seat?: number;
}

export interface Heard {
  snapshot?: Snapshot;
  chat?: ChatLine;
  error?: Said;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];

/** The live line to a table: watches again with the last version known whenever the connection was lost. */
export class Connection {
  open = $state(false);
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly watch: () => Watch,
    private readonly hear: (message: Heard) => void,
  ) {
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Watches again on the same line: what was missed comes at once. */
  again(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ watch: this.watch() }));
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
    socket.onopen = () => {
      this.#failures = 0;
      this.open = true;
      this.again();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Heard);
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    this.open = false;
    if (this.#closed) return;
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause);
  }
}
