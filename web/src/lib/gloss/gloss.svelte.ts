import type { Note } from '../games/game';

/** So long a pointer rests on a thing before its note opens: what is refused is explained sooner. */
const SOON = 300;
const LATER = 600;
/** As far as a pointer that rests is off its press: one of the two is rounded. */
const STILL = 2;

/** A part of the page or of a drawing. */
export type Pointable = Element & GlobalEventHandlers;

interface Shown {
  note: Note;
  on: Element;
}

/** The note beside the thing that is pointed at, focused or tapped. One at a time. */
class Gloss {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved: Event | null = null;
  /** Where the last press was: what comes to lie there then was not pointed at. */
  #pressed = { x: NaN, y: NaN };

  press({ clientX: x, clientY: y }: MouseEvent): void {
    this.#pressed = { x, y };
  }

  isPressed({ clientX: x, clientY: y }: MouseEvent): boolean {
    return Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < STILL;
  }

  /** Whether a move of the pointer was heard by something further inside. */
  heard(event: Event): boolean {
    const before = this.#moved;
    if (event.type === 'pointermove') this.#moved = event;
    return before === event;
  }

  show(note: Note, on: Element, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay === 0) this.shown = { note, on };
    else this.#timer = setTimeout(() => (this.shown = { note, on }), delay);
  }

  /** Hides the note, or only that of one thing. */
  hide(on?: Element): void {
    clearTimeout(this.#timer);
    if (!on || this.shown?.on === on) this.shown = null;
  }
}

export const gloss = new Gloss();

const notes = new WeakMap<Element, () => Note | null>();

/** The note of a thing, or of a part of it. */
export const noteIn = (thing: Element): Note | null => {
  const found = [thing, ...thing.querySelectorAll('*')].find((part) => notes.has(part));
  return found ? (notes.get(found)?.() ?? null) : null;
};

/** Attach to anything: its note opens on hover, on focus by keyboard, and on a tap. */
export function noted(note: () => Note | null) {
  return (element: Pointable): (() => void) => {
    notes.set(element, note);
    const show = (delay: number): void => {
      const content = note();
      if (content) gloss.show(content, element, delay);
    };
    /** A pointer that goes on to something else asks for nothing; of things within each other the innermost is asked for. */
    const rest = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || gloss.isPressed(event) || gloss.shown?.on === element || gloss.heard(event)) return;
      show(note()?.refused ? SOON : LATER);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) show(0);
    };
    const tap = (event: MouseEvent): void => {
      gloss.press(event);
      if (note()?.refused || !element.matches('[data-target]')) show(0);
      else gloss.hide(element);
    };
    // a focused thing that is removed loses its focus in the middle of the update
    const hide = (): void => queueMicrotask(() => gloss.hide(element));
    element.addEventListener('pointerenter', rest);
    element.addEventListener('pointermove', rest);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', hide);
    element.addEventListener('click', tap);
    return () => {
      hide();
      element.removeEventListener('pointerenter', rest);
      element.removeEventListener('pointermove', rest);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', hide);
      element.removeEventListener('click', tap);
    };
  };
}
