import { api } from '../live/api';
import type { LessonOffered } from '../live/types';
import { router } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { savedTables } from '../table/saved.svelte';

interface OfGame extends LessonOffered {
  game: string;
}

/** The first games with a coach that the server has. */
class Lessons {
  all: OfGame[] = $state.raw([]);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const games = await api.games().catch(() => []);
    this.all = games.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ ...lesson, game: id })));
  }

  find(title: string): OfGame | undefined {
    return this.all.find(({ id }) => id === title);
  }
}

export const lessons = new Lessons();

/** Makes the table of a lesson, and sits down at it. */
export async function learn(lesson: string): Promise<void> {
  const made = await api.learn(lesson, settings.get('name'));
  savedTables.created(lessons.find(lesson)?.game ?? lesson, made);
  router.go({ screen: 'table', table: made.table });
}
