import { apprenticeOf, craftOf, type Building, type SkillId } from './cards';
import { GOODS } from './look';
import type { Crafted, GoodId, Goods } from './view';

export interface Lack {
  good: GoodId;
  n: number;
}

/** Which goods of a building's cost somebody has not yet; whether it may be built is the server's word. */
export function missingFor(building: Building, goods: Goods): Lack[] {
  return GOODS.map((good) => ({ good, n: (building.cost[good] ?? 0) - goods[good] })).filter(({ n }) => n > 0);
}

/** Which skills of a building none of somebody's apprentices has yet; one with such a tool has all of them. */
export function skillsMissingFor(building: Building, apprentices: readonly string[], tools: Crafted['tools'] = {}): SkillId[] {
  if (Object.values(tools).some((craft) => craftOf(craft)?.tool_effect.kind === 'skills')) return [];
  const skills = new Set(apprentices.flatMap((id) => apprenticeOf(id)?.skills ?? []));
  return building.skills.filter((skill) => !skills.has(skill));
}
