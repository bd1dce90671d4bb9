import type { TileName } from '../../icons/tiles';
import type { Craft, ToolEffect } from './cards';
import type { ThingId } from './view';

/** A tile with its number; `before` stands between it and the one before. */
export interface Sign {
  tile: TileName;
  n?: number | undefined;
  before?: '▸' | '/' | '↻';
}

const TILES: Record<ThingId, TileName> = {
  clay: 'clay',
  wood: 'wood',
  stone: 'stone',
  gold: 'gold',
  marble: 'marble',
  silver: 'silver',
  virtue: 'virtue',
  building_card: 'plan',
  release: 'release',
  influence: 'influence',
  reward_card: 'reward',
};
const SPECIALS: Record<Craft['special'], Sign[]> = {
  '': [],
  reactivate: [{ tile: 'build', before: '↻' }],
  recover_or_capture: [{ tile: 'worker' }, { tile: 'capture', before: '/' }],
  new_apprentices: [{ tile: 'exchange' }, { tile: 'hire', before: '▸' }],
  open_prison: [{ tile: 'release' }, { tile: 'worker', before: '▸' }],
};
const MOST_CAPTURED = 2;

/** What the upper half of a craft card costs and brings; the words are in the note. */
export function adornmentSigns({ gains, virtue_lost, debts, special }: Craft): Sign[] {
  const costs: Sign[] = [];
  if (virtue_lost > 0) costs.push({ tile: 'virtue', n: -virtue_lost });
  if (debts > 0) costs.push({ tile: 'debt', n: debts });
  return [...costs, ...gains.map(({ thing, amount }) => ({ tile: TILES[thing], n: amount })), ...SPECIALS[special]];
}

export function toolSigns(tool: ToolEffect): Sign[] {
  switch (tool.kind) {
    case 'skills':
      return [{ tile: 'carpentry' }, { tile: 'tiling' }, { tile: 'masonry' }];
    case 'release':
      return [{ tile: 'release', n: 1 }];
    case 'capture':
      return [{ tile: 'capture', n: MOST_CAPTURED }];
    case 'evade_tax':
      return [{ tile: 'tax', n: -1 }];
    case 'gain':
      return [{ tile: TILES[tool.thing], n: tool.amount }];
    case 'cart':
      return [{ tile: 'clay', n: 1 }, { tile: 'wood' }, { tile: 'stone' }, { tile: TILES[tool.thing], n: tool.amount, before: '▸' }];
    case 'trade': {
      const paid = tool.paid === 'virtue' ? -tool.price : tool.price;
      return [{ tile: TILES[tool.paid], n: paid }, { tile: TILES[tool.thing], n: tool.amount, before: '▸' }];
    }
  }
}

/** What a tool brings, without its price: by that it is known where there is little room. */
export function toolGains(tool: ToolEffect): Sign[] {
  const signs = toolSigns(tool);
  const price = signs.findIndex(({ before }) => before === '▸');
  return price < 0 ? signs : signs.slice(price).map(({ tile, n }) => ({ tile, n }));
}
