import fs from 'node:fs';
import path from 'node:path';
import { coverageRows, neverRan, type RunFile } from './spec-coverage.ts';
import { ensureSystemPackages, partsOutOfReach } from './system-packages.ts';
import { endChildrenWithUs, root } from './test-run/children.ts';
import { build, longRounds, quickRounds } from './test-run/parts.ts';
import { type Result, runRounds } from './test-run/run.ts';

/*
 * The whole of `npm test`: types, lint, unused code and the build; the suites; the browser; the journeys.
 * `--long` runs what is long or rare instead (`npm run test:long`), `--all` both (`.ci/run`), and a part's name that
 * part. Then it is checked that what docs/spec-coverage.md names was among it, and the last line counts the whole run.
 */

/** When a run of both begins no part of the long half any more, in milliseconds after its start. */
const latestBeginMs = 60 * 60_000;

const startedAt = Date.now();
const given = process.argv.slice(2);
const only = given.filter((word) => !word.startsWith('--'));
const isAll = given.includes('--all') || only.length > 0;
const isLong = given.includes('--long');
const rounds = [
  ...(isAll || !isLong ? quickRounds : [[build]]),
  ...(isAll || isLong ? longRounds : []),
].map((round) => round.filter(({ name }) => only.length === 0 || only.includes(name)));

const known = [...quickRounds, ...longRounds].flat().map(({ name }) => name);
const unknown = only.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${known.join(', ')}`);
  process.exit(2);
}

endChildrenWithUs();
ensureSystemPackages();
const begun: string[] = [];
const leftOut: string[] = [];
const { tally, ran, flaky } = await runRounds(rounds, (names) => {
  const isLate =
    Date.now() - startedAt > latestBeginMs &&
    longRounds.flat().some(({ name }) => names.includes(name));
  (isLate ? leftOut : begun).push(...names);
  return !isLate;
});
countCoverage(ran);
print();
process.exit(tally.failed > 0 ? 1 : 0);

/** Counts which tests that docs/spec-coverage.md names did not run, of the parts that were to run. */
function countCoverage(files: RunFile[]): void {
  const page = fs.readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');
  const parts = begun.filter((name) => !partsOutOfReach().includes(name));
  const failures = neverRan(coverageRows(page), files, parts);
  console.log(`\n— spec coverage\n${failures.length} named tests did not run`);
  if (failures.length === 0) tally.passed += 1;
  tally.failed += failures.length;
  tally.failures.push(...failures.map((words) => `spec coverage: ${words}`));
}

function print(): void {
  const paragraphs = (kind: string, texts: Result['flaky']) => {
    for (const text of texts) console.log(`\n${kind} ${text}`);
  };
  paragraphs('FLAKY', flaky);
  if (flaky.length > 0) {
    console.log(
      '\nWhat is flaky passed alone. Mend it, or say its cause in docs/qa.md, Flaky tests.',
    );
  }
  paragraphs('FAILED', tally.failures);
  if (leftOut.length > 0) {
    console.log(`\nLeft out, since an hour had passed: ${leftOut.join(', ')}`);
  }
  const more = [
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(tally.skipped > 0 ? [`${tally.skipped} skipped`] : []),
  ];
  console.log(more.length > 0 ? `\n${more.join(', ')}` : '');
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
}
