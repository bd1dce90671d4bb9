const LONG = 500;
/** A finger that rests still moves a little. */
const STILL = 10;

/** Tells of things on which a finger is held; the tap that ends it means nothing else. */
export function held(selector: string, act: (found: Element) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;

  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    stop();
    done = false;
    const found = event.pointerType === 'mouse' || !(event.target instanceof Element) ? null : event.target.closest(selector);
    if (!found) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      done = true;
      act(found);
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
  };
  const swallow = (event: Event): void => {
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', down, { signal, capture: true });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('click', swallow, { signal, capture: true });
  addEventListener('contextmenu', swallow, { signal, capture: true });
  return () => {
    stop();
    listening.abort();
  };
}
