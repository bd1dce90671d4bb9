import type { Choices, Offered } from '../../../choice/choices.svelte';
import { t } from '../../../i18n/texts.svelte';
import type { Said, Snapshot } from '../../../live/types';
import type { Amount, Joined, JoinedPlay } from '../../game';
import { sumOf } from '../amounts';
import { viewOf, type ArchitectsView, type Court, type Gift, type Player, type TokenId, type Wonder } from '../view';

export type FigureName = 'princess' | 'profiteer';
export const FIGURES: readonly FigureName[] = ['profiteer', 'princess'];

/** The figures that stand at a place. */
export const figuresAt = ({ wonders }: ArchitectsView, place: string): FigureName[] => FIGURES.filter((figure) => wonders?.court[figure] === place);

/** The wonder whose token stands at a place. */
export const wonderAt = ({ wonders }: ArchitectsView, place: string): Wonder | null => wonders?.wonders.find((wonder) => wonder.place === place) ?? null;

export const influenceOf = ({ wonders }: ArchitectsView, seat: number): number | null => wonders?.influence[seat] ?? null;

/** What a contribution brings. */
export function giftAmounts({ influence, virtue, rewards }: Pick<Gift, 'influence' | 'virtue' | 'rewards'>): Amount[] {
  const amounts: Amount[] = [
    { tile: 'influence', n: influence },
    { tile: 'virtue', n: virtue },
    { tile: 'reward', n: rewards },
  ];
  return amounts.filter(({ n }) => n > 0);
}

export interface Play {
  offered: Offered | undefined;
  then: Said | null;
}

/** A token is given where that is asked; else together with the worker that goes to the Princess, if the rules foresee it. */
export const contributing = (choices: Choices, { princess }: Court, token: TokenId): Play =>
  playing(choices, `slot:${token}`, `place:${princess}`, ({ key, args }) => key === 'contribute' && args['good'] === token);

/** A worker to the Princess and a contribution at once, one way for each good that one may give. */
export function withContribution(choices: Choices, snapshot: Snapshot): Joined | null {
  const court = viewOf(snapshot).wonders?.court;
  const plays = (court?.gifts ?? []).flatMap(({ token }) => joinedPlay(contributing(choices, court!, token), snapshot));
  return plays.length ? { key: 'p', label: t('wonders-with-contribution'), sign: 'receive-money', plays } : null;
}

function joinedPlay({ offered, then }: Play, { seat }: Snapshot): JoinedPlay[] {
  if (!offered || !then) return [];
  const answer = offered.choice.then.find(({ key, args }) => key === then.key && args['good'] === then.args['good']);
  return [{ offered, then, amounts: sumOf([...offered.choice.preview, ...(answer?.preview ?? [])], seat) }];
}

/** A wonder is constructed where that is asked; else together with the worker that goes to the Guildhall. */
export const raising = (choices: Choices, { id }: Wonder): Play =>
  playing(choices, `wonder:${id}`, 'place:guildhall', ({ key, args }) => key === 'raise_wonder' && args['wonder'] === id);

/** What stands for a thing itself, or for a visit whose next question has it among its answers. */
function playing(choices: Choices, thing: string, place: string, isIt: (answer: Said) => boolean): Play {
  const direct = choices.at(thing);
  if (direct) return { offered: direct, then: null };
  const visit = choices.at(place);
  const answer = visit?.choice.refusal ? undefined : visit?.choice.then.find(isIt);
  return answer ? { offered: visit, then: { key: answer.key, args: answer.args } } : { offered: undefined, then: null };
}

/** How much somebody has too little of for a wonder: of its good, of influence, and of silver for the taxes. */
export interface Shortage {
  good: number;
  influence: number;
  silver: number;
}

export function shortageOf(wonder: Wonder, player: Player, influence: number): Shortage {
  const less = (asked: number, has: number): number => Math.max(0, asked - has);
  return { good: less(wonder.amount, player.goods[wonder.token]), influence: less(wonder.influence, influence), silver: less(wonder.taxes, player.goods.silver) };
}

export const shortIn = ({ good, influence, silver }: Shortage): number => good + influence + silver;

/** The wonder that somebody is nearest to; none where all are built. */
export function nearestWonder(wonders: readonly Wonder[], player: Player, influence: number): Wonder | null {
  const open = wonders.filter(({ owner }) => owner === null);
  const lack = (wonder: Wonder): number => shortIn(shortageOf(wonder, player, influence));
  return open.length ? open.reduce((best, wonder) => (lack(wonder) < lack(best) ? wonder : best)) : null;
}
