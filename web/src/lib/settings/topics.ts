import type { TileName } from '../icons/tiles';

interface Topics {
  /** What is told about a game, in the order in which one needs it. */
  topics: readonly string[];
  /** Whether its cards can be read in words. */
  cards?: boolean;
  /** Its signs, each with its name. */
  tiles: readonly TileName[];
}

export const TOPICS: Record<string, Topics> = {
  architects: {
    topics: ['goal', 'turn', 'goods', 'workshop', 'guildhall', 'town_centre', 'guardhouse', 'market', 'virtue', 'end', 'score', 'advice'],
    cards: true,
    tiles: ['clay', 'wood', 'stone', 'gold', 'marble', 'silver', 'tax', 'virtue', 'carpentry', 'tiling', 'masonry', 'plan', 'debt', 'paid_debt'],
  },
  artisans: { topics: ['start', 'artisan', 'adornments', 'tools', 'refresh', 'score'], cards: true, tiles: [] },
  wonders: { topics: ['start', 'influence', 'court', 'reset', 'wonders'], cards: true, tiles: ['influence', 'reward'] },
  viscounts: {
    topics: ['goal', 'cards', 'movement', 'action', 'recruit', 'virtue', 'buildings', 'castle', 'manuscripts', 'debts', 'end'],
    cards: true,
    tiles: [
      'silver', 'ink', 'stone', 'gold', 'resource', 'merchant', 'builder', 'noble', 'cleric', 'criminal', 'virtue', 'corruption', 'debt', 'paid_debt', 'deed', 'approved_deed',
      'free_hire', 'destroy', 'discard', 'rearrange', 'shuffle', 'flip_any', 'move_worker', 'worker', 'manuscript',
    ],
  },
  majesty: { topics: ['turn', 'buildings', 'end'], tiles: [] },
};
