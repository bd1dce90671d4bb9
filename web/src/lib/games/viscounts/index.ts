import type { Said } from '../../live/types';
import type { Game } from '../game';
import { amountsOf, changesOf, heads, restates, tells } from './amounts';
import { anchorOf, isOnPhone, keyOf, shelfOf, wordedAs } from './anchors';
import Board from './Board.svelte';
import { loadCards } from './cards';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
import { facts, hint, scoreIcon, subtitle } from './header';
import Kingdom from './Kingdom.svelte';
import { aboutOf, noteOn } from './notes';
import Panel from './Panel.svelte';
import PhoneFoot from './PhoneFoot.svelte';
import { sentencesOf, signsOf, stepsOf } from './solo/steps';

/** Exchanges, and goods that pay, are counted. */
const COUNTED: Record<string, string> = { trade_times: 'times', pay: 'n' };

function countOf({ key, args }: Said): number | null {
  const name = COUNTED[key];
  return name === undefined ? null : Number(args[name]);
}

const viscounts: Game = {
  id: 'viscounts',
  secrets: true,
  hasOwnBoard: true,
  Board,
  Panel,
  Hand,
  Foot: PhoneFoot,
  Common: Kingdom,
  Cards,
  anchorOf,
  isOnPhone,
  keyOf,
  shelfOf,
  wordedAs,
  countOf,
  noteOn,
  about: aboutOf,
  hint,
  heads,
  tells,
  restates,
  stepsOf,
  sentencesOf,
  signsOf,
  amountsOf,
  changesOf,
  subtitle,
  facts,
  scoreIcon,
};

/** The game, once what is printed on its cards is there. */
export async function load(): Promise<Game> {
  await loadCards();
  return viscounts;
}
