import { describe, expect, it } from 'vitest';
import { faultWords } from './fault-words.ts';

describe('What is wrong with a text', () => {
  it.each([
    ['name', 'is empty', 'The style name is still empty.'],
    ['text', 'has one to four headings', 'The text needs one to four headings.'],
    [
      'chapters.0.picture.garments.2',
      'is no drawn garment',
      'Chapter 1, garment 3 is none of the drawn garments: choose one with the garment button.',
    ],
    ['chapters.3.step', 'is missing', 'Chapter 4, step is missing.'],
    [
      'access',
      'is "fre", not ("free" | "circle")',
      'The access is "fre". It has to be free or circle.',
    ],
    ['line 12', 'raw HTML is not allowed', 'Line 12: raw HTML is not allowed.'],
    [
      'front matter',
      'Nested mappings are not allowed in compact mappings at line 1, column 8:\n\ntitle: a: b',
      'Line 2 cannot be read: look for a colon, a quote or a bracket that does not belong there.',
    ],
    [
      'file',
      'has no front matter',
      'The text has to begin with a line of three dashes, its fields, and three dashes again.',
    ],
    ['“Two”', 'has no text', '“Two” has no text.'],
  ])('of %s, %s, is said as a person says it', (where, what, words) => {
    expect(faultWords({ where, what })).toBe(words);
  });
});
