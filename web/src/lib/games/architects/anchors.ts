import type { Choice, Said } from '../../live/types';
import type { Shelf } from '../game';
import { placeOf } from './artisans';
import { KEYS } from './look';

/** The thing on the board that stands for a choice. */
export function anchorOf({ key, args }: Said): string | null {
  switch (key) {
    case 'place':
    case 'place_artisan':
      return `place:${args['place']}`;
    case 'craft_adornment':
    case 'craft_tool':
      return `crafting:${key.slice('craft_'.length)}`;
    case 'choose_craft':
      return `craft:${args['craft']}`;
    case 'use_tool':
    case 'use_tool_first':
      return `tool:${args['craft']}`;
    case 'place_wonder':
      return `place:${args['place']}`;
    case 'contribute':
      return `slot:${args['good']}`;
    case 'raise_wonder':
      return `wonder:${args['wonder']}`;
    case 'silver_by_influence':
    case 'virtue_by_influence':
    case 'precious_by_influence':
      return `exchange:${key.slice(0, -'_by_influence'.length)}`;
    case 'choose_favour':
      return `favour:${args['favour']}`;
    case 'take_influence':
      return 'profiteer';
    case 'take_back':
      return `own:${args['place']}`;
    case 'capture':
    case 'capture_here':
    case 'capture_colour':
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
    case 'turn_debt':
      return 'debts';
    case 'hire':
      return `apprentice:${args['apprentice']}`;
    case 'discard_apprentice':
    case 'apprentice_trade':
    case 'resolve_apprentice':
    case 'link_tool':
    case 'move_tool':
      return `mine:${args['apprentice']}`;
    case 'draft':
    case 'keep':
    case 'construct':
    case 'discard_plan':
    case 'sell_plan':
      return `hand:${args['building']}`;
    case 'resolve_building':
    case 'link_adornment':
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

const ON_PHONE = ['place', 'own', 'crowd', 'prison', 'apprentice', 'hand', 'character', 'cathedral', 'plans', 'craft', 'crafting', 'slot'];

export const isOnPhone = (anchor: string): boolean => ON_PHONE.includes(anchor.split(':')[0] ?? '');

/** What has a key of its own besides places: crafts, and ending a visit, which no haste should press. */
const OWN_KEYS: Record<string, string> = { craft_adornment: 'e', craft_tool: 't', stop: 'x', decline: 'x', go_on: 'x' };

/** Places have keys that never change. */
export function keyOf(choice: Said): string | null {
  const place = placeOf(choice) ?? (choice.key === 'place_wonder' ? String(choice.args['place']) : null);
  return (place === null ? OWN_KEYS[choice.key] : KEYS[place]) ?? null;
}

/** Refusals that only say that there is nothing of the kind: nobody would look for such a choice. */
const ABSENT = new Set([
  'nobody_there', 'never_from_there', 'not_capturable', 'none_held_there', 'no_captives', 'nobody_in_prison', 'no_unpaid_debt', 'not_that_many',
  'goods_missing',
]);

/** What is explained on the board where it is not allowed: the list stays short. */
const EXPLAINED = ['craft_adornment', 'craft_tool', 'raise_wonder', 'contribute', 'place_wonder'];

/** Captures that are not allowed are explained where the workers stand. */
export function shelfOf(choice: Choice): Shelf {
  if (choice.refusal && EXPLAINED.includes(choice.key)) return 'board';
  if (choice.refusal) return choice.key === 'capture' || ABSENT.has(choice.refusal.key) ? 'hidden' : 'listed';
  return choice.key === 'discard_apprentice' ? 'folded' : 'listed';
}
