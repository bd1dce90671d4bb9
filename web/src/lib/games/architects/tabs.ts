import type { Offered } from '../../choice/choices.svelte';

export type Tab = 'places' | 'apprentices' | 'building' | 'virtue';
export const TABS: readonly Tab[] = ['places', 'apprentices', 'building', 'virtue'];

const HOMES: Record<string, Tab> = {
  place: 'places',
  own: 'places',
  crowd: 'places',
  prison: 'places',
  apprentice: 'apprentices',
  plans: 'apprentices',
  cathedral: 'building',
  craft: 'building',
  crafting: 'building',
};

const tabOf = ({ anchor, choice }: Offered): Tab | undefined =>
  choice.refusal ? undefined : HOMES[anchor?.split(':')[0] ?? ''];

/** The tabs of a phone's board in which something can be chosen. */
export const tabsWithChoices = (offered: readonly Offered[]): Tab[] => TABS.filter((tab) => offered.some((one) => tabOf(one) === tab));

/** The tab that opens by itself when something new is asked. */
export const callingTab = (live: readonly Tab[]): Tab => live[0] ?? 'places';
