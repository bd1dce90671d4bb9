import type { Amount, Game } from '../games/game';
import type { LogEntry } from '../live/types';
import { settings } from '../settings/settings.svelte';

const TIME = 1300;

/** What everybody gained or lost by these events rises from what they have (`data-stock`). */
export function showGains(game: Game, entries: readonly LogEntry[]): void {
  const time = settings.time(TIME);
  if (time === 0) return;
  const sums = new Map<number, number>();
  for (const { seat, amount } of entries.flatMap((entry) => game.changesOf(entry))) {
    if (isMain(amount)) sums.set(seat, (sums.get(seat) ?? 0) + amount.n);
  }
  for (const [seat, n] of sums) {
    if (n !== 0) rise(seat, n, time);
  }
}

/** Only what counts in the end is shown in large. */
const isMain = (amount: Amount): boolean => amount.tile === 'coin';

function rise(seat: number, n: number, time: number): void {
  for (const stock of document.querySelectorAll<HTMLElement>(`[data-stock="${seat}"]`)) {
    const { left, top, width } = stock.getBoundingClientRect();
    if (width === 0) continue;
    const sign = document.createElement('span');
    sign.className = n < 0 ? 'rising loss' : 'rising gain';
    sign.setAttribute('aria-hidden', 'true');
    sign.textContent = n < 0 ? `−${-n}` : `+${n}`;
    Object.assign(sign.style, { left: `${left}px`, top: `${top}px` });
    document.body.append(sign);
    sign
      .animate(
        [
          { transform: 'translate(-70%, 40%) scale(.7)', opacity: 0 },
          { transform: 'translate(-70%, 0) scale(1)', opacity: 1, offset: 0.2 },
          { transform: 'translate(-70%, -10%) scale(1)', opacity: 1, offset: 0.75 },
          { transform: 'translate(-70%, -60%) scale(1)', opacity: 0 },
        ],
        { duration: time, easing: 'ease-out' },
      )
      .finished.finally(() => sign.remove());
  }
}
