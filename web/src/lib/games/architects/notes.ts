import { counted, t, texts } from '../../i18n/texts.svelte';
import type { Choice, Snapshot } from '../../live/types';
import { signed } from '../../score/ranks';
import type { Note } from '../game';
import { placeOf } from './artisans';
import { apprenticeOf, buildingOf, isReconstructed, wonderOf } from './cards';
import { craftingNote, craftNote, halfNote } from './craftnotes';
import { GOODS } from './look';
import { figuresAt, wonderAt } from './wonders/court';
import { printedCost } from './wonders/notes';
import { viewOf, type ArchitectsView, type SkillId } from './view';

/** Kinds of names that have a text of their own. */
const TOLD = ['apprentice', 'building', 'character', 'place', 'reward', 'market_card', 'scheme', 'wonder', 'contribution'];

/** What is told about a name: what its signs mean, the card's text, and where its values come from if nobody has read them. */
export function noteOn(kind: string, id: string): Note | null {
  if (kind === 'craft') return craftNote(id);
  if (kind === 'adornment') return halfNote(kind, id);
  if (kind === 'tool') return { title: t(`architects-tool-${id}`), text: t(`architects-tool-text-${id}`) };
  const told = TOLD.includes(kind) ? texts.find(`architects-text-${id}`) : null;
  if (told === null) return null;
  const title = t(`architects-${kind}-${id}`);
  const text = [signsOf(kind, id), told].filter(Boolean).join('\n');
  return isReconstructed(id) ? { title: `${title} †`, text, cite: t('architects-reconstructed') } : { title, text };
}

/** What is told about a place, with what an expansion adds to it. */
export function placeNote(id: string, view: ArchitectsView): Note | null {
  const note = noteOn('place', id);
  const more = [
    view.artisans && texts.find(`artisans-text-${id}`),
    ...figuresAt(view, id).map((figure) => t(`wonders-${figure}-here`)),
    wonderAt(view, id) && t('wonders-wonder-here'),
  ].filter(Boolean);
  return note && { ...note, text: [note.text, ...more].join('\n') };
}

/** Cards to choose before those that they are for. */
const ABOUT = ['craft', 'wonder', 'apprentice', 'building', 'character', 'tool', 'adornment'];
const AT_THE_GUILDHALL = ['craft_adornment', 'craft_tool'];

/** The note on the place one goes to, or on the card that a choice is about. */
export function aboutOf(choice: Choice, snapshot: Snapshot): Note | null {
  const { key, args } = choice;
  if (AT_THE_GUILDHALL.includes(key)) return craftingNote(key === 'craft_tool' ? 'tool' : 'adornment');
  for (const kind of ABOUT) if (args[kind]) return noteOn(kind, String(args[kind]));
  const place = placeOf(choice);
  return place === null ? null : placeNote(place, viewOf(snapshot));
}

/** The numbers and shields of a card in words. */
function signsOf(kind: string, id: string): string {
  const building = kind === 'building' ? buildingOf(id) : null;
  if (building) {
    const cost = GOODS.filter((good) => building.cost[good]).map((good) => counted(`tile-${good}`, building.cost[good] ?? 0));
    return [t('architects-note-points', { n: building.points }), t('architects-note-cost', { goods: cost.join(', ') }), needs(building.skills), virtue(building.virtue)]
      .filter(Boolean)
      .join(' ');
  }
  if (wonderOf(id)) return printedCost(id);
  const apprentice = kind === 'apprentice' ? apprenticeOf(id) : null;
  return apprentice ? [t('architects-note-has', { skills: listed(apprentice.skills) }), virtue(apprentice.virtue)].filter(Boolean).join(' ') : '';
}

const listed = (skills: readonly SkillId[]): string => skills.map((skill) => t(`tile-${skill}`)).join(', ');
const needs = (skills: readonly SkillId[]): string => (skills.length ? t('architects-note-needs', { skills: listed(skills) }) : '');
const virtue = (n: number): string => (n ? t('architects-note-virtue', { n: signed(n, true) }) : '');
