import type { Args, Choice, Said } from '../../live/types';
import type { Shelf } from '../game';
import { rotaAnchor } from './rota/anchors';

/** The thing on the board that stands for a choice. */
export function anchorOf({ key, args }: Said): string | null {
  switch (key) {
    case 'choose_pair':
      return `pair:${args['player_card']}`;
    case 'play':
      return `hand:${args['card']}`;
    case 'discard':
    case 'destroy':
      return `own:${args['card']}`;
    case 'discard_top':
    case 'destroy_top':
      return 'pile';
    case 'construct':
      return isElsewhere(key, args) ? null : `slot:${args['slot']}`;
    case 'take_building':
      return `slot:${args['slot']}`;
    case 'flip_debt':
      return 'debts';
    case 'flip_deed':
      return 'deeds';
    case 'take_resource':
      return `good:${args['good']}`;
    case 'first_ability':
      return `line:${args['card']}`;
    default:
      return rotaAnchor({ key, args });
  }
}

/** On a phone, only what fills the screen is pressed there; all else is listed below the board. */
export const isOnPhone = (anchor: string): boolean => ['pair', 'hand', 'space', 'site'].includes(anchor.split(':')[0] ?? '');

/** Doing nothing has a key that no haste presses. */
const IDLE = ['no_action', 'recruit_nobody', 'discard_none', 'destroy_none', 'move_no_worker'];

export const keyOf = ({ key }: Said): string | null => (IDLE.includes(key) ? 'x' : null);

/** Refusals that say that an action belongs to the other path, or that there is nothing of the kind. */
const ELSEWHERE = ['outer_path_only', 'inner_path_only'];
const ABSENT = ['built_already', 'one_dismissal'];

/** One of the choices that differ in number or slot only stands for all. */
const isFirst = ({ key, args }: Choice): boolean => !(key === 'place_workers' && args['n'] !== 1) && !(key === 'construct' && args['slot'] !== 'trading_post_1');

/** What is not allowed is explained where it lies; the list stays short. */
export function shelfOf(choice: Choice): Shelf {
  const refusal = choice.refusal?.key;
  if (refusal === undefined) return 'listed';
  if (ABSENT.includes(refusal)) return 'hidden';
  if (ELSEWHERE.includes(refusal)) return isFirst(choice) ? 'listed' : 'hidden';
  return ['ride', 'construct'].includes(choice.key) ? 'board' : 'listed';
}

/** Whether an action belongs to the other path: then nothing is known of what would pay for it. */
const isElsewhere = (key: string, args: Args): boolean => ['construct', 'place_workers'].includes(key) && !('icons' in args);

/** There it is named without its number or slot. */
export const wordedAs = ({ key, args }: Said): string => (isElsewhere(key, args) ? `${key}_elsewhere` : key);
