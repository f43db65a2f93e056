import type { RunFile } from '../spec-coverage.ts';
import type { Outcome, Part } from './parts.ts';
import { failuresOf, hasFailed, pathOf, runFiles, type Tally, tallyOf } from './report.ts';

/** Most files that are run once more: where more fail, something is broken. */
const mostSecondTries = 6;

/** What came of a part. */
interface Ran {
  part: Part;
  outcome: Outcome;
  /** Whether a file of it failed at first. */
  hadFailure: boolean;
}

/** What the parts came to. */
export interface Result {
  tally: Tally;
  /** The tests that ran. */
  ran: RunFile[];
  /** What failed, and passed when its file was run once more alone. */
  flaky: string[];
}

/**
 * Runs parts round by round: the parts of a round beside one another. Every part runs, whatever the others do. A file
 * that fails runs once more, alone, at the end.
 * @param mayBegin asked before each round
 */
export async function runRounds(
  rounds: readonly (readonly Part[])[],
  mayBegin: (names: readonly string[]) => boolean,
): Promise<Result> {
  const all: Ran[] = [];
  for (const round of rounds) {
    if (round.length === 0 || !mayBegin(round.map(({ name }) => name))) continue;
    all.push(...(await runRound(round)));
  }
  const flaky = await tryAgain(all);
  const tallies = all.map(tallyOfPart);
  return {
    tally: {
      passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
      failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
      skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
      failures: tallies.flatMap(({ failures }) => failures),
    },
    ran: all.flatMap(({ outcome }) => runFiles(outcome.files ?? [])),
    flaky,
  };
}

async function runRound(round: readonly Part[]): Promise<Ran[]> {
  const isShown = round.length === 1;
  const begun = round.map((part) => {
    const since = Date.now();
    if (isShown) console.log(`\n— ${part.name}`);
    const ended = part.run(isShown);
    return { part, ended: ended.then((outcome) => ({ outcome, ms: Date.now() - since })) };
  });
  const all: Ran[] = [];
  for (const { part, ended } of begun) {
    const { outcome, ms } = await ended;
    if (!isShown) process.stdout.write(`\n— ${part.name}\n${outcome.output}`);
    console.log(`${part.name}: ${Math.round(ms / 1000)} s`);
    all.push({ part, outcome, hadFailure: (outcome.files ?? []).some(hasFailed) });
  }
  return all;
}

/** Runs the files that failed once more; what passes then takes the place of what failed. Answers it in words. */
async function tryAgain(all: Ran[]): Promise<string[]> {
  const failed = all.flatMap(({ part, outcome }) =>
    (outcome.files ?? []).filter(hasFailed).map((file) => ({ part, outcome, file })),
  );
  if (failed.length > mostSecondTries) return [];
  const flaky: string[] = [];
  for (const { part, outcome, file } of failed) {
    console.log(`\n— once more, alone: ${pathOf(file)}`);
    const second = await part.runFile!(pathOf(file));
    const [again] = second.files ?? [];
    if (!second.isGreen || !again || hasFailed(again)) continue;
    outcome.files = outcome.files!.map((one) => (one === file ? again : one));
    flaky.push(...failuresOf(file));
  }
  return flaky;
}

function tallyOfPart({ part, outcome, hadFailure }: Ran): Tally {
  const { isGreen, output, files } = outcome;
  if (!files) {
    const failures =
      isGreen && !part.runFile ? [] : [`${part.name}${part.runFile ? ': no report' : ''}`];
    return { passed: 1 - failures.length, failed: failures.length, skipped: 0, failures };
  }
  const tally = tallyOf(files);
  // A suite can fail without a failed test: an error outside of any.
  if (!isGreen && (!hadFailure || output.includes('Unhandled Errors'))) {
    tally.failures.push(`${part.name}: an error outside of any test`);
    tally.failed += 1;
  }
  return tally;
}
