import { commandOf, neighbour, type Command } from '../choice/keys';

/** Key presses at the table become commands; not while somebody writes or a panel is open. False: the key was not meant for the table. */
export function listen(act: (command: Command) => void | false): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
    const command = commandOf(event.key);
    if (!command || (PRESSING.includes(command.do) && isPressable(event.target))) return;
    if (SCROLLING.includes(command.do) && isScrolled(event.target)) return;
    if (command.do === 'move' && !move(command.dx, command.dy)) return;
    if (act(command) !== false) event.preventDefault();
  };
  addEventListener('keydown', onkeydown);
  return () => removeEventListener('keydown', onkeydown);
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** Arrows and Space go on between tabs, and through what is read in them. */
const SCROLLING: Command['do'][] = ['move', 'skip'];

function isScrolled(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role="tab"], [role="tabpanel"]');
}

/** Enter and Space press what has the focus; only where nothing has it, they mean something else. */
const PRESSING: Command['do'][] = ['confirm', 'skip'];

export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}

/** Something that can be chosen: a button, or a part of a drawing. */
type Target = HTMLElement | SVGElement;

/** The focus goes to the nearest thing that can be chosen in that direction; false where there is none. */
function move(dx: number, dy: number): boolean {
  const targets = [...document.querySelectorAll<Target>('[data-target]')].filter((target) => target.getClientRects().length > 0);
  const current = targets.find((target) => target === document.activeElement);
  if (!current) {
    targets.find((target) => target.getAttribute('aria-disabled') !== 'true')?.focus();
    return targets.length > 0;
  }
  const next = neighbour(targets.map(centre), centre(current), dx, dy);
  targets[next]?.focus();
  return next >= 0;
}

function centre(element: Target): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
