/** The bots that people choose from, as characters of the realm: the weakest first. */
export const LEVELS = ['page', 'squire', 'steward', 'chancellor', 'queen'] as const;

export type Level = (typeof LEVELS)[number];

/** Whom one meets who has not chosen. */
export const DEFAULT_LEVEL: Level = 'steward';

export const isLevel = (bot: string | null | undefined): bot is Level => LEVELS.some((level) => level === bot);

/** The same bot, where it can still be chosen. */
export const levelOf = (bot: string | null | undefined): Level => (isLevel(bot) ? bot : DEFAULT_LEVEL);
