import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folders = 'bench bridge contract docs host-simulator scripts server src tests'.split(' ');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** What a file says to people: all of a page, and the comments of anything else, one line each. */
function wordsOf(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.md')) {
    return text.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/).map((part) => part.replace(/\s+/g, ' '));
  }
  const marks = file.endsWith('.sql') ? '--' : '//';
  const comments = new RegExp(`/\\*[^]*?\\*/|(?:(?:^|[ \\t])${marks}.*\\n?)+`, 'gm');
  return (text.match(comments) ?? [])
    .flatMap((comment) => comment.split(/\n\s*\*\s*\n/))
    .map((part) => part.replace(/^\s*(?:\/\*+|\*(?!\/)|\/\/|--)/gm, ' ').replace(/\s+/g, ' '));
}

const files = [
  'README.md',
  ...folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js|css|sql|md)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
].filter((file) => file !== 'tests/citations.test.ts');

const words = files.flatMap((file) => wordsOf(file).map((text) => ({ file, text })));

/** Every match of a pattern, with the file that says it. */
const cited = (pattern: RegExp, among: (file: string) => boolean = () => true) =>
  words
    .filter(({ file }) => among(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

const isCode = (file: string) => !file.endsWith('.md');
const say = ({ file, match }: { file: string; match: RegExpMatchArray }) => `${file}: ${match[0]}`;

const headings = new Map(
  files
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, [...read(file).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!)]),
);

describe('a citation', () => {
  it('of a page names it from the root, and a heading that it has', () => {
    const pages = cited(/[\w./-]*\w\.md\b(?:, ([A-Z][^;:.)]*))?/g, isCode);
    expect(pages.length).toBeGreaterThan(20);
    const lost = pages.filter(({ match: [page, heading] }) => {
      const name = page.split(',')[0]!;
      return !headings.has(name) || (heading && !headings.get(name)!.includes(heading.trim()));
    });
    expect(lost.map(say)).toEqual([]);
    // In a page a link leads to the other page; only a heading is cited.
    const inPages = cited(/\((docs\/[\w./-]+\.md), ([A-Z][^;:.)]*)\)/g, (file) => !isCode(file));
    const lostInPages = inPages.filter(
      ({ match: [, page, heading] }) => !headings.get(page!)?.includes(heading!),
    );
    expect(lostInPages.map(say)).toEqual([]);
  });

  it('of the specification names a section that it has, in one form', () => {
    const rules = read('docs/design/product-rules.md');
    const list = rules.slice(rules.indexOf('## The owner'), rules.indexOf('## Account'));
    const sections = [...list.matchAll(/^(\d)\. /gm)].map((match) => match[1]);
    const found = cited(/(.{0,30})\bsections? (\d+)(?: and (\d+))?/g, isCode);
    expect(found.length).toBeGreaterThan(20);
    const lost = found.filter(
      ({ match: [, before, one, other] }) =>
        !/product spec, $/i.test(before!) ||
        !sections.includes(one) ||
        !sections.includes(other ?? one),
    );
    expect(lost.map(say)).toEqual([]);
  });

  it('of a decision names one that there is, and no two have one number', () => {
    const numbers = fs
      .readdirSync(path.join(root, 'docs/decisions'))
      .map((file) => file.slice(0, 3))
      .sort();
    expect(numbers).toEqual([...new Set(numbers)]);
    const found = cited(/\bdecisions? (\d+)/gi);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ match }) => !numbers.includes(match[1]!)).map(say)).toEqual([]);
  });

  it('of a note names one that is written in exactly one place', () => {
    const all = cited(/\[Note: ([^\]]+)\]/g, isCode);
    expect(all.length).toBeGreaterThan(20);
    const written = new Map<string, string[]>();
    for (const { file, text } of words) {
      // It is written where a comment begins with it and goes on with a sentence.
      const title = isCode(file) && /^ ?\[Note: ([^\]]+)\] [A-Z`]/.exec(text)?.[1];
      if (title) written.set(title, [...(written.get(title) ?? []), file]);
    }
    expect([...written].filter(([, places]) => places.length > 1)).toEqual([]);
    const lost = cited(/\[Note: ([^\]]+)\]/g).filter(({ match }) => !written.has(match[1]!));
    expect(lost.map(say)).toEqual([]);
  });
});
