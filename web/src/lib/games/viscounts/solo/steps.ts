import type { LogEntry, Said } from '../../../live/types';
import type { Amount, Step } from '../../game';
import { changesOf, sumOf } from '../amounts';

const TURNED_UP = 'scheme_turned_up';
const ENTRIES = ['entry_followed', 'entry_impossible'];
/** Rows of a Scheme card, and the collision after it; the last row has no name of its own, and follows the ride. */
const ROWS = ['corruption', 'gains', 'move', 'collision'];
const RIDE = 'move';

/** The events of an opponent's turn, row by row of its card. */
export function stepsOf(entries: readonly LogEntry[]): Step[] {
  const steps: LogEntry[][] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (last && !begins(entry, last)) last.push(entry);
    else steps.push([entry]);
  }
  return steps.map((told) => ({ told, place: placeOf(told) }));
}

/** What comes before a card, such as the one that drops off, belongs to it. */
function begins({ key, args }: LogEntry, step: readonly LogEntry[]): boolean {
  const isRow = ENTRIES.includes(key) && ROWS.includes(String(args['entry']));
  if (isRow) return step.some((entry) => ENTRIES.includes(entry.key) || entry.key === TURNED_UP);
  return ENTRIES.includes(key) && step[0]?.args['entry'] === RIDE;
}

/** Where on the round board a step acts. */
function placeOf(told: readonly Said[]): string | null {
  for (const { key, args } of told.toReversed()) {
    if (key === 'building_built') return `site:${args['site']}`;
    if (key === 'workers_placed') return `section:${args['section']}`;
    if (key === 'manuscript_taken' || key === 'printed_manuscript_read') return `manuscript:${args['segment']}`;
    if (key === 'viscount_moved') return `space:${args['space']}`;
  }
  return null;
}

/** What is plain from the rest of a step, or from the opponent's board. */
const UNSAID = ['priority_decided', 'action_funded', 'scheme_dropped', 'markers_reset'];

/** Whether an event only gives the opponent something, or takes it: then a sign says as much. */
const isSign = (event: Said, seat: number): boolean => changesOf(event).some(({ seat: whose }) => whose === seat) && event.key !== 'card_dismissed';

/** Which entry was followed is said where nothing else is, and which one was passed over always. */
export function sentencesOf({ told }: Step, seat: number): LogEntry[] {
  const said = told.filter((event) => !UNSAID.includes(event.key) && !isSign(event, seat));
  const deeds = said.filter(({ key }) => key !== 'entry_followed');
  return deeds.length > 0 ? deeds : said.slice(0, 1);
}

export const signsOf = ({ told }: Step, seat: number): Amount[] => sumOf(told.filter((event) => isSign(event, seat)), seat);
