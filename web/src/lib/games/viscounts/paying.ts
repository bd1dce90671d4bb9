import type { Choice, Said } from '../../live/types';
import { personOf } from './cards';
import { actionOf, BONUS_ICONS, PAID_BY, PRINTED, SLOT_ICONS, SLOTS, type ActionId } from './look';
import type { IconId, Player } from './view';

/** An icon on a player's board, and the name under which it lights up. */
interface Source {
  at: string;
  icon: IconId;
}

const icons = (at: string, of: readonly IconId[]): Source[] => of.map((icon, i) => ({ at: `${at}:${i}`, icon }));

/** All icons that a player has for an action, in the order in which they are looked for. */
export function sourcesOf(player: Player, dismissed: string | null): Source[] {
  return [
    ...player.line.flatMap((card, space) => icons(`line:${space}`, card?.icons ?? [])),
    ...PRINTED.flatMap((printed, space) => (player.line[space] ? [] : icons(`printed:${space}`, printed))),
    ...SLOTS.flatMap((slot, i) => (player.slots[i] ? icons(`slot:${slot}`, SLOT_ICONS[slot] ?? []) : [])),
    ...player.bonuses.flatMap((ribbon) => icons(`bonus:${ribbon}`, BONUS_ICONS[ribbon])),
    ...(dismissed ? icons('dismissed', personOf(dismissed)?.icons ?? []) : []),
  ];
}

const PAIR = 2;

/** What pays for a choice: the icons and goods of the player's board, each with its place in the order in which they are spent. */
export function payersOf(choice: Choice | undefined, player: Player, question: Said | null): Map<string, number> {
  const action = choice && actionOf(choice.key);
  if (!choice || !action || choice.refusal || !('icons' in choice.args)) return new Map();
  const n = (name: string): number => Number(choice.args[name] ?? 0);
  const sources = sourcesOf(player, dismissedIn(question));
  const { icon, good } = PAID_BY[action];
  const take = (wanted: IconId, most: number): string[] => sources.filter((source) => source.icon === wanted).slice(0, most).map(({ at }) => at);
  const spent = [...take(icon, n('own')), ...take('merchant', PAIR * n('pairs')), ...take('criminal', n('criminals')), ...(n('due') > 0 ? [`good:${good}`] : [])];
  return new Map(spent.map((at, i) => [at, i]));
}

/** The card that was dismissed for the action that is asked for. */
export const dismissedIn = (question: Said | null): string | null => (question?.key === 'acting_with' ? String(question.args['card']) : null);

/** How many icons of an action a player has, without the wild ones. */
export const iconsFor = (player: Player, action: ActionId): number => player.icons[PAID_BY[action].icon];
