import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from './children.ts';
import type { Outcome, Part } from './parts.ts';
import type { FileResult } from './report.ts';
import { runRounds } from './run.ts';

const result = (file: string, tests: Record<string, 'passed' | 'failed'>): FileResult => ({
  name: path.join(root, file),
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: Object.entries(tests).map(([title, status]) => ({
    ...{ title, fullName: title, status },
    failureMessages: status === 'failed' ? ['Error: it broke\n    at line 1'] : [],
  })),
});
const outcome = (files: FileResult[] | null, more: Partial<Outcome> = {}): Outcome => ({
  isGreen: files?.every(({ status }) => status === 'passed') ?? true,
  output: '',
  files,
  ...more,
});
/** A suite that ends so at first, and so for each file that is run once more. */
const suite = (first: Outcome, again: Record<string, Outcome> = {}): Part => ({
  name: 'suites',
  run: async () => first,
  runFile: async (file) => again[file]!,
});
const run = (...parts: Part[]) => runRounds([parts], () => true);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

describe('a run of parts', () => {
  it('counts checks and tests', async () => {
    const types: Part = { name: 'types', run: async () => outcome(null) };
    const lint: Part = { name: 'lint', run: async () => outcome(null, { isGreen: false }) };
    const tests = suite(outcome([result('a.test.ts', { one: 'passed', two: 'passed' })]));
    const { tally, flaky } = await run(types, lint, tests);
    expect(tally).toEqual({ passed: 3, failed: 1, skipped: 0, failures: ['lint'] });
    expect(flaky).toEqual([]);
  });

  it('counts what passes once its file is run alone, and says that it is flaky', async () => {
    const first = outcome([
      result('a.test.ts', { one: 'passed' }),
      result('b.test.ts', { two: 'failed', three: 'passed' }),
    ]);
    const again = outcome([result('b.test.ts', { two: 'passed', three: 'passed' })]);
    const { tally, ran, flaky } = await run(suite(first, { 'b.test.ts': again }));
    expect(tally).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [] });
    expect(flaky).toEqual(['b.test.ts > two\nError: it broke\n    at line 1']);
    expect(ran.map(({ file }) => file)).toEqual(['a.test.ts', 'b.test.ts']);
  });

  it('fails for what fails twice, in the words of the first time', async () => {
    const first = outcome([result('b.test.ts', { two: 'failed' })]);
    const again = outcome([result('b.test.ts', { two: 'failed' })]);
    const { tally, flaky } = await run(suite(first, { 'b.test.ts': again }));
    expect(tally).toMatchObject({ passed: 0, failed: 1 });
    expect(tally.failures[0]).toMatch(/^b\.test\.ts > two/);
    expect(flaky).toEqual([]);
  });

  it('fails for a file that does not load, and for an error outside of any test', async () => {
    const broken = { ...result('c.test.ts', {}), status: 'failed', message: 'no such import' };
    const first = outcome([broken, result('a.test.ts', { one: 'passed' })]);
    const again = outcome([broken]);
    const { tally } = await run(suite(first, { 'c.test.ts': again }));
    expect(tally).toMatchObject({ passed: 1, failed: 1, failures: ['c.test.ts\nno such import'] });
    const outside = outcome([result('a.test.ts', { one: 'passed' })], { isGreen: false });
    expect((await run(suite(outside))).tally).toMatchObject({ passed: 1, failed: 1 });
  });

  it('does not let a second try hide an error outside of any test', async () => {
    const first = outcome([result('b.test.ts', { two: 'failed' })], { output: 'Unhandled Errors' });
    const again = outcome([result('b.test.ts', { two: 'passed' })]);
    const { tally } = await run(suite(first, { 'b.test.ts': again }));
    expect(tally).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails for a suite without a report', async () => {
    const { tally } = await run(suite(outcome(null, { isGreen: false })));
    expect(tally).toMatchObject({ passed: 0, failed: 1, failures: ['suites: no report'] });
  });

  it('tries nothing once more where so much fails that something is broken', async () => {
    const files = [1, 2, 3, 4, 5, 6, 7].map((n) => result(`${n}.test.ts`, { one: 'failed' }));
    const { tally, flaky } = await run(suite(outcome(files)));
    expect(tally.failed).toBe(7);
    expect(flaky).toEqual([]);
  });

  it('leaves out the rounds that may not begin any more', async () => {
    const ran: string[] = [];
    const part = (name: string): Part => ({
      name,
      run: async () => {
        ran.push(name);
        return outcome(null);
      },
    });
    await runRounds([[part('one')], [part('late')], [part('two')]], ([name]) => name !== 'late');
    expect(ran).toEqual(['one', 'two']);
  });
});
