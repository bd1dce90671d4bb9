/** The client as an app: its service worker, and the versions that follow one another. */
class App {
  /** Another version lies ready, whole. */
  newer = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** `quiet` tells whether nobody would mind if the page were loaded again. */
  async start(quiet: () => boolean): Promise<void> {
    const workers = navigator.serviceWorker;
    const before = workers.controller;
    if (before) workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    const registration = await workers.register('/worker.js', { updateViaCache: 'none' });
    this.#registration = registration;
    registration.addEventListener('updatefound', () => this.#follow(registration.installing, quiet));
    this.#follow(registration.installing ?? registration.waiting, quiet);
    document.addEventListener('visibilitychange', () => this.look());
  }

  /** Asks the server whether there is another version. */
  look(): void {
    if (!document.hidden) void this.#registration?.update().catch(() => undefined);
  }

  /** Every page of this browser goes on with the version that lies ready. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage('take over');
  }

  #follow(worker: ServiceWorker | null, quiet: () => boolean): void {
    const ready = (): void => {
      if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
      this.newer = true;
      if (quiet()) worker.postMessage('take over if alone');
    };
    worker?.addEventListener('statechange', ready);
    ready();
  }
}

export const app = new App();
/** Browsers have no service workers at an address without encryption, but for this machine's own. */
export const canBeApp = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;
