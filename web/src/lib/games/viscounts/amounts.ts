import type { TileName } from '../../icons/tiles';
import type { Choice, Said, Snapshot } from '../../live/types';
import type { Amount } from '../game';
import { personOf } from './cards';
import { actionOf, PAID_BY, tileOf } from './look';
import { segmentAt, viewOf, type IconId, type ViscountsView } from './view';

const number = (said: Said, name: string): number => Number(said.args[name] ?? 0);

/** What an event gave or took, and whom. */
export function changesOf(event: Said): { seat: number; amount: Amount }[] {
  const change = (tile: TileName, n: number) => (n === 0 ? [] : [{ seat: number(event, 'seat'), amount: { tile, n } }]);
  switch (event.key) {
    case 'goods_gained':
      return change(event.args['good'] as TileName, number(event, 'n'));
    case 'goods_spent':
      return change(event.args['good'] as TileName, -number(event, 'n'));
    case 'card_destroyed':
      return change('silver', number(event, 'silver'));
    case 'viscount_moved':
    case 'card_dismissed':
    case 'card_hired':
    case 'trade_made':
      return change('silver', -number(event, 'silver'));
    case 'virtue_gained':
      return change('virtue', number(event, 'n'));
    case 'corruption_gained':
      return change('corruption', number(event, 'n'));
    case 'debt_gained':
      return change('debt', 1);
    case 'deed_gained':
      return change('deed', 1);
    case 'debt_flipped':
      return change('paid_debt', 1);
    case 'deed_flipped':
      return change('approved_deed', 1);
    default:
      return [];
  }
}

/** What a seat has more or less of after some events, each tile once. */
export function sumOf(events: readonly Said[], seat: number | null): Amount[] {
  const sums = new Map<TileName, number>();
  for (const { seat: whose, amount } of events.flatMap(changesOf)) {
    if (whose === seat) sums.set(amount.tile, (sums.get(amount.tile) ?? 0) + amount.n);
  }
  return [...sums].filter(([, n]) => n !== 0).map(([tile, n]) => ({ tile, n }));
}

const DEEDS = [
  'trade_made', 'building_built', 'link_made', 'workers_placed', 'manuscript_taken', 'printed_manuscript_read', 'bonus_taken', 'leader_changed', 'worker_expelled',
  'card_hired', 'card_dismissed', 'collision_resolved', 'poverty_revealed', 'prosperity_revealed', 'last_round',
];

/** Those who are hit by somebody else's turn. */
const BLOWS = ['debt_gained', 'corruption_gained'];

/** What a turn was for, and whom it hit: nobody could read it off the goods that came and went. */
export const tells = ({ key, args }: Said, seat: number | null): boolean => DEEDS.includes(key) || (BLOWS.includes(key) && args['seat'] !== seat);

/** What the words of the choice have said. */
const RESTATING = [
  'card_played', 'viscount_moved', 'trade_made', 'building_built', 'workers_placed', 'manuscript_taken', 'printed_manuscript_read', 'card_hired', 'card_dismissed',
  'card_discarded', 'card_destroyed', 'line_rearranged', 'pair_chosen', 'action_funded', 'action_declined', 'worker_moved', 'card_drawn', 'cards_shuffled',
];
export const restates = ({ key }: Said): boolean => RESTATING.includes(key);

/** A turn is called after the card that was played, or turned up. */
export const heads = ({ key }: Said): boolean => key === 'card_played' || key === 'scheme_turned_up';

/** What a choice costs and brings, as far as the server foresees it. */
export function amountsOf(choice: Choice, snapshot: Snapshot): Amount[] {
  const changes = sumOf(choice.preview, snapshot.seat);
  if (choice.key === 'ride') return [{ tile: 'silver' as const, n: -number(choice, 'silver') }].filter(({ n }) => n !== 0);
  if (choice.key === 'dismiss') return [...spent(choice), ...changes, ...iconsOf(String(choice.args['card']))];
  if (choice.key === 'recruit') return [...spent(choice), ...changes];
  if (!('icons' in choice.args)) return changes;
  const gains = choice.key === 'trade' ? exchangeAt(viewOf(snapshot), snapshot.seat) : changes.filter(({ n }) => n > 0);
  return [...priceOf(choice), ...gains];
}

/** The silver of a card, where the server does not foresee what comes of it. */
const spent = (choice: Choice): Amount[] => (choice.preview.length > 0 || number(choice, 'silver') === 0 ? [] : [{ tile: 'silver', n: -number(choice, 'silver') }]);

/** What the exchange of a player's space brings, each time. */
function exchangeAt(view: ViscountsView, seat: number | null): Amount[] {
  const space = seat === null ? null : (view.players[seat]?.space ?? null);
  const trade = segmentAt(view, space)?.trades[space?.endsWith('_left') ? 0 : 1];
  return trade ? [{ tile: tileOf(trade.gain), n: trade.gain.n }] : [];
}

/** What pays for an action, icon by icon; goods as they are spent, or as many as icons are lacking. */
function priceOf(choice: Choice): Amount[] {
  const action = actionOf(choice.key);
  if (!action) return [];
  const { icon, good } = PAID_BY[action];
  const paid: [TileName, number][] = [
    [icon, number(choice, 'own')],
    ['merchant', 2 * number(choice, 'pairs')],
    ['criminal', number(choice, 'criminals')],
    [good, number(choice, 'due')],
  ];
  return paid.filter(([, n]) => n > 0).map(([tile, n]) => ({ tile, n, paid: true }));
}

/** The icons that a dismissed card adds. */
function iconsOf(card: string): Amount[] {
  const icons = personOf(card)?.icons ?? [];
  return [...new Set<IconId>(icons)].map((icon) => ({ tile: icon, n: icons.filter((one) => one === icon).length }));
}
