import { describe, expect, it } from 'vitest';
import { type LabRoom, readLabPiece } from './lab-piece.ts';
import { readLabSources } from './lab-sources.ts';

const tip = (text: string, matter = '') =>
  `---
title: Shoes last
line: One board
date: 2026-11-01
access: free
board:
  - { garment: tee-white, left: 30, top: 30, height: 40 }
  - { garment: jeans-indigo, left: 70, top: 50, height: 80 }
moves:
  - { title: One, text: Do this. }
  - { title: Two, text: Do that. }
  - { title: Three, text: Then that. }
${matter}---

${text}
`;
const reading = (source: string) => () => readLabPiece('tips', 'shoes', source);

describe('A piece of the Style Lab', () => {
  it('is read from every file that comes with the program', () => {
    const pieces = readLabSources().map(({ slot, source }) => {
      const [, room, pieceId] = slot.split('/') as [string, LabRoom, string];
      return readLabPiece(room, pieceId, source);
    });
    const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
    expect([count('class'), count('color') + count('trend'), count('tip')]).toEqual([6, 6, 4]);
    expect(pieces.every(({ kind, parts }) => kind !== 'class' || parts.length >= 4)).toBe(true);
    expect(new Set(pieces.map(({ pieceId }) => pieceId)).size).toBe(pieces.length);
  });

  it('has paragraphs, lists and bold words, and line breaks are the width of the file', () => {
    const { intro } = reading(tip('First\nline with **bold** words.\n\n- One\n  more\n- Two'))();
    expect(intro).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'First line with ', isStrong: false },
          { text: 'bold', isStrong: true },
          { text: ' words.', isStrong: false },
        ],
      },
      {
        kind: 'list',
        items: [[{ text: 'One more', isStrong: false }], [{ text: 'Two', isStrong: false }]],
      },
    ]);
  });

  it.each([
    ['a script', 'Hello\n\n<script>alert(1)</script>', 'line 17: raw HTML is not allowed'],
    ['a tag in a line', 'Hello <img src=x onerror=alert(1)>', 'line 15: raw HTML is not allowed'],
    ['a link', 'Hello [you](javascript:alert(1))', 'line 15: a link is not allowed'],
    ['a picture', '![you](https://example.test/x.png)', 'line 15: a picture is not allowed'],
    ['code', 'Hello `x`', 'line 15: code is not allowed'],
    ['a title', '# Hello', 'line 15: a heading has to begin with ##'],
    ['a heading with nothing under it', 'Hello\n\n## You', '“You”: has no text'],
    ['no text', '', 'text: begins without a paragraph'],
  ])('is refused with %s, and the line is said', (_what, text, said) => {
    expect(reading(tip(text))).toThrow(said);
  });

  it('shows what looks like a tag of its own as the text that it is', () => {
    const [block] = reading(tip('Sizes 3 < 4 > 2 &amp; more'))().intro;
    expect(block).toMatchObject({ spans: [{ text: 'Sizes 3 < 4 > 2 & more' }] });
  });

  it.each([
    ['no front matter', 'Hello', 'file: has no front matter'],
    ['front matter that does not end', '---\ntitle: Hello\n', 'file: has no front matter'],
    ['front matter that is no YAML', tip('Hello', 'a: [\n'), 'front matter: '],
    ['a list as front matter', '---\n- one\n---\nHello', 'front matter: is no list of fields'],
    ['a field that there is not', tip('Hello', 'color: red\n'), 'color: '],
    ['the same field twice', tip('Hello', 'title: Other\n'), 'front matter: '],
    [
      'a garment that is not drawn',
      tip('Hello').replace('tee-white', 'tee-invisible'),
      'board.0.garment: is no drawn garment',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'tel:1'].map((address) => [
      `the address ${address}`,
      tip('Hello', `sources:\n  - { title: One, address: "${address}" }\n`),
      'sources.0.address: is no address of a web page',
    ]),
    ...['\\u202e', '\\0', '\\ud83d', '\\u200b'].map((escaped) => [
      `${escaped} in a title`,
      tip('Hello').replace('Shoes last', `"Shoes ${escaped}last"`),
      'title: has a character that cannot be seen',
    ]),
    ['a character in its text that turns it around', tip('Hello &#x202e;you'), 'line 15: has a'],
    ['no day', tip('Hello').replace('2026-11-01', '2026-02-30'), 'date: no such day'],
    ['too much text', tip('Hello '.repeat(7_000)), 'file: is longer than 40 kB'],
    ['too many lines', tip('Hello\n'.repeat(301)), 'text: has more than 300 lines'],
    ['a quote in quotes', tip('>'.repeat(20_000)), 'line 15: a quote is not allowed'],
    ['lists in lists', tip('1. '.repeat(9_000)), 'line 15: a list in a list is not allowed'],
    ['a quote in a list', tip('1. >'.repeat(9_000)), 'line 15: a list in a list is not allowed'],
    ['lines that are far in', tip(`${' '.repeat(9)}- one`), 'line 15: has too many spaces'],
    ['stars without end', tip('*a '.repeat(9_000)), 'text: has too many * or _'],
    ['brackets without end', tip('['.repeat(30_000)), 'text: has too many characters of markup'],
    ['fields in fields', tip('Hello', `a: ${'{'.repeat(30_000)}\n`), 'line 13: is nested too deep'],
    ['a list in front matter in itself', tip('Hello', `a:\n${'- '.repeat(9_000)}\n`), 'line 14: '],
    ['fields without end', tip('Hello', `a: [${'b,'.repeat(3_000)}]\n`), 'has too many fields'],
    ['a field that is far in', tip('Hello', `a:\n${' '.repeat(25)}b: 1\n`), 'line 14: is nested'],
    ['a key of its own kind', tip('Hello', 'a: ? a: b\n'), 'line 13: ? has to stand in quotes'],
    [
      'front matter that grows',
      `---\na: &a [x, x]\n${Array.from({ length: 9 }, (_, at) => `b${at}: &b${at} [*a, *a]`).join('\n')}\n---\nHello`,
      'line 2: &a has to stand in quotes',
    ],
  ])('is refused with %s', (_what, source, said) => {
    expect(reading(source)).toThrow(said);
  });

  it('is refused where a class has other chapters than headings', () => {
    const { source } = readLabSources().find(({ slot }) => slot.includes('/classes/'))!;
    const more = `${source}\n## One more\n\nText.\n`;
    expect(() => readLabPiece('classes', 'more', more)).toThrow(/chapters: \d chapters/);
  });
});
