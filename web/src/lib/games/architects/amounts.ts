import type { TileName } from '../../icons/tiles';
import type { Choice, Said, Snapshot } from '../../live/types';
import type { Amount } from '../game';
import { placeOf } from './artisans';
import { DEEDS, tileOf } from './look';

const number = (said: Said, name: string): number => Number(said.args[name] ?? 0);

/** What an event gave or took, and whom. */
export function changesOf(event: Said): { seat: number; amount: Amount }[] {
  const change = (tile: TileName, n: number) => [{ seat: number(event, 'seat'), amount: { tile, n } }];
  switch (event.key) {
    case 'goods_gained':
      return change(tileOf(String(event.args['good'])), number(event, 'n'));
    case 'goods_spent':
      return change(tileOf(String(event.args['good'])), -number(event, 'n'));
    case 'tax_paid':
      return change('silver', -number(event, 'silver'));
    case 'taxes_taken':
    case 'apprentice_hired':
      return change('silver', number(event, 'silver'));
    case 'virtue_gained':
      return change('virtue', number(event, 'virtue'));
    case 'virtue_lost':
      return change('virtue', -number(event, 'virtue'));
    case 'influence_gained':
      return change('influence', number(event, 'n'));
    case 'influence_lost':
      return change('influence', -number(event, 'n'));
    case 'debts_taken':
      return change('debt', number(event, 'debts'));
    case 'debt_paid':
      return change('debt', -1);
    case 'debts_destroyed':
      return change('debt', -number(event, 'debts'));
    case 'plan_drawn':
      return change('plan', 1);
    case 'plan_discarded':
      return change('plan', -1);
    case 'workers_captured':
      return change('capture', number(event, 'workers'));
    case 'workers_released':
    case 'workers_recovered':
      return change('worker', number(event, 'workers'));
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

const DEED_EVENTS = [
  'apprentice_hired', 'building_constructed', 'cathedral_advanced', 'workers_captured', 'market_reset', 'last_space_filled',
  'adornment_crafted', 'tool_crafted', 'adornment_taken', 'captives_jailed',
  'contributed', 'wonder_placed', 'penalty_due', 'favour_won', 'figures_moved',
];
/** Those who are hit by somebody else's turn. */
const BLOWS = ['workers_jailed', 'debts_taken'];

/** What a turn was for, and whom it hit: nobody could read it off the goods that came and went. */
export const tells = ({ key, args }: Said, seat: number | null): boolean => DEED_EVENTS.includes(key) || (BLOWS.includes(key) && args['seat'] !== seat);

const HEADS = ['scheme_revealed', 'building_constructed', 'cathedral_advanced', 'apprentice_hired', 'adornment_crafted', 'tool_crafted', 'wonder_placed', 'workers_captured', 'captives_jailed'];

/** A turn is called after what was done, where it is more than to come to a place. */
export const heads = ({ key }: Said): boolean => HEADS.includes(key);

/** What the words of the choice have said. */
const RESTATING = [
  'worker_placed', 'worker_taken_back', 'worker_won_back', 'market_used', 'mined', 'apprentice_hired', 'apprentice_discarded', 'building_constructed',
  'cathedral_advanced', 'workers_captured', 'captives_sent', 'character_chosen', 'plan_drafted', 'plan_discarded',
  'artisan_placed', 'worker_stacked', 'adornment_crafted', 'tool_crafted', 'tool_used', 'tool_moved', 'adornment_taken', 'discount_used',
  'credit_used', 'contributed', 'wonder_placed', 'wonder_works', 'influence_kept',
];
export const restates = ({ key }: Said): boolean => RESTATING.includes(key);

const CLOSING = ['end_effect', 'most_influence'];
export const closes = ({ key }: Said): boolean => CLOSING.includes(key);

const IDLE = ['stop', 'decline', 'discard_apprentice', 'use_tool', 'use_tool_paying'];

/** The answers to the question that follows that bring something. */
export const deedsAfter = (choice: Choice): Choice['then'] => choice.then.filter((answer) => !IDLE.includes(answer.key));

const KEEPING = ['draft', 'keep'];

/** What needs no number: how many are captured stands in the sentence, and of cards one is kept. */
const isUntold = (choice: Choice, tile: TileName): boolean => tile === 'capture' || (KEEPING.includes(choice.key) && tile === 'plan');

/** Answers by which a choice takes its usual course: what they bring belongs to it. */
const ONWARD = ['go_on', 'ignore_loss', 'use_discount', 'use_credit', 'take_influence', 'wonder_as_worker'];
const EXCHANGED = ['silver_by_influence', 'virtue_by_influence', 'precious_by_influence', 'good_by_influence', 'keep_influence'];

/** The usual course among the answers that follow: without any exchange, and without a contribution where one may be made. */
function onwardOf({ then }: Choice): Choice['then'][number] | undefined {
  const plain = then.find(({ key }) => ONWARD.includes(key)) ?? then.find(({ key, args }) => EXCHANGED.includes(key) && (args['influence'] ?? args['n']) === 0);
  return plain ?? (then.some(({ key }) => key === 'contribute') ? then.find(({ key }) => key === 'decline') : undefined);
}

/** What a choice brings at once, and then: either of two gains, or how many things there are to choose from. */
export function amountsOf(choice: Choice, snapshot: Snapshot): Amount[] {
  const deeds = deedsAfter(choice);
  const onward = onwardOf(choice);
  const now = sumOf([...choice.preview, ...(onward?.preview ?? [])], snapshot.seat).filter(({ tile }) => !isUntold(choice, tile));
  const place = placeOf(choice);
  if (place === null || deeds.length === 0) return now;
  if (deeds.every((deed) => deed.key === 'mine')) return [...now, ...deeds.flatMap((deed, i) => eitherOf(sumOf(deed.preview, snapshot.seat), i))];
  const tile = onward && now.length ? undefined : DEEDS[place];
  return tile ? [...now, { tile, n: deeds.length, plain: true }] : now;
}

const eitherOf = (amounts: Amount[], nth: number): Amount[] =>
  amounts.map((amount, i) => (nth > 0 && i === 0 ? { ...amount, either: true } : amount));
