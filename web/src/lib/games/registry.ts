import type { IconName } from '../icons/names';
import type { Game } from './game';

export interface Title {
  id: string;
  icon: IconName;
  ground: string;
  players: string;
  /** How many sit at a table that is opened with one click. */
  seats: number;
  minutes: number;
  /** The game that an expansion needs. */
  needs: string | null;
  playable: boolean;
  /** A taste of what the game is made of. */
  signs: IconName[];
}

/** The five titles of the start page; lengths are estimates. */
export const TITLES: readonly Title[] = [
  { id: 'architects', icon: 'church', ground: 'var(--place-guildhall)', players: '1–5', seats: 4, minutes: 70, needs: null, playable: true, signs: ['hammer-nails', 'stone-block', 'dove', 'two-coins', 'key'] },
  { id: 'artisans', icon: 'anvil', ground: 'var(--place-workshop)', players: '1–6', seats: 4, minutes: 80, needs: 'architects', playable: true, signs: ['trowel', 'jewel-crown', 'hand-saw', 'flat-hammer', 'scroll-unfurled'] },
  { id: 'wonders', icon: 'stone-tower', ground: 'var(--place-kings-storehouse)', players: '1–5', seats: 4, minutes: 90, needs: 'architects', playable: true, signs: ['throne-king', 'scales', 'stone-tower', 'swap-bag', 'receive-money'] },
  { id: 'viscounts', icon: 'castle', ground: 'var(--deed)', players: '1–4', seats: 4, minutes: 80, needs: null, playable: true, signs: ['mounted-knight', 'open-book', 'quill-ink', 'tied-scroll', 'wax-seal'] },
  { id: 'majesty', icon: 'queen-crown', ground: 'var(--noble-majesty)', players: '2–4', seats: 3, minutes: 30, needs: null, playable: true, signs: ['windmill', 'beer-stein', 'cauldron', 'checked-shield', 'crossed-swords', 'bed'] },
];

interface Played {
  game: string;
  expansions: string[];
}

/** What is played under a title: a game, or the game that an expansion needs together with it. */
export function playedAs(id: string): Played {
  const game = TITLES.find((title) => title.id === id)?.needs;
  return game ? { game, expansions: [id] } : { game: id, expansions: [] };
}

/** The title under which a game is played with these expansions. */
export const titleOf = ({ game, expansions }: Played): string =>
  TITLES.find(({ id, needs }) => needs === game && expansions.includes(id))?.id ?? game;

/** The title that names a table: an expansion that is played alone, or the game. */
export function namingTitle({ game, expansions }: Played): Title | undefined {
  const titles = TITLES.filter(({ id, needs }) => needs === game && expansions.includes(id));
  return titles.length === 1 ? titles[0] : TITLES.find(({ id }) => id === game);
}

/** The text for it. */
export function headOf(played: Played): string {
  const id = namingTitle(played)?.id;
  return id === undefined || id === played.game ? `${played.game}-short` : `title-${id}`;
}

/** A game's board is loaded when somebody sits down to play it. */
const GAMES: Record<string, () => Promise<Game>> = {
  architects: async () => (await import('./architects')).load(),
  majesty: async () => (await import('./majesty')).majesty,
  viscounts: async () => (await import('./viscounts')).load(),
};

export async function loadGame(id: string): Promise<Game> {
  const load = GAMES[id];
  if (!load) throw new Error(`There is no board for the game "${id}".`);
  return load();
}
