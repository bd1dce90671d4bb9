import type { Said } from '../../live/types';
import type { Half } from './cards';
import type { ArchitectsView, Crafted } from './view';

/** A worker or the Artisan is placed: the same places are offered for both. */
const PIECES: Record<string, string> = { place: 'worker', place_artisan: 'artisan' };

export const pieceOf = ({ key }: Said): string | null => PIECES[key] ?? null;

/** The place that a piece would go to. */
export const placeOf = (choice: Said): string | null => (pieceOf(choice) ? String(choice.args['place']) : null);

const NOTHING: Crafted = { artisan: null, tools: {}, adornments: {}, taken: [], used: [] };

export const craftedBy = ({ artisans }: ArchitectsView, seat: number): Crafted => artisans?.players[seat] ?? NOTHING;

/** The seats whose Artisan stands at a place, is in Prison, or in its owner's supply. */
export const artisansAt = ({ artisans }: ArchitectsView, where: string): number[] => seatsWhere(artisans?.players, ({ artisan }) => artisan?.where === where);

/** The seats whose Artisan is held on a player's board. */
export const artisansHeldBy = ({ artisans }: ArchitectsView, holder: number): number[] =>
  seatsWhere(artisans?.players, ({ artisan }) => artisan?.where === 'held' && artisan.holder === holder);

const seatsWhere = (players: readonly Crafted[] = [], here: (player: Crafted) => boolean): number[] =>
  players.flatMap((player, seat) => (here(player) ? [seat] : []));

/** The questions for a craft card, and the half that counts then. */
const ASKED: Record<string, Half> = { choosing_adornment: 'adornment', choosing_tool: 'tool', choosing_starting_tool: 'tool' };

export const halfAsked = (question: string | null): Half | null => ASKED[question ?? ''] ?? null;
