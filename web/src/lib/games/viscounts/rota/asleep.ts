import { getContext, setContext } from 'svelte';

const KEY = Symbol('asleep');
const AWAKE = (): boolean => false;

/** Whether what is drawn here sleeps until a later chapter of the lesson: then nothing of it can be pressed or reached. */
export const sleeping = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? AWAKE;

export function sleepWhile(asleep: () => boolean): void {
  setContext(KEY, asleep);
}
