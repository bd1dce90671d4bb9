import { apprenticeOf, type Building, type SkillId } from './cards';
import { GOODS } from './look';
import type { GoodId, Goods } from './view';

export interface Lack {
  good: GoodId;
  n: number;
}

/** Which goods of a building's cost somebody has not yet; whether it may be built is the server's word. */
export function missingFor(building: Building, goods: Goods): Lack[] {
  return GOODS.map((good) => ({ good, n: (building.cost[good] ?? 0) - goods[good] })).filter(({ n }) => n > 0);
}

/** Which skills of a building none of somebody's apprentices has yet. */
export function skillsMissingFor(building: Building, apprentices: readonly string[]): SkillId[] {
  const skills = new Set(apprentices.flatMap((id) => apprenticeOf(id)?.skills ?? []));
  return building.skills.filter((skill) => !skills.has(skill));
}
