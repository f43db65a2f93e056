import { isLongFile } from '../tests/support/long-files.ts';

/** The rooms that are not built; a line of the specification that waits names one of them. */
export const roomsToCome = [
  'friends',
  'Circle',
  'partner feeds',
  'sign-in providers',
  'staff desk',
] as const;

/** What a row of docs/spec-coverage.md says of its line. */
export type CoverageRow = { section: string; line: string } & (
  | { kind: 'built'; file: string; title: string }
  | { kind: 'not yet'; room: string }
  | { kind: 'ours to decide'; decision: string }
  | { kind: 'unclear'; text: string }
);

/** The rows of the page. A row without a line of its own goes on with the line above it. */
export function coverageRows(page: string): CoverageRow[] {
  let section = '';
  let line = '';
  const rows: CoverageRow[] = [];
  for (const text of page.split('\n')) {
    if (text.startsWith('## ')) section = text.slice(3);
    const [, own, second, third] = /^\| (.*?) ?\| (.*?) \| (.*) \|$/.exec(text) ?? [];
    if (own === undefined || second === undefined || third === undefined) continue;
    if (own === 'Line' || own === '---') continue;
    line = own || line;
    const file = /^`([^`]+)`$/.exec(second)?.[1];
    const of = { section, line };
    if (file) rows.push({ ...of, kind: 'built', file, title: third });
    else if (second === '*not yet*') rows.push({ ...of, kind: 'not yet', room: third });
    else if (second === '*ours to decide*') {
      rows.push({ ...of, kind: 'ours to decide', decision: third.replaceAll('`', '') });
    } else rows.push({ ...of, kind: 'unclear', text });
  }
  return rows;
}

/** What vitest's JSON report says of a file. */
export interface RunFile {
  /** Its path in the project. */
  file: string;
  tests: { title: string; status: string }[];
}

/** The part of `npm test`, or of its long half, that runs a file; null where none does. */
export function partOf(file: string): string | null {
  const [, suite] = /^tests\/(browser|webkit|firefox|appium)\/.+\.spec\.ts$/.exec(file) ?? [];
  const name = suite === 'appium' ? 'journeys' : suite;
  const part = name ?? (/\.test\.tsx?$/.test(file) ? 'suites' : null);
  return part !== null && isLongFile(file) ? `long-${part}` : part;
}

/** Whether a title as it ran is one of the title as it is written, with `%s` or `$name` in it. */
export function isTitle(written: string, ran: string): boolean {
  const parts = written
    .split(/%[sdifjoOp#]|\$[A-Za-z][\w.]*/)
    .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(ran);
}

/**
 * The built rows whose test did not run, in words.
 * @param parts the parts of `npm test` that were to run, and could.
 */
export function neverRan(
  rows: readonly CoverageRow[],
  ran: readonly RunFile[],
  parts: readonly string[],
): string[] {
  const done = new Map<string, string[]>();
  for (const { file, tests } of ran) {
    const titles = tests.filter(({ status }) => status === 'passed' || status === 'failed');
    done.set(file, [...(done.get(file) ?? []), ...titles.map(({ title }) => title)]);
  }
  return rows.flatMap((row) => {
    if (row.kind !== 'built') return [];
    const part = partOf(row.file);
    if (part !== null && !parts.includes(part)) return [];
    const isDone = done.get(row.file)?.some((title) => isTitle(row.title, title));
    const where = part === null ? 'is in no suite' : 'did not run';
    return isDone ? [] : [`${row.section}, ${row.line}\n${row.file} > ${row.title}: ${where}`];
  });
}
