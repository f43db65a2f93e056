import type { HostWindow } from '#bridge/transports/transport.ts';
import { automaticChecks } from './automatic-checks.ts';
import { type Check, fail, type Outcome, type SuiteSide, skip } from './check.ts';
import { pressedChecks } from './pressed-checks.ts';
import { createPageSide } from './suite-page-side.ts';

/** One line of the report. */
export interface SuiteLine {
  name: string;
  title: string;
  status: Outcome['status'] | 'running' | 'waiting';
  reason: string;
}

/** The suite as it goes along, and as it ends. */
export interface SuiteRun {
  /** Lists every check, in order; those that have not begun are waiting. */
  lines(): readonly SuiteLine[];
  /** Says what the tester is to do now. */
  asking(): { name: string; ask: string } | undefined;
  /** Ends what the tester is asked to do, in place of the host. */
  endAsked(outcome: Outcome): void;
  /** Resolves when all is done. */
  done: Promise<readonly SuiteLine[]>;
}

const all: readonly Check[] = [...automaticChecks, ...pressedChecks];

/** Runs the suite against whatever host surrounds the page; `onChange` is called at each step. */
export function runSuite(
  { view, allowedOrigins }: { view: HostWindow; allowedOrigins: readonly string[] },
  onChange: () => void,
): SuiteRun {
  const side = createPageSide(view, allowedOrigins);
  let lines: readonly SuiteLine[] = all.map(({ name, title }) => ({
    name,
    title,
    status: 'waiting',
    reason: '',
  }));
  let asking: ReturnType<SuiteRun['asking']>;
  let endAsked = (_outcome: Outcome) => {};
  const set = (name: string, outcome: Pick<SuiteLine, 'status' | 'reason'>) => {
    lines = lines.map((line) => (line.name === name ? { ...line, ...outcome } : line));
    onChange();
  };
  const hasPassed = (name: string) => lines.find((line) => line.name === name)?.status === 'pass';

  const early = side.ask('suite.early', {}, 15_000);
  const stop = side.bridge.start();
  side.bridge.send('page.ready', {});
  const suiteSide: SuiteSide = { ...side, early };

  async function perform({ name, ask, needs, run }: Check): Promise<Outcome> {
    if (needs && !hasPassed(needs)) return skip(`needs “${needs}”`);
    set(name, { status: 'running', reason: '' });
    const running = run(suiteSide).catch((error: Error) => fail(error.message));
    if (!ask) return running;
    asking = { name, ask };
    onChange();
    const ended = new Promise<Outcome>((resolve) => {
      endAsked = resolve;
    });
    const outcome = await Promise.race([running, ended]);
    asking = undefined;
    return outcome;
  }

  async function runAll() {
    for (const check of all) set(check.name, await perform(check));
    stop();
    return lines;
  }

  return {
    lines: () => lines,
    asking: () => asking,
    endAsked: (outcome) => endAsked(outcome),
    done: runAll(),
  };
}

/** How many checks ended in each way. */
export const countOf = (lines: readonly SuiteLine[], status: SuiteLine['status']): number =>
  lines.filter((line) => line.status === status).length;

/** Writes the report as JSON, with what tells one phone's report from another's. */
export const reportOf = (lines: readonly SuiteLine[], userAgent: string): string =>
  JSON.stringify(
    {
      format: 'hem.bridge-suite',
      version: 1,
      at: new Date().toISOString(),
      userAgent,
      pass: countOf(lines, 'pass'),
      fail: countOf(lines, 'fail'),
      skip: countOf(lines, 'skip'),
      checks: lines,
    },
    null,
    2,
  );
