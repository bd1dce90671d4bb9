/** What the system asks for by a media query, now and whenever it changes. */
export class Media {
  matches = $state(false);

  constructor(query: string) {
    if (typeof matchMedia !== 'function') return;
    const list = matchMedia(query);
    this.matches = list.matches;
    list.addEventListener('change', () => (this.matches = list.matches));
  }
}

export const dark = new Media('(prefers-color-scheme: dark)');
export const still = new Media('(prefers-reduced-motion: reduce)');
export const coarse = new Media('(pointer: coarse)');
