import {
  type HostAction,
  isExpectation,
  type Scenario,
  type ScenarioStart,
  type ScenarioStep,
  stepWords,
} from './format.ts';

/** A message of the page, an answer included. */
export interface HeardMessage {
  type: string;
  /** Its payload, or the error of an answer. */
  payload: unknown;
}

/** The host that a scenario runs against: the simulator, a fake host of a test, or a phone. */
export interface ScenarioHost {
  /** Brings the app into this state, and resolves once its first screen can be used. */
  start(start: ScenarioStart): unknown;
  /** Does something; may resolve when it is done. A rejection fails the step. */
  perform(action: HostAction): unknown;
  /** Calls back with each message of the page; returns how to stop. */
  hear(listener: (message: HeardMessage) => void): () => void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
  /** A clock in milliseconds. */
  now(): number;
}

/** The outcome of one step. */
export interface StepResult {
  status: 'pass' | 'fail' | 'skipped';
  tookMs: number;
  /** The reason why it failed. */
  reason?: string;
}

/** The outcome of a scenario. */
export interface ScenarioResult {
  name: string;
  status: 'pass' | 'fail';
  /** One for each step, in order. After a failure the rest is skipped. */
  steps: StepResult[];
  /** The step that failed and the reason, on one line; last, so that it is what is read. */
  failure?: string;
}

/** Says which step failed, and why, on one line; `undefined` where none has. */
export function failureOf(
  steps: readonly ScenarioStep[],
  results: readonly (StepResult | undefined)[],
): string | undefined {
  const at = results.findIndex((result) => result?.status === 'fail');
  const step = steps[at];
  return step && `step ${at + 1} of ${steps.length}, ${stepWords(step)}: ${results[at]?.reason}`;
}

/** The options of a replay. */
export interface ReplayOptions {
  /** `recorded` keeps the pauses of the recording, `fast` goes on as soon as answers come. */
  pace?: 'recorded' | 'fast';
  /** Is called with each step that is done. */
  onStep?(index: number, result: StepResult): void;
}

/** How long a message may take to come, unless the step says, in milliseconds. */
const defaultWithinMs = 5_000;

/**
 * Says where a value lacks something that is expected; `undefined` if it lacks nothing. Objects may
 * hold more.
 */
export function differenceOf(
  expected: unknown,
  actual: unknown,
  where = 'payload',
): string | undefined {
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(expected, actual)
      ? undefined
      : `${where} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  }
  if (typeof actual !== 'object' || actual === null) {
    return `${where} is ${JSON.stringify(actual)}, not an object`;
  }
  for (const [key, value] of Object.entries(expected)) {
    const own = Object.hasOwn(actual, key) ? (actual as Record<string, unknown>)[key] : undefined;
    const difference = differenceOf(value, own, `${where}.${key}`);
    if (difference) return difference;
  }
}

/**
 * Runs a scenario. An expectation is met by a message that came since the last action, in any order;
 * each message meets one expectation. Nothing waits longer than the page takes.
 */
export async function runScenario(
  { name, start, steps }: Scenario,
  host: ScenarioHost,
  { pace = 'fast', onStep }: ReplayOptions = {},
): Promise<ScenarioResult> {
  let unread: HeardMessage[] = [];
  let wake = () => {};
  const stop = host.hear((message) => {
    unread.push(message);
    wake();
  });

  async function expect(type: string, payload: unknown, withinMs: number) {
    const untilMs = host.now() + withinMs;
    for (;;) {
      const found = unread.find(
        (message) => message.type === type && !differenceOf(payload, message.payload),
      );
      if (found) {
        unread = unread.filter((message) => message !== found);
        return;
      }
      const leftMs = untilMs - host.now();
      if (leftMs <= 0) break;
      await Promise.race([
        host.wait(leftMs),
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ]);
    }
    const near = unread.findLast((message) => message.type === type);
    throw new Error(
      near
        ? `${type} came, but ${differenceOf(payload, near.payload)}`
        : `${type} did not come within ${withinMs} ms`,
    );
  }

  const results: StepResult[] = [];
  let hasFailed = false;
  try {
    await host.start(start);
    const beganMs = host.now();
    for (const [index, step] of steps.entries()) {
      const fromMs = host.now();
      const result: StepResult = { status: hasFailed ? 'skipped' : 'pass', tookMs: 0 };
      if (!hasFailed) {
        try {
          if (isExpectation(step)) {
            await expect(step.expect, step.payload ?? {}, step.withinMs ?? defaultWithinMs);
          } else {
            const { atMs = 0, ...action } = step;
            const early = beganMs + atMs - host.now();
            if (pace === 'recorded' && early > 0) await host.wait(early);
            unread = [];
            await host.perform(action as HostAction);
          }
        } catch (error) {
          hasFailed = true;
          result.status = 'fail';
          result.reason = (error as Error).message;
        }
        result.tookMs = Math.round(host.now() - fromMs);
      }
      results.push(result);
      onStep?.(index, result);
    }
  } finally {
    stop();
  }
  const failure = failureOf(steps, results);
  return failure === undefined
    ? { name, status: 'pass', steps: results }
    : { name, status: 'fail', steps: results, failure };
}
