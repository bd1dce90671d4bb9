import { settings } from '../settings/settings.svelte';

/** A part of the page, or of a drawing. */
type Thing = HTMLElement | SVGGraphicsElement;

interface Seen {
  rect: DOMRect;
  ghost: HTMLElement | SVGElement;
}

const TIME = 280;
const HOP = 14;
const EASE = 'cubic-bezier(.3,.65,.25,1)';

/** Where everything marked `data-flip` lies before a change; `play` then lets each thing travel to its new place. */
export function capture(root: ParentNode = document): () => void {
  const time = settings.time(TIME);
  if (time === 0) return () => undefined;
  const before = new Map<string, Seen>();
  for (const element of root.querySelectorAll<Thing>('[data-flip]')) {
    for (const running of element.getAnimations()) running.finish();
    before.set(element.dataset['flip'] ?? '', {
      rect: element.getBoundingClientRect(),
      ghost: pictureOf(element),
    });
  }
  return () => play(root, before, time);
}

/** What it looks like, to be shown elsewhere: a part of a drawing needs a drawing of its own. */
function pictureOf(element: Thing): HTMLElement | SVGElement {
  const picture = element.cloneNode(true) as Thing;
  picture.removeAttribute('data-flip');
  if (!(element instanceof SVGGraphicsElement)) return picture;
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(picture);
  return drawing;
}

/** So many pixels are one unit in which a thing moves; a drawing has units of its own. */
function unitOf(element: Thing): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

function play(root: ParentNode, before: Map<string, Seen>, time: number): void {
  const here = new Set<string>();
  for (const element of root.querySelectorAll<Thing>('[data-flip]')) {
    const key = element.dataset['flip'] ?? '';
    here.add(key);
    const seen = before.get(key);
    if (seen) travel(element, seen.rect, element.getBoundingClientRect(), time);
    else if (before.size > 0) arrive(root, element, time);
  }
  for (const [key, seen] of before) {
    if (!here.has(key)) follow(root, key, seen, time);
  }
}

/** Most things slide; a figure (`data-gait`) walks along the roads. */
function travel(element: Thing, from: DOMRect, to: DOMRect, time: number): void {
  if (element.dataset['gait'] === 'roads') stroll(element, from, to, time);
  else slide(element, from, to, time);
}

/** Across first, then up or down, with a hop on either way. */
function stroll(element: Thing, from: DOMRect, to: DOMRect, time: number): void {
  const dx = (from.left - to.left) / unitOf(element);
  const dy = (from.top - to.top) / unitOf(element);
  if (Math.abs(dx) + Math.abs(dy) < 2 || to.width === 0) return;
  const steps = [[dx, dy], [dx / 2, dy - HOP], [0, dy], [0, dy / 2 - HOP], [0, 0]];
  element.animate(steps.map(([x = 0, y = 0]) => ({ transform: `translate(${x}px, ${y}px)`, zIndex: 30 })), { duration: 2 * time, easing: 'ease-in-out' });
}

/** The thing itself moves, as if it came from where it was. */
function slide(element: Thing, from: DOMRect, to: DOMRect, time: number): void {
  const dx = (from.left - to.left) / unitOf(element);
  const dy = (from.top - to.top) / unitOf(element);
  if (Math.abs(dx) + Math.abs(dy) < 2 || to.width === 0) return;
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) ${scale}`, transformOrigin: '0 0', zIndex: 30 }, { transform: 'none', transformOrigin: '0 0', zIndex: 30 }],
    { duration: time, easing: EASE },
  );
}

/** Something new walks in from its home (`data-from`, `data-home`), or turns up. */
function arrive(root: ParentNode, element: Thing, time: number): void {
  const home = element.dataset['from'];
  const from = home ? root.querySelector(`[data-home="${CSS.escape(home)}"]`) : null;
  if (from) walk(element, from.getBoundingClientRect(), element.getBoundingClientRect(), time);
  else appear(element, time);
}

/** On a flat arc, with one hop. */
function walk(element: Thing, from: DOMRect, to: DOMRect, time: number): void {
  const dx = (from.left - to.left) / unitOf(element);
  const dy = (from.top - to.top) / unitOf(element);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 30 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - HOP}px)`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: time * 1.6, easing: EASE },
  );
}

/** Something new turns up on its vertical axis. */
function appear(element: Thing, time: number): void {
  element.animate([{ transform: 'rotateY(90deg)', opacity: 0.4 }, { transform: 'none', opacity: 1 }], {
    duration: time / 2,
    delay: time / 2,
    fill: 'backwards',
    easing: EASE,
  });
}

/** What is drawn no more flies, as a picture, into the thing that says it holds it. */
function follow(root: ParentNode, key: string, seen: Seen, time: number): void {
  const holder = root.querySelector<HTMLElement>(`[data-holds~="${CSS.escape(key)}"]`);
  if (!holder || seen.rect.width === 0) return;
  const to = holder.getBoundingClientRect();
  const { ghost, rect } = seen;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  Object.assign(ghost.style, {
    position: 'fixed', margin: '0', zIndex: '50', pointerEvents: 'none',
    left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`,
  });
  document.body.append(ghost);
  const dx = to.left + to.width / 2 - rect.left - rect.width / 2;
  const dy = to.top + to.height / 2 - rect.top - rect.height / 2;
  const size = Math.max(0.12, to.width / rect.width);
  ghost
    .animate([{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0.7 }], {
      duration: time * 1.3,
      easing: EASE,
    })
    .finished.finally(() => ghost.remove());
}
