import type { FavourShown, PenaltyId } from '../../../live/wire';
import type { Sign } from '../signs';

const PENALTIES: Record<PenaltyId, Sign> = {
  take_debt: { tile: 'debt', n: 1 },
  gain_influence: { tile: 'influence', n: 1 },
  lose_virtue: { tile: 'virtue', n: -1 },
};

/** What befalls everybody beside the Profiteer. */
export const penaltySigns = (penalty: PenaltyId): Sign[] => [PENALTIES[penalty]];

/** What the Princess gives. */
export function favourSign({ favour, n }: FavourShown): Sign {
  switch (favour) {
    case 'reward_card':
      return { tile: 'reward', n };
    case 'debt_destroyed':
      return { tile: 'debt', n: -n };
    case 'apprentice':
      return { tile: 'hire', n };
    default:
      return { tile: favour, n };
  }
}
