import type { FluentBundle } from '@fluent/bundle';
import type { Args, Failure } from '../live/types';
import { settings, type Language } from '../settings/settings.svelte';
import { spelledOut } from './args';
import { bundleOf, formatted, formsOf } from './bundle';

const COMMON = ['web', 'errors', 'server'];

/** All sentences on the screen. The language may change at any moment: what reads `t` is written anew. */
class Texts {
  #bundle: FluentBundle = $state.raw(bundleOf('en', []));
  #sources = new Map<string, string>();
  #catalogues = new Set(COMMON);
  ready = $state(false);

  /** Loads the catalogues of the current language, and those of a game once it is played. */
  async load(game?: string): Promise<void> {
    if (game) this.#catalogues.add(game);
    await this.speak(settings.get('language'));
  }

  /** Whichever of several loads ends last, all that has come by then is spoken. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#catalogues].map((name) => this.#fetch(pathOf(language, name))));
    settings.set('language', language);
    const sources = [...this.#catalogues].flatMap((name) => this.#sources.get(pathOf(language, name)) ?? []);
    this.#bundle = bundleOf(language, sources);
    document.documentElement.lang = language;
    this.ready = true;
  }

  /** The sentence for a key; a missing one shows its key, so that it is noticed. */
  t = (key: string, args: Args = {}): string => formatted(this.#bundle, key, args) ?? key;

  find = (key: string, args: Args = {}): string | null => formatted(this.#bundle, key, args);

  forms = (key: string): Record<string, string> => formsOf(this.#bundle, key);

  async #fetch(path: string): Promise<void> {
    if (this.#sources.has(path)) return;
    const response = await fetch(path);
    if (response.ok) this.#sources.set(path, await response.text());
  }
}

const pathOf = (language: Language, name: string): string => `/locale/${language}/${name}.ftl`;

export const texts = new Texts();
export const t = texts.t;

/** So many of what has a name in the catalogue, in its singular or plural. */
export function counted(key: string, n: number): string {
  const name = t(key);
  return t('counted', { n, one: name, many: name, ...texts.forms(key) });
}

/** What went wrong, in words. */
export const explained = ({ key, args }: Failure): string => t(key, spelledOut(args, t));

/** What a bot is called; a bot that no catalogue knows yet has its id. */
export const botName = (bot: string): string => texts.find(`bot-${bot}`) ?? bot;

/** Likewise, in one word where there is one. */
export const shortBotName = (bot: string): string => texts.forms(`bot-${bot}`).short ?? botName(bot);
