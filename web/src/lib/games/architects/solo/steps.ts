import type { LogEntry, Said } from '../../../live/types';
import type { Amount, Step } from '../../game';
import { changesOf, sumOf } from '../amounts';
import { PLACES } from '../look';

/** With these a new step begins: a card, or an entry that is followed or passed over. */
const BEGINNINGS = ['scheme_revealed', 'entry_followed', 'entry_impossible'];
const PASSED_OVER = 'entry_impossible';

/** The events of an opponent's turn, taken together to what one would tell in one breath. */
export function stepsOf(entries: readonly LogEntry[]): Step[] {
  const steps: LogEntry[][] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (last && !begins(entry, last)) last.push(entry);
    else steps.push([entry]);
  }
  return steps.map((told) => ({ told, place: placeOf(told) }));
}

/** What comes before a card, such as a shuffle, belongs to it. */
const begins = ({ key }: LogEntry, last: LogEntry[]): boolean => BEGINNINGS.includes(key) && last.some((entry) => BEGINNINGS.includes(entry.key));

/** Where a step acts, or where it looks. */
function placeOf(told: readonly Said[]): string | null {
  const acted = told.findLast(({ args }) => args['place'] !== undefined)?.args['place'];
  const named = told.find(({ args }) => String(args['entry'] ?? '') in PLACES)?.args['entry'];
  const place = acted ?? named;
  return place === undefined ? null : String(place);
}

/** One line of the card: whether its entry was followed, and what it asked for if not. */
export interface Verdict {
  entry: string;
  condition: string | null;
  followed: boolean;
}

/** What the card that was revealed last came to: its entries up to the one that was followed. */
export function verdictsOf(steps: readonly Step[]): Verdict[] {
  const told = steps.flatMap((step) => step.told);
  const card = told.slice(told.findLastIndex(({ key }) => key === 'scheme_revealed') + 1);
  const first = card.findIndex(({ key }) => key === 'entry_followed');
  const lines = first < 0 ? card : card.slice(0, first + 1);
  return lines.filter(({ key }) => BEGINNINGS.includes(key)).map(({ key, args }) => ({
    entry: String(args['entry']),
    condition: key === PASSED_OVER ? String(args['condition']) : null,
    followed: key !== PASSED_OVER,
  }));
}

/** The card that moved the opponent in these steps. */
export function schemeIn(steps: readonly Step[]): string | null {
  const scheme = steps.flatMap((step) => step.told).findLast(({ key }) => key === 'scheme_revealed')?.args['scheme'];
  return scheme === undefined ? null : String(scheme);
}

/** How many spaces the resource marker moved in these steps. */
export function spacesMoved(steps: readonly Step[]): number {
  const moves = steps.flatMap((step) => step.told).filter(({ key }) => key === 'marker_moved');
  return moves.reduce((sum, { args }) => sum + Number(args['n'] ?? 0), 0);
}

/** What is plain from the rest of a step, or from the board. */
const UNSAID = ['apprentice_revealed', 'building_constructed'];

/** Whether an event only gives the opponent something, or takes it: then a sign says as much. What befalls others is said. */
const isSign = (event: Said, seat: number): boolean => changesOf(event).some(({ seat: whose, amount }) => whose === seat && amount.tile !== 'capture');

export const sentencesOf = ({ told }: Step, seat: number): LogEntry[] => told.filter((event) => !UNSAID.includes(event.key) && !isSign(event, seat));

export const signsOf = ({ told }: Step, seat: number): Amount[] => sumOf(told.filter((event) => isSign(event, seat)), seat);
