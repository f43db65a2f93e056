import type { PlanSlot } from '#contract/rules/plans.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import { isDay } from '#lib/calendar-weeks.ts';
import { type KnownPiece, shortName } from './known-piece.ts';

/** The details of an outfit, as the fields hold them. */
export interface OutfitFields {
  title: string;
  notes: string;
  seasons: OutfitForm['seasons'];
  occasions: OutfitForm['occasions'];
  /** The day that it is laid for, of what is laid for a friend; empty where none is said. */
  day?: string;
  slot?: PlanSlot;
}

/** Of a new outfit. */
export const noFields: OutfitFields = { title: '', notes: '', seasons: [], occasions: [] };

/** The fields of a saved outfit. */
export const fieldsOf = ({ title, notes, seasons, occasions }: OutfitForm): OutfitFields => ({
  title,
  notes: notes ?? '',
  seasons,
  occasions,
});

/** The form to save: without a title, the one that is suggested. */
export const formOf = (
  { title, notes, seasons, occasions }: OutfitFields,
  suggested: string,
): OutfitForm => ({
  title: title.trim() || suggested,
  notes: notes.trim() || null,
  seasons,
  occasions,
});

/** The day that is said, and its part; undefined where none is. */
export const occasionOf = ({ day, slot = 'day' }: OutfitFields) =>
  isDay(day ?? null) ? { day: day!, slot } : undefined;

/** The longest title (the contract's own limit), and how many pieces it names. */
const longest = 120;
const named = 2;

/** A title from what the outfit is made of, the largest pieces first: "Camel coat, red rollneck". */
export function suggestTitle(pieces: readonly KnownPiece[]): string {
  const names = [...new Set(pieces.map(shortName))].slice(0, named);
  if (names.length === 0) return 'New outfit';
  const [first = '', ...others] = names;
  return [first, ...others.map(inSentence)].join(', ').slice(0, longest);
}

/** A name within a sentence: a capital at its beginning goes, unless the word has others. */
function inSentence(name: string): string {
  const [word = ''] = name.split(' ');
  const isPlain = word.slice(1) === word.slice(1).toLowerCase() && word.length > 1;
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
