import type { Offered } from '../../choice/choices.svelte';

export type Tab = 'board' | 'cards' | 'castle' | 'others';
export const TABS: readonly Tab[] = ['board', 'cards', 'castle', 'others'];

const HOMES: Record<string, Tab> = {
  space: 'board',
  site: 'board',
  link: 'board',
  townsfolk: 'board',
  manuscript: 'board',
  printed: 'board',
  trade: 'board',
  workers: 'board',
  hand: 'cards',
  own: 'cards',
  pile: 'cards',
  line: 'cards',
  slot: 'cards',
  debts: 'cards',
  deeds: 'cards',
  section: 'castle',
  move: 'castle',
  expel: 'castle',
};

const tabOf = ({ anchor, choice }: Offered): Tab | undefined =>
  choice.refusal ? undefined : choice.key.startsWith('arrange_') ? 'cards' : HOMES[anchor?.split(':')[0] ?? ''];

/** The tabs of a phone's board in which something can be chosen. */
export const tabsWithChoices = (offered: readonly Offered[]): Tab[] => TABS.filter((tab) => offered.some((one) => tabOf(one) === tab));

/** The tab that opens by itself when something new is asked. */
export const callingTab = (live: readonly Tab[]): Tab => live[0] ?? 'board';
