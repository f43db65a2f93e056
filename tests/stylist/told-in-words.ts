import { expect } from 'vitest';
import { languageOf } from '#server/stylist/lexicon/languages/languages.ts';
import { translateSentence } from '#server/stylist/lexicon/languages/translate.ts';
import type { Language } from '#server/stylist/lexicon/languages/word-table.ts';
import { readGarment } from '#server/stylist/read-garment.ts';

/** A line as `title @ category = leaf color fabric`; the category may be missing, and a hyphen is *not asked*. */
export function expectTitleRead(line: string): void {
  const [words = '', told = ''] = line.split(' = ');
  const [title = '', category = ''] = words.split(' @ ');
  const [kind, color, fabric] = told.split(' ');
  const { leaf, slot, families, fabrics } = readGarment({ id: '1', title, category });
  expect(leaf ?? slot).toBe(kind);
  if (color !== '-') expect(families).toContain(color);
  if (fabric !== '-') expect(fabrics).toContain(fabric);
}

/** A line as `sentence → English words`. */
export function expectTranslated(line: string, language: Language): void {
  const [text = '', english = ''] = line.split(' → ');
  expect(languageOf(text)).toBe(language);
  expect(translateSentence(text, language)).toBe(english);
}

/** The lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
