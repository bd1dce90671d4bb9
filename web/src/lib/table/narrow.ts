import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's, by the same width as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 899px)');
