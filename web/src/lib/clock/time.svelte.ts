/** The time by the server's clock, ticking here: no message tells the seconds. */
class ServerTime {
  /** Milliseconds since 1970; told anew once a second while somebody looks at a clock. */
  now = $state(Date.now());
  #ahead = 0;
  #lookers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The server says what time it is, in seconds. */
  told(seconds: number): void {
    this.#ahead = seconds * 1000 - Date.now();
    this.#tick();
  }

  /** For as long as an effect runs. */
  watch = (): (() => void) => {
    this.#tick();
    if (this.#lookers++ === 0) this.#timer = setInterval(this.#tick, 1000);
    return () => {
      if (--this.#lookers === 0) clearInterval(this.#timer);
    };
  };

  #tick = (): void => {
    this.now = Date.now() + this.#ahead;
  };
}

export const serverTime = new ServerTime();
