const PAUSE = 2000;

/** Whether the server answers. Where it does not, it is asked again until it does. */
class Line {
  away = $state(false);
  /** How often it came back. */
  returns = $state(0);
  #asking = false;

  /** A request found nobody: once more, for what is only a moment is not worth a word. */
  failed(): void {
    if (!this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    while (!(await isThere())) {
      this.away = true;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
    this.#asking = false;
    if (this.away) this.returns += 1;
    this.away = false;
  }
}

const isThere = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export const line = new Line();
