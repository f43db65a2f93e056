import fs from 'node:fs';
import path from 'node:path';
import { halfVariable, type TestHalf } from '../../tests/support/long-files.ts';
import { type Ended, root, runChild } from './children.ts';
import { otherNode } from './other-node.ts';
import type { FileResult, Report } from './report.ts';

/** A part of the whole run: one check, or one suite. */
export interface Part {
  name: string;
  /** @param isShown whether it prints as it goes; else it answers what it printed */
  run(isShown: boolean): Promise<Outcome>;
  /** Runs one file of a suite alone. */
  runFile?(file: string): Promise<Outcome>;
}

export interface Outcome extends Ended {
  /** What the report of a suite says; null where there is none. */
  files: FileResult[] | null;
}

/** A program of the project's packages. */
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const check = (name: string, ...line: [string, ...string[]]): Part => ({
  name,
  run: async (isShown) => ({ ...(await runChild(line, { isShown })), files: null }),
});

/** How a suite is run, where that differs. */
interface SuiteOptions {
  /** Which half of its files; both unless said. */
  half?: TestHalf;
  env?: Record<string, string>;
  /** More of vitest's options. */
  options?: string[];
  /** The Node that runs it; this one unless said. */
  node?(): Promise<string>;
}

function suite(
  name: string,
  config: string,
  { half = 'both', env = {}, options = [], node = async () => process.execPath }: SuiteOptions = {},
): Part {
  const run = async (isShown: boolean, runs: TestHalf, more: string[]): Promise<Outcome> => {
    const report = path.join(reports(), `${name}.json`);
    fs.rmSync(report, { force: true });
    const ended = await runChild(
      [
        ...[await node(), path.join(root, 'node_modules/vitest/vitest.mjs')],
        ...['run', '--config', config],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...options,
        ...more,
      ] as [string, ...string[]],
      { env: { ...env, [halfVariable]: runs }, isShown },
    );
    if (!fs.existsSync(report)) return { ...ended, files: null };
    const { testResults }: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
    return { ...ended, files: testResults };
  };
  return {
    name,
    run: (isShown) => run(isShown, half, []),
    runFile: (file) => run(true, 'both', [file]),
  };
}

/** Where suites write their reports. */
const reports = () => {
  const folder = path.join(root, 'node_modules/.cache/hem/reports');
  fs.mkdirSync(folder, { recursive: true });
  return folder;
};

/** What the browsers run is built. */
export const build = check('build', process.execPath, '--import', 'tsx', 'scripts/build.ts');

/** `npm test`, round by round: what alone does not fill two cores runs beside something else. */
export const quickRounds: readonly Part[][] = [
  [
    check('types', bin('tsc'), '--noEmit'),
    check('lint', bin('biome'), 'check', '.'),
    check('unused code', bin('knip')),
    build,
  ],
  [suite('suites', 'vitest.config.ts', { half: 'quick' })],
  [suite('browser', 'tests/browser/vitest.config.ts', { half: 'quick' })],
  [suite('journeys', 'tests/appium/vitest.config.ts', { half: 'quick' })],
];

/** `npm run test:long`, which runs on what was built. */
export const longRounds: readonly Part[][] = [
  [suite('long-suites', 'vitest.config.ts', { half: 'long' })],
  [suite('long-browser', 'tests/browser/vitest.config.ts', { half: 'long' })],
  [
    suite('webkit', 'tests/webkit/vitest.config.ts'),
    suite('firefox', 'tests/firefox/vitest.config.ts'),
    suite('long-journeys', 'tests/appium/vitest.config.ts', { half: 'long' }),
  ],
  [
    // The suites have a PostgreSQL where there is one, and the Node at hand: the server's tests run once more
    // on the embedded database and another Node.
    suite('embedded', 'vitest.config.ts', {
      half: 'quick',
      env: { HEM_TEST_DATABASE: 'embedded' },
      options: ['--project', 'server'],
      node: async () => (await otherNode()) ?? process.execPath,
    }),
  ],
];
