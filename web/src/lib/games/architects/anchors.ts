import type { Choice, Said } from '../../live/types';
import type { Shelf } from '../game';
import { KEYS } from './look';

/** The thing on the board that stands for a choice. */
export function anchorOf({ key, args }: Said): string | null {
  switch (key) {
    case 'place':
      return `place:${args['place']}`;
    case 'take_back':
      return `own:${args['place']}`;
    case 'capture':
      return `crowd:${args['place']}:${args['owner']}`;
    case 'take_back_prison':
    case 'release_prison':
      return 'prison';
    case 'take_back_held':
    case 'ransom':
      return `held:${args['owner']}`;
    case 'send_to_prison':
      return 'captives';
    case 'pay_debt':
      return 'debts';
    case 'hire':
      return `apprentice:${args['apprentice']}`;
    case 'discard_apprentice':
    case 'apprentice_trade':
    case 'resolve_apprentice':
      return `mine:${args['apprentice']}`;
    case 'draft':
    case 'keep':
    case 'construct':
    case 'discard_plan':
    case 'sell_plan':
      return `hand:${args['building']}`;
    case 'resolve_building':
      return `built:${args['building']}`;
    case 'choose_character':
      return `character:${args['character']}`;
    case 'draw_plans':
    case 'draw_five':
      return 'plans';
    case 'advance_cathedral':
      return 'cathedral';
    default:
      return null;
  }
}

const ON_PHONE = ['place', 'own', 'crowd', 'prison', 'apprentice', 'hand', 'character', 'cathedral', 'plans'];

export const isOnPhone = (anchor: string): boolean => ON_PHONE.includes(anchor.split(':')[0] ?? '');

/** Places have keys that never change; so has ending a visit, which no haste should press. */
export function keyOf({ key, args }: Said): string | null {
  if (key === 'place') return KEYS[String(args['place'])] ?? null;
  return key === 'stop' || key === 'decline' ? 'x' : null;
}

/** Refusals that only say that there is nothing of the kind: nobody would look for such a choice. */
const ABSENT = new Set([
  'nobody_there', 'never_from_there', 'not_capturable', 'none_held_there', 'no_captives', 'nobody_in_prison', 'no_unpaid_debt', 'not_that_many',
  'goods_missing',
]);

/** Captures that are not allowed are explained where the workers stand. */
export function shelfOf(choice: Choice): Shelf {
  if (choice.refusal) return choice.key === 'capture' || ABSENT.has(choice.refusal.key) ? 'hidden' : 'listed';
  return choice.key === 'discard_apprentice' ? 'folded' : 'listed';
}
