import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('the text that a member writes', () => {
  it.each([
    ['an override', 'Coat \u202egnp.exe', 'Coat gnp.exe'],
    ['embeddings and their end', '\u202aa\u202bb\u202dc\u202c', 'abc'],
    ['isolates that are not closed', '\u2066a\u2067b\u2068', 'ab'],
    ['marks', 'a\u200eb\u200fc\u061c', 'abc'],
    ['zero-width spaces', '\ufeffa\u200bb\u2060c\u00ad', 'abc'],
    ['separators of lines', 'a\u2028b\u2029c', 'abc'],
    ['joiners that join nothing', '\u200da \u200c b\u200d', 'a  b'],
    ['nothing that can be seen', '\u200b\u200d\u200c\u202e', ''],
  ])('loses %s', (_what, written, seen) => {
    expect(visibleText(written)).toBe(seen);
  });

  it.each(['👩‍👩‍👧 dress', 'می‌خواهم', 'क्‍ष', 'שמלה כחולה', 'معطف', '🏳️‍🌈', 'a b\n\tc', 'Überwurf'])(
    'keeps what is written with more than Latin letters: %s',
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});
