import { api } from '../live/api';
import { settings } from '../settings/settings.svelte';

const FIRST = { en: '/guide/index.html', fr: '/guide/play.fr.html' };

/** The documents, if this server has them. */
class Guide {
  #there = $state(false);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.#there = (await api.guide().catch(() => null))?.there ?? false;
  }

  /** Where to begin in the language that is spoken. */
  get address(): string | null {
    return this.#there ? FIRST[settings.get('language')] : null;
  }
}

export const guide = new Guide();
