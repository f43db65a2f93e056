import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { coverageRows, neverRan, type RunFile } from './spec-coverage.ts';
import { ensureSystemPackages, partsOutOfReach } from './system-packages.ts';

/*
 * The whole of `npm test`, round by round: types, lint, unused code and the build; the suites; the
 * browser; the journeys beside the other engines. What alone does not fill two cores runs beside
 * something else, and what it prints is printed whole at its end. Every part runs, whatever the
 * others do; then it is checked that what docs/spec-coverage.md names was among it, and the last line
 * counts the whole run.
 */

interface Part {
  name: string;
  run(report: string, isAlone: boolean): Promise<Outcome>;
}

interface Outcome {
  tally: Tally;
  /** The tests of a suite. */
  ran?: RunFile[];
  /** What it printed, unless it was alone and printed it itself. */
  output: string;
}

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, in words, for the end of the whole run. */
  failures: string[];
}

/** The parts read of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      title: string;
      fullName: string;
      failureMessages: string[];
    }[];
  }[];
}

const root = path.join(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

async function command(
  isAlone: boolean,
  program: string,
  ...parameters: string[]
): Promise<{ isGreen: boolean; output: string }> {
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isGreen: false, output: `${output}${error}\n` }));
    child.once('close', (code) => resolve({ isGreen: code === 0, output }));
  });
}

const check = (name: string, ...line: [string, ...string[]]): Part => ({
  name,
  async run(_report, isAlone) {
    const { isGreen, output } = await command(isAlone, ...line);
    const tally = isGreen
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : { passed: 0, failed: 1, skipped: 0, failures: [name] };
    return { tally, output };
  },
});

/** What failed, a paragraph each: a test with the beginning of its error, or a file that did not run. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${file}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => {
      const error = (failureMessages[0] ?? '').split('\n').slice(0, 12).join('\n');
      return `${file} > ${fullName}\n${error}`;
    });
  });
}

const suite = (name: string, config: string): Part => ({
  name,
  async run(report, isAlone) {
    const { isGreen, output } = await command(
      isAlone,
      bin('vitest'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    if (!fs.existsSync(report)) {
      const tally = { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no report`] };
      return { tally, output };
    }
    const told: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
    const failures = failuresOf(told);
    // A suite can fail without a failed test: an error outside of any test, or a file that does not load.
    if (!isGreen && failures.length === 0) failures.push(`${name}: an error outside of any test`);
    const tally = {
      passed: told.numPassedTests,
      failed: isGreen ? 0 : Math.max(told.numFailedTests, 1),
      skipped: told.numPendingTests,
      failures,
    };
    const ran = told.testResults.map(({ name, assertionResults }) => ({
      file: path.relative(root, name),
      tests: assertionResults,
    }));
    return { tally, output, ran };
  },
});

/** Which tests that docs/spec-coverage.md names did not run, of the parts that were to run. */
function checkCoverage(ran: RunFile[], parts: string[]): Tally {
  const page = fs.readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');
  const failures = neverRan(coverageRows(page), ran, parts);
  console.log(`\n— spec coverage\n${failures.length} named tests did not run`);
  return {
    passed: failures.length === 0 ? 1 : 0,
    failed: failures.length,
    skipped: 0,
    failures: failures.map((words) => `spec coverage: ${words}`),
  };
}

const rounds: Part[][] = [
  [
    check('types', bin('tsc'), '--noEmit'),
    check('lint', bin('biome'), 'check', '.'),
    check('unused code', bin('knip')),
    check('build', process.execPath, '--import', 'tsx', 'scripts/build.ts'),
  ],
  [suite('suites', 'vitest.config.ts')],
  [suite('browser', 'tests/browser/vitest.config.ts')],
  [
    suite('webkit', 'tests/webkit/vitest.config.ts'),
    suite('firefox', 'tests/firefox/vitest.config.ts'),
    suite('journeys', 'tests/appium/vitest.config.ts'),
  ],
];

ensureSystemPackages();
const only = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-report-'));
const tallies: Tally[] = [];
const ran: RunFile[] = [];
for (const round of rounds) {
  const parts = round.filter(({ name }) => only.length === 0 || only.includes(name));
  const isAlone = parts.length === 1;
  const begun = parts.map((part) => {
    const since = Date.now();
    return {
      part,
      outcome: part.run(path.join(folder, `${part.name}.json`), isAlone).then((outcome) => ({
        ...outcome,
        seconds: Math.round((Date.now() - since) / 1000),
      })),
    };
  });
  for (const { part, outcome } of begun) {
    if (isAlone) console.log(`\n— ${part.name}`);
    const { tally, output, seconds, ran: told = [] } = await outcome;
    ran.push(...told);
    if (!isAlone) process.stdout.write(`\n— ${part.name}\n${output}`);
    console.log(`${part.name}: ${seconds} s`);
    tallies.push(tally);
  }
}
fs.rmSync(folder, { recursive: true, force: true });
const outOfReach = partsOutOfReach();
const suites = rounds
  .flat()
  .map(({ name }) => name)
  .filter((name) => (only.length === 0 || only.includes(name)) && !outOfReach.includes(name));
tallies.push(checkCoverage(ran, suites));
for (const failure of tallies.flatMap(({ failures }) => failures)) {
  console.log(`\nFAILED ${failure}`);
}
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  tallies.reduce((total, tally) => total + tally[key], 0);
const skipped = sum('skipped');
console.log(skipped > 0 ? `\n${skipped} skipped` : '');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
