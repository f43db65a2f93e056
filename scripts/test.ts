import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureSystemPackages } from './system-packages.ts';

/*
 * The whole of `npm test`, in order: types, lint, unused code; the build; the suites; the journeys.
 * Every part runs, whatever the others do, and the last line counts the whole run.
 */

interface Part {
  name: string;
  run(report: string): Tally;
}

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const root = path.join(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

function command(program: string, ...parameters: string[]): boolean {
  const result = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
  return result.status === 0;
}

const check = (name: string, ...line: [string, ...string[]]): Part => ({
  name,
  run: () =>
    command(...line) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
});

const suite = (name: string, config: string): Part => ({
  name,
  run(report) {
    const isGreen = command(
      bin('vitest'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
    const told = JSON.parse(fs.readFileSync(report, 'utf8'));
    // A suite can fail without a failed test: an error outside of any test, or a file that does not load.
    const failed = told.numFailedTests || (isGreen ? 0 : 1);
    return { passed: told.numPassedTests, failed, skipped: told.numPendingTests };
  },
});

const parts: Part[] = [
  check('types', bin('tsc'), '--noEmit'),
  check('lint', bin('biome'), 'check', '.'),
  check('unused code', bin('knip')),
  check('build', process.execPath, '--import', 'tsx', 'scripts/build.ts'),
  suite('suites', 'vitest.config.ts'),
  suite('browser', 'tests/browser/vitest.config.ts'),
  suite('webkit', 'tests/webkit/vitest.config.ts'),
  suite('journeys', 'tests/appium/vitest.config.ts'),
];

ensureSystemPackages();
const only = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-report-'));
const tallies: Tally[] = [];
for (const [index, part] of parts.entries()) {
  if (only.length > 0 && !only.includes(part.name)) continue;
  console.log(`\n— ${part.name}`);
  tallies.push(part.run(path.join(folder, `${index}.json`)));
}
fs.rmSync(folder, { recursive: true, force: true });
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
const skipped = sum('skipped');
console.log(skipped > 0 ? `\n${skipped} skipped` : '');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
