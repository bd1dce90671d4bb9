import type { IconName } from '../../icons/names';
import type { TileName } from '../../icons/tiles';
import type { BuildingTypeId, EffectStep, IconId, OpId, RibbonId } from './view';

export type ActionId = 'trade' | 'construct' | 'workers' | 'transcribe';
export type GoodId = 'silver' | 'stone' | 'gold' | 'ink';

export const GOODS: readonly GoodId[] = ['silver', 'ink', 'stone', 'gold'];
export const RIBBONS: readonly RibbonId[] = ['grey', 'black', 'yellow', 'blue'];
export const BUILDINGS: readonly BuildingTypeId[] = ['trading_post', 'guildhall', 'workshop'];
export const SLOTS: readonly string[] = BUILDINGS.flatMap((building) => [1, 2, 3].map((n) => `${building}_${n}`));

/** What pays for an action: its icon, and the good that stands for it. */
export const PAID_BY: Record<ActionId, { icon: IconId; good: GoodId }> = {
  trade: { icon: 'merchant', good: 'silver' },
  construct: { icon: 'builder', good: 'stone' },
  workers: { icon: 'noble', good: 'gold' },
  transcribe: { icon: 'cleric', good: 'ink' },
};

const ACTIONS: Record<string, ActionId> = {
  trade: 'trade',
  trade_times: 'trade',
  construct: 'construct',
  place_workers: 'workers',
  transcribe: 'transcribe',
  transcribe_printed: 'transcribe',
};

/** The primary action that a choice is. */
export const actionOf = (key: string): ActionId | null => ACTIONS[key] ?? null;

/** The icons printed on the spaces of the card line; they count while no card lies there. */
export const PRINTED: readonly (readonly IconId[])[] = [[], ['cleric', 'builder', 'noble'], ['merchant', 'merchant']];

/** The icons of a slot that its building has left. */
export const SLOT_ICONS: Record<string, readonly IconId[]> = {
  trading_post_3: ['merchant', 'merchant'],
  guildhall_1: ['builder'],
  guildhall_2: ['noble'],
  guildhall_3: ['cleric'],
};

/** The other abilities of slots, as they are drawn. */
export const SLOT_SIGNS: Record<string, { text: string; tile: TileName }[]> = {
  trading_post_1: [{ text: '+1', tile: 'step' }],
  trading_post_2: [{ text: '', tile: 'dismissal' }, { text: '▸1', tile: 'silver' }],
  workshop_1: [{ text: '', tile: 'hire' }, { text: '▸', tile: 'discard' }],
  workshop_2: [{ text: '≠', tile: 'criminal' }, { text: '▸', tile: 'virtue' }],
  workshop_3: [{ text: '+1', tile: 'hand' }],
};

/** The icons of a Cleric Bonus. */
export const BONUS_ICONS: Record<RibbonId, readonly IconId[]> = {
  grey: ['builder'],
  black: ['cleric'],
  yellow: ['noble'],
  blue: ['merchant', 'merchant'],
};

export const BUILDING_ICONS: Record<BuildingTypeId, IconName> = { trading_post: 'house', guildhall: 'viking-longhouse', workshop: 'hut' };
export const BUILDING_COSTS: Record<BuildingTypeId, number> = { trading_post: 5, guildhall: 7, workshop: 3 };
/** Points for none to three of a kind. */
export const BUILDING_POINTS: Record<BuildingTypeId, readonly number[]> = { trading_post: [0, 4, 9, 15], guildhall: [0, 6, 13, 21], workshop: [0, 2, 5, 9] };

/** The pigment of a painted initial. */
export const PIGMENTS: Record<IconId, string> = {
  noble: 'var(--noble)',
  criminal: 'var(--criminal)',
  merchant: 'var(--initial-merchant)',
  cleric: 'var(--initial-cleric)',
  builder: 'var(--builder)',
};

const OP_TILES: Partial<Record<OpId, TileName>> = { place_workers: 'worker', destroy_any: 'destroy' };

/** The tile of a step of an effect. */
export function tileOf({ op, n }: EffectStep): TileName {
  if (op === 'build' || op === 'build_here') return BUILDINGS[n] ?? 'build';
  return OP_TILES[op] ?? (op as TileName);
}

/** The number that stands before the tile of a step: not where it is one, nor where it is a kind. */
export function numberOf({ op, n }: EffectStep): string {
  if (op === 'build' || op === 'build_here') return '';
  if (op === 'manuscript') return `≤${n}`;
  return n > 1 ? String(n) : '';
}

export const PHASES = ['cards', 'movement', 'action', 'recruit', 'collision', 'draw'] as const;
export const PHASE_ICONS: Record<(typeof PHASES)[number], IconName> = {
  cards: 'card-play',
  movement: 'horse-head',
  action: 'castle',
  recruit: 'shaking-hands',
  collision: 'scales',
  draw: 'card-draw',
};
