import type { TileName } from '../../icons/tiles';

/** A tile with its number; `before` stands between it and the one before. */
export interface Sign {
  tile: TileName;
  n?: number | undefined;
  before?: '▸' | '/' | '↻';
}

const gain = (n: number, tile: TileName): Sign => ({ n, tile });
const trade = (paid: Sign[], n: number, tile: TileName): Sign[] => [...paid, { n, tile, before: '▸' }];

const REACTIVATE: Sign[] = [{ tile: 'build', before: '↻' }];

/** What is drawn on the upper half of each craft card; the words are in the note. */
const ADORNMENTS: Record<string, Sign[]> = {
  craft_01_glazed_tiles: [gain(3, 'clay')],
  craft_02_stone_statue: [gain(3, 'stone')],
  craft_03_carved_panels: [gain(3, 'wood')],
  craft_04_gilding: [gain(1, 'gold')],
  craft_05_marble_font: [gain(1, 'marble')],
  craft_06_jewelled_altar: [gain(1, 'gold'), gain(1, 'marble')],
  craft_07_timber_porch: [gain(2, 'stone'), gain(2, 'wood')],
  craft_08_alms_box: [gain(3, 'silver')],
  craft_09_gaudy_banner: [gain(-1, 'virtue'), gain(3, 'silver')],
  craft_10_drafting_mural: [gain(1, 'plan')],
  craft_11_painted_ceiling: [gain(2, 'plan')],
  craft_12_votive_candles: [gain(1, 'virtue')],
  craft_13_rose_window: [gain(2, 'virtue')],
  craft_14_saints_reliquary: [gain(3, 'virtue')],
  craft_15_illuminated_lectern: [gain(1, 'plan'), gain(1, 'virtue')],
  craft_16_golden_tapestry: [gain(1, 'debt')],
  craft_17_gargoyles: [gain(-2, 'virtue')],
  craft_18_borrowed_splendour: [gain(1, 'debt'), gain(1, 'gold'), gain(1, 'marble')],
  craft_19_plundered_relief: [gain(-1, 'virtue'), gain(2, 'gold')],
  craft_20_restored_facade_a: REACTIVATE,
  craft_21_restored_facade_b: REACTIVATE,
  craft_22_watch_bell: [{ tile: 'worker' }, { tile: 'capture', before: '/' }],
  craft_23_guild_signboard: [{ tile: 'exchange' }, { tile: 'hire', before: '▸' }],
  craft_24_mercy_window: [{ tile: 'release' }, { tile: 'worker', before: '▸' }],
};

const TOOLS: Record<string, Sign[]> = {
  chisel: [gain(1, 'stone')],
  saw: [gain(1, 'wood')],
  trowel: [gain(1, 'clay')],
  purse: [gain(1, 'silver')],
  key_ring: [gain(1, 'release')],
  false_seal: trade([gain(-1, 'virtue')], 1, 'marble'),
  master_toolbox: [{ tile: 'carpentry' }, { tile: 'tiling' }, { tile: 'masonry' }],
  compass: [gain(1, 'plan')],
  touchstone: trade([gain(2, 'silver')], 1, 'gold'),
  shackles: [gain(2, 'capture')],
  loaded_scales: trade([gain(-1, 'virtue')], 1, 'gold'),
  prayer_beads: trade([gain(2, 'silver')], 1, 'virtue'),
  handcart: trade([gain(1, 'clay'), { tile: 'wood' }, { tile: 'stone' }], 2, 'silver'),
  double_ledger: [gain(-1, 'tax')],
  polishing_wheel: trade([gain(3, 'silver')], 1, 'marble'),
};

export const adornmentSigns = (craft: string): Sign[] => ADORNMENTS[craft] ?? [];
export const toolSigns = (tool: string): Sign[] => TOOLS[tool] ?? [];

/** What a tool brings, without its price: by that it is known where there is little room. */
export function toolGains(tool: string): Sign[] {
  const signs = toolSigns(tool);
  const price = signs.findIndex(({ before }) => before === '▸');
  return price < 0 ? signs : signs.slice(price).map(({ tile, n }) => ({ tile, n }));
}
