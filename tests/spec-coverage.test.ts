import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageRows, isTitle, neverRan, partOf, roomsToCome } from '#scripts/spec-coverage.ts';

const root = path.join(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');
const rows = coverageRows(page);

const small = coverageRows(`
## 2. Routes

| Line | File | Test |
| --- | --- | --- |
| / redirects | \`src/a.test.ts\` | leads %s on |
|  | \`tests/browser/b.spec.ts\` | is there |
| Friends | *not yet* | friends |
`);
const parts = ['suites', 'browser'];
const passed = (file: string, title: string, status = 'passed') => ({
  file,
  tests: [{ title, status }],
});

describe('the page of what is covered', () => {
  it('goes through the sections of the specification, in order', () => {
    const sections = [...new Set(rows.map(({ section }) => section))];
    expect(sections.map((one) => one.slice(0, 2))).toEqual([
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
      '6.',
      '7.',
      '8.',
      '9.',
    ]);
  });

  it('says of every line whether it is built, waits for a room, or is ours to decide', () => {
    const odd = rows.filter((row) => {
      // A pattern without a word of its own would be any test of its file.
      if (row.kind === 'built') return partOf(row.file) === null || isTitle(row.title, '');
      if (row.kind === 'not yet') return !roomsToCome.some((room) => room === row.room);
      if (row.kind === 'unclear') return true;
      return !fs.existsSync(path.join(root, row.decision));
    });
    expect(odd).toEqual([]);
  });

  it('has every statement of the specification, and none twice', () => {
    const counts = page
      .split('\n## ')
      .slice(1)
      .map((section) => {
        const lines = [...section.matchAll(/^\| (?!Line |---)(\S.*?) \| /gm)].map(
          ([, line]) => line,
        );
        expect(new Set(lines).size).toBe(lines.length);
        return lines.length;
      });
    // As many as were found in each section: a line that is lost is missed.
    expect(counts).toEqual([15, 77, 39, 23, 10, 12, 37, 21, 28]);
  });
});

describe('a test that the page names', () => {
  it('has run where one of its titles did, in its own file', () => {
    const all = [
      passed('src/a.test.ts', 'leads home on'),
      passed('tests/browser/b.spec.ts', 'is there', 'failed'),
    ];
    expect(neverRan(small, all, parts)).toEqual([]);
    const elsewhere = [passed('src/c.test.ts', 'leads home on'), all[1]!];
    expect(neverRan(small, elsewhere, parts)).toEqual([
      '2. Routes, / redirects\nsrc/a.test.ts > leads %s on: did not run',
    ]);
  });

  it.each(['skipped', 'pending', 'todo'])('has not run where it is %s', (status) => {
    const all = [
      passed('src/a.test.ts', 'leads home on'),
      passed('tests/browser/b.spec.ts', 'is there', status),
    ];
    expect(neverRan(small, all, parts)).toHaveLength(1);
  });

  it('is asked for only where its part is to run, and always where no part has its file', () => {
    expect(neverRan(small, [], ['suites'])).toHaveLength(1);
    expect(neverRan(small, [], [])).toEqual([]);
    const lost = coverageRows('## 1.\n| A | `tests/sweep/a.spec.ts` | b |');
    expect(neverRan(lost, [], [])).toEqual(['1., A\ntests/sweep/a.spec.ts > b: is in no suite']);
  });

  it('is known by its pattern, and by nothing else in it', () => {
    expect(isTitle('%s in %s is %f m', '2 in Metric is 0.02 m')).toBe(true);
    expect(isTitle('$name, $how, is given up', 'getItems, a read, is given up')).toBe(true);
    expect(isTitle('costs (all) $1.99?', 'costs (all) $1.99?')).toBe(true);
    expect(isTitle('is there', 'is there not')).toBe(false);
  });
});
