import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's, upright or sideways, or a tablet's upright: by the same sizes as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 999px), (max-height: 559px)');
