import type { MyTable } from './table.svelte';

/** One finished game, as it counts. */
export interface Result {
  table: string;
  points: number;
  place: number;
  players: number;
  won: boolean;
  moved: string;
}

export interface TitleStatistics {
  title: string;
  games: number;
  wins: number;
  best: number;
  mean: number;
  /** The mean time at the table. */
  minutes: number;
  /** The oldest first. */
  results: Result[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** What was played from its beginning at an own seat counts: neither lessons nor what-if. */
const counts = ({ listed, me }: MyTable): boolean => listed.over && listed.whole && me !== null;

function resultOf(mine: MyTable): Result {
  const { listed, place, won } = mine;
  return { table: listed.table, points: listed.scores[mine.me ?? 0] ?? 0, place, players: listed.seats.length, won, moved: listed.moved };
}

function of(title: string, tables: readonly MyTable[]): TitleStatistics {
  const results = tables.map(resultOf).sort((a, b) => a.moved.localeCompare(b.moved));
  const points = results.map((result) => result.points);
  return {
    title,
    games: results.length,
    wins: results.filter(({ won }) => won).length,
    best: Math.max(...points),
    mean: Math.round(mean(points)),
    minutes: Math.round(mean(tables.map(({ listed }) => listed.seconds)) / 60),
    results,
  };
}

/** For each title, the most played first. */
export function statisticsOf(tables: readonly MyTable[]): TitleStatistics[] {
  const counted = tables.filter(counts);
  const titles = [...new Set(counted.map(({ title }) => title.id))];
  return titles.map((title) => of(title, counted.filter((mine) => mine.title.id === title))).sort((a, b) => b.games - a.games);
}
