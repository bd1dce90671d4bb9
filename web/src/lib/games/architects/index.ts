import type { Game } from '../game';
import { amountsOf, changesOf, closes, heads, restates, tells } from './amounts';
import { pieceOf } from './artisans';
import { anchorOf, isOnPhone, keyOf, shelfOf } from './anchors';
import Board from './Board.svelte';
import { loadCards } from './cards';
import Cards from './Cards.svelte';
import Hand from './Hand.svelte';
import { facts, hint, scoreIcon, subtitle } from './header';
import { aboutOf, noteOn } from './notes';
import Panel from './Panel.svelte';
import PhoneFoot from './PhoneFoot.svelte';
import PieceSwitch from './PieceSwitch.svelte';
import { signOf, wordedAs } from './look';
import { sentencesOf, signsOf, stepsOf } from './solo/steps';
import { viewOf } from './view';
import { withContribution } from './wonders/court';

const architects: Game = {
  id: 'architects',
  secrets: true,
  Board,
  Panel,
  Hand,
  Foot: PhoneFoot,
  isHandLow: (snapshot) => viewOf(snapshot).wonders !== undefined,
  Switch: PieceSwitch,
  Cards,
  anchorOf,
  isOnPhone,
  keyOf,
  joined: withContribution,
  shelfOf,
  pieceOf,
  signOf,
  wordedAs,
  noteOn,
  about: aboutOf,
  hint,
  heads,
  tells,
  restates,
  closes,
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
  return architects;
}
