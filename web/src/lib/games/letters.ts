/** Letters of the longest word of a name: it may not be broken, so it has to be written small enough. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
