export interface Part {
  text: string;
  kind: 'plain' | 'bold' | 'gain' | 'loss';
}

const SIGNED = /\*([^*]+)\*|([+−]\d+)/gu;

/** What the coach says, taken apart: *names* are bold, signed numbers are a gain or a loss. */
export function partsOf(sentence: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(SIGNED)) {
    if (match.index > end) found.push({ text: sentence.slice(end, match.index), kind: 'plain' });
    if (match[1]) found.push({ text: match[1], kind: 'bold' });
    else found.push({ text: match[2] ?? '', kind: match[2]?.startsWith('+') ? 'gain' : 'loss' });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end), kind: 'plain' });
  return found;
}
