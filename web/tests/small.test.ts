import { describe, expect, it } from 'vitest';
import { persistently } from '../src/lib/live/api';
import { ranks, signed } from '../src/lib/score/ranks';
import { seatLetters } from '../src/lib/seats/letters';
import { browserLanguage } from '../src/lib/settings/settings.svelte';
import type { Choice, Snapshot } from '../src/lib/live/types';
import { offersStill } from '../src/lib/table/offers';

describe('letters of seats', () => {
  it('are the first of the name that nobody else has', () => {
    expect(seatLetters(['Aude', 'Anna', 'Aud'])).toEqual(['A', 'N', 'U']);
  });

  it('do without accents, and fall back to the number', () => {
    expect(seatLetters(['Émile', 'E', '王'])).toEqual(['E', '2', '3']);
  });
});

describe('places', () => {
  it('are shared by equals', () => {
    expect(ranks([10, 30, 30, 5], [1, 2])).toEqual([3, 1, 1, 4]);
  });

  it('put a winner by tie-break alone in front', () => {
    expect(ranks([30, 30, 5], [0])).toEqual([1, 2, 3]);
  });
});

describe('numbers', () => {
  it('have a real minus sign', () => {
    expect([signed(-2, true), signed(3, true), signed(3, false), signed(0, true)]).toEqual(['−2', '+3', '3', '0']);
  });
});

describe('the language', () => {
  it('is the first of the browser that we speak', () => {
    expect(browserLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(browserLanguage(['de'])).toBe('en');
  });
});

describe('a bad network', () => {
  const noSleep = async (): Promise<void> => undefined;

  it('sends the same request again', async () => {
    let calls = 0;
    const answer = await persistently(async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('no network');
      return new Response(null, { status: calls === 2 ? 503 : 200 });
    }, noSleep);
    expect([calls, answer.status]).toEqual([3, 200]);
  });

  it('gives up after some attempts', async () => {
    await expect(persistently(() => Promise.reject(new TypeError('no network')), noSleep)).rejects.toThrow();
  });
});

describe('a choice made while others choose too', () => {
  const keep = { id: 'draft well', refusal: null } as Choice;
  const asked = (left: number, choices: Choice[]): Snapshot => ({ seat: 0, question: { key: 'drafting', args: { left } }, choices }) as unknown as Snapshot;

  it('is still good where the same question offers it', () => {
    expect(offersStill(asked(3, [keep]), asked(3, [keep]), keep)).toBe(true);
    expect(offersStill(asked(2, [keep]), asked(3, [keep]), keep)).toBe(false);
    expect(offersStill(asked(3, []), asked(3, [keep]), keep)).toBe(false);
  });
});
