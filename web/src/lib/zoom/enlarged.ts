const SVG = 'http://www.w3.org/2000/svg';
/** How much larger a card is at most, and how much of the window it takes. */
const MOST = { part: 3, drawing: 6 };
/** So wide that names and words are not broken, in rem. */
const LEAST_WIDTH = 9.5;
const SHARE = { width: 0.86, height: 0.5 };
/** The rim of a drawing, for its line. */
const RIM = 3;
/** What a copy must not repeat: it cannot be chosen, and nothing travels to it. */
const LEFT_OUT = ['id', 'data-target', 'data-flip', 'data-card', 'tabindex', 'aria-keyshortcuts'];
const STATES = ['may', 'no', 'sel', 'pointed', 'goal'];

const factor = (most: number, width: number, height: number): number =>
  Math.min(most, (innerWidth * SHARE.width) / width, (innerHeight * SHARE.height) / height);

function copied<T extends Element>(card: T): T {
  const copy = card.cloneNode(true) as T;
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of LEFT_OUT) part.removeAttribute(name);
  copy.classList.remove(...STATES);
  for (const part of copy.querySelectorAll('.sr, .glow, .pale, .ring, .hatch, .cap, .thing')) part.remove();
  return copy;
}

/** A card of the page, as wide as it is and as high as its words need, then larger. */
function enlargedPart(card: HTMLElement): HTMLElement {
  const { width: own, height } = card.getBoundingClientRect();
  const width = Math.max(own, LEAST_WIDTH * parseFloat(getComputedStyle(document.documentElement).fontSize));
  const copy = copied(card);
  Object.assign(copy.style, { width: `${width}px`, minHeight: `${height}px`, height: 'auto', zoom: String(factor(MOST.part, width, height)) });
  return copy;
}

/** A card of a drawing, in a drawing of its own. */
function enlargedDrawing(card: SVGGraphicsElement): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const copy = copied(card);
  copy.removeAttribute('transform');
  drawing.append(copy);
  const { x, y, width, height } = card.getBBox();
  const times = factor(MOST.drawing, width, height);
  drawing.setAttribute('viewBox', `${x - RIM} ${y - RIM} ${width + 2 * RIM} ${height + 2 * RIM}`);
  drawing.style.width = `${width * times}px`;
  return drawing;
}

/** The same card, larger, to look at only. */
export const enlarged = (card: Element): Element =>
  card instanceof SVGGraphicsElement ? enlargedDrawing(card) : enlargedPart(card as HTMLElement);
