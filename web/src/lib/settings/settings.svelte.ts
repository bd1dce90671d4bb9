import { coarse, dark, still } from './media.svelte';
import { store, stored } from './stored';

export type Language = 'en' | 'fr';
export type Theme = 'system' | 'vellum' | 'night';
export type Speed = 'off' | 'fast' | 'normal';
export type Confirm = 'never' | 'reveals' | 'always';
export type Tell = 'steps' | 'run' | 'summary';
export type Pass = 'secrets' | 'always' | 'never';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];
export const THEMES: readonly Theme[] = ['vellum', 'night', 'system'];
export const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal'];
export const CONFIRMS: readonly Confirm[] = ['never', 'reveals', 'always'];
export const TELLINGS: readonly Tell[] = ['steps', 'run', 'summary'];
export const PASSES: readonly Pass[] = ['secrets', 'always', 'never'];

interface Saved {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  pass: Pass;
  telling: Tell;
  forecast: boolean;
  counsel: boolean;
  turned: boolean;
  sound: boolean;
  notice: boolean;
  name: string;
}

const FACTOR: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 };

function defaults(): Saved {
  return {
    language: browserLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'system',
    speed: still.matches ? 'off' : 'normal',
    confirm: coarse.matches ? 'always' : 'never',
    pass: 'secrets',
    telling: 'run',
    forecast: true,
    counsel: true,
    turned: false,
    sound: !coarse.matches,
    notice: false,
    name: 'Aude',
  };
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is Language => tag === 'en' || tag === 'fr') ?? 'en';
}

/** What a player set on this browser; everything has a default. */
class Settings {
  #chosen: Partial<Saved> = $state(stored<Partial<Saved>>('settings', {}));
  #defaults = $derived(defaults());

  get<K extends keyof Saved>(key: K): Saved[K] {
    return this.#chosen[key] ?? this.#defaults[key];
  }

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.#chosen[key] = value;
    store('settings', this.#chosen);
  }

  /** The theme to draw: the chosen one, or the system's. */
  get colours(): Exclude<Theme, 'system'> {
    const theme = this.get('theme');
    return theme !== 'system' ? theme : dark.matches ? 'night' : 'vellum';
  }

  /** A duration in milliseconds at the chosen speed. */
  time(ms: number): number {
    return ms * FACTOR[this.get('speed')];
  }
}

export const settings = new Settings();
