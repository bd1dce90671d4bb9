interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** Some browsers let a page ask whether it may be installed as an app; others have a menu for it. */
class Install {
  #offer: Offer | null = $state.raw(null);

  constructor() {
    if (typeof addEventListener !== 'function') return;
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();
