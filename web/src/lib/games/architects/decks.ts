import type { Card } from './cards';

/** What the cards of each deck are called in sentences. */
export const KINDS: Record<Card['deck'], string> = {
  apprentices: 'apprentice',
  buildings: 'building',
  characters: 'character',
  crafts: 'craft',
  rewards: 'reward',
  black_market: 'market_card',
  schemes: 'scheme',
  wonders: 'wonder',
  contributions: 'contribution',
};
