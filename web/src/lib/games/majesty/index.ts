import { t } from '../../i18n/texts.svelte';
import type { Choice, Said, Snapshot } from '../../live/types';
import type { Amount, Game } from '../game';
import Board from './Board.svelte';
import { scoreIcon } from './look';
import { noteOn } from './notes';
import Panel from './Panel.svelte';
import { viewOf } from './view';

const number = (said: Said, name: string): number => Number(said.args[name] ?? 0);

function anchorOf(choice: Said): string | null {
  switch (choice.key) {
    case 'take':
    case 'take_nothing':
      return `display:${choice.args['cost']}`;
    case 'place_as':
    case 'heal_as':
      return `building:${choice.args['character']}`;
    default:
      return null;
  }
}

/** What is gained (the price stands in the sentence): one amount, or one for each answer to the question that follows. */
function amountsOf(choice: Choice, snapshot: Snapshot): Amount[] {
  const ways = choice.then.length ? choice.then.map((answer) => [...choice.preview, ...answer.preview]) : [choice.preview];
  const gains = ways.map((events) => gainsOf(events.filter((event) => event.args['seat'] === snapshot.seat)));
  const scored = ways.some((events) => events.some((event) => event.key === 'character_placed'));
  const amounts: Amount[] = [amount('meeple', gains.map((gain) => gain.meeples)), amount('coin', gains.map((gain) => gain.coins))];
  return amounts.filter(({ tile, n, or }) => n !== 0 || or !== undefined || (tile === 'coin' && scored));
}

function gainsOf(mine: Said[]): { coins: number; meeples: number } {
  const changes = mine.flatMap(changesOf);
  const come = sumOf(mine, 'card_taken') + sumOf(mine, 'meeples_bought');
  const gone = sumOf(mine, 'meeples_sold') + sumOf(mine, 'surplus_returned');
  return { coins: sum(changes, 'coin'), meeples: sum(changes, 'meeple') + come - gone };
}

/** The first way's number, and the others' where they differ. */
function amount(tile: Amount['tile'], [n = 0, ...others]: number[]): Amount {
  return others.some((other) => other !== n) ? { tile, n, or: others } : { tile, n };
}

const sum = (changes: { amount: Amount }[], tile: Amount['tile']): number =>
  changes.reduce((total, { amount }) => total + (amount.tile === tile ? amount.n : 0), 0);

const sumOf = (events: Said[], key: string): number =>
  events.reduce((total, event) => total + (event.key === key ? number(event, 'meeples') : 0), 0);

function changesOf(entry: Said): { seat: number; amount: Amount }[] {
  const change = (tile: Amount['tile'], n: number) => [{ seat: number(entry, 'seat'), amount: { tile, n } }];
  switch (entry.key) {
    case 'coins_gained':
    case 'infirmary_scored':
    case 'variety_scored':
    case 'majority_scored':
      return change('coin', number(entry, 'coins'));
    case 'meeples_gained':
      return change('meeple', number(entry, 'meeples'));
    case 'surplus_returned':
    case 'meeples_sold':
      return change('coin', number(entry, 'meeples'));
    case 'meeples_bought':
      return change('coin', -number(entry, 'meeples'));
    default:
      return [];
  }
}

const OF_TWO = 3;
const BLOWS = ['character_wounded', 'attack_repelled', 'character_healed'];

/** As which half of its card somebody came, who was attacked, and what others gained by a turn. */
function tells({ key, args }: Said, seat: number | null): boolean {
  if (key === 'character_placed') return String(args['card']).split('_').length >= OF_TWO;
  return BLOWS.includes(key) || (key === 'coins_gained' && args['seat'] !== seat);
}

const RESTATING = ['card_taken', 'character_placed', 'character_healed'];
const restates = ({ key }: Said): boolean => RESTATING.includes(key);

const CLOSING = ['infirmary_scored', 'variety_scored', 'majority_scored'];
const closes = ({ key }: Said): boolean => CLOSING.includes(key);

function subtitle(snapshot: Snapshot): string {
  const view = viewOf(snapshot);
  const sides = new Set(view.sides);
  const players = view.realms.length;
  return t('majesty-subtitle', {
    sides: sides.size > 1 ? 'mixed' : (view.sides[0] ?? 'A'),
    round: Math.min(Math.ceil(view.turn / players), view.turns / players),
    rounds: view.turns / players,
  });
}

function facts(snapshot: Snapshot): { label: string; value: string }[] {
  const { deck } = viewOf(snapshot);
  return [
    { label: t('majesty-deck'), value: String(deck.left) },
    { label: t('majesty-tier'), value: deck.tier ? 'I'.repeat(deck.tier) : '–' },
  ];
}

export const majesty: Game = {
  id: 'majesty',
  secrets: false,
  Board,
  Panel,
  anchorOf,
  noteOn,
  amountsOf,
  changesOf,
  tells,
  restates,
  closes,
  subtitle,
  facts,
  scoreIcon,
};
