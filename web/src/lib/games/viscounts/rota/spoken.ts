import { t } from '../../../i18n/texts.svelte';
import type { People } from '../../../seats/people.svelte';
import type { Castle, Manuscript, Section, Segment, Site, Step, Townsfolk, Ways } from './things';

/** What has no number in its name. */
const ONCE = ['free_hire', 'move_worker', 'rearrange', 'shuffle'];

const stepName = ({ op, n }: Step): string => (ONCE.includes(op) ? op : `${op}_${n}`);

/** The name under which the game's words know a way. */
export const wayName = (way: readonly Step[]): string => way.map(stepName).join('_and_');

export function waysInWords(people: People, ways: Ways): string {
  return ways.map((way) => people.named('way', wayName(way))).join(t('rota-or'));
}

const sentence = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(', ');

export function spaceSentence(people: People, id: string, trade: Segment['trades'][number] | null, seats: readonly number[]): string {
  const gain = trade && waysInWords(people, [[trade.gain]]);
  return sentence(
    people.named('space', id),
    trade && gain && t('rota-trade', { n: trade.icons, gain }),
    seats.length > 0 && t('rota-viscounts', { n: seats.length, names: seats.map(people.seat).join(', ') }),
  );
}

export function siteSentence(people: People, site: Site): string {
  const built = site.owner !== null && site.building !== null;
  return sentence(
    people.named('site', site.id),
    built ? t('rota-built', { building: people.named('building', site.building ?? ''), name: people.seat(site.owner ?? 0) }) : t('rota-gives', { gain: waysInWords(people, site.gain) }),
  );
}

export const linkSentence = (people: People, site: Site): string => t('rota-link', { site: people.named('site', site.id), gain: waysInWords(people, site.link) });

export function townsfolkSentence(people: People, card: Townsfolk, segment: Segment): string {
  return sentence(
    people.named('card', card.id),
    t('rota-value', { n: card.value }),
    card.icons.map((icon) => t(`tile-${icon}`)).join(', '),
    card.on_hire.length > 0 && t('rota-on-hire', { gain: waysInWords(people, card.on_hire) }),
    people.named('segment', segment.id),
    t('rota-left', { n: segment.townsfolk_left }),
  );
}

export function manuscriptSentence(people: People, manuscript: Manuscript, segment: Segment): string {
  return sentence(people.named('manuscript', manuscript.id), t('rota-cost', { n: manuscript.cost }), people.named('segment', segment.id), t('rota-left', { n: segment.manuscripts_left }));
}

export function printedSentence(people: People, segment: Segment): string {
  return sentence(t('rota-printed'), people.named('segment', segment.id), t('rota-gives', { gain: waysInWords(people, segment.printed_manuscript) }));
}

export function sectionSentence(people: People, section: Section): string {
  return sentence(people.named('section', section.id), t('rota-climbing', { gain: waysInWords(people, section.gain) }), tier(people, 1, section.outer), tier(people, 2, section.inner));
}

export const topSentence = (people: People, castle: Castle): string =>
  sentence(tier(people, 3, castle.top), castle.leader !== null && t('rota-leader', { name: people.seat(castle.leader) })) || t('rota-top-empty');

const tier = (people: People, n: number, counts: readonly number[]): string | null => {
  const there = counts.flatMap((many, seat) => (many > 0 ? [`${people.seat(seat)} ${many}`] : []));
  return there.length > 0 ? t('rota-tier', { n, workers: there.join(', ') }) : null;
};
