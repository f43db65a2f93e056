import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type HostAction,
  readScenario,
  type Scenario,
  stepWords,
  writeScenario,
} from './format.ts';
import { createRecorder } from './recorder.ts';
import { type HeardMessage, runScenario, type ScenarioHost } from './run-scenario.ts';

const start = { profile: 'webkit', device: '390×844', isRotated: false, flags: {}, path: '/items' };
const scenarioOf = (...steps: Scenario['steps']): Scenario => ({
  format: 'hem.bridge-scenario',
  version: 1,
  name: 'test',
  start,
  steps,
});

/** A host whose page answers each action with a message, after a while. */
function fakeHost(says: (action: HostAction) => (HeardMessage & { afterMs?: number })[]) {
  const listeners = new Set<(message: HeardMessage) => void>();
  const done: HostAction[] = [];
  const host: ScenarioHost = {
    start: () => {},
    perform(action) {
      done.push(action);
      for (const { afterMs = 10, ...message } of says(action)) {
        setTimeout(() => {
          for (const listener of listeners) listener(message);
        }, afterMs);
      }
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
  };
  return { host, done, listeners };
}

const settled = async <T>(running: Promise<T>): Promise<T> => {
  await vi.runAllTimersAsync();
  return running;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a scenario', () => {
  const back = scenarioOf(
    { do: 'back', atMs: 4_000 },
    { expect: 'nav.state', payload: { path: '/wardrobes' } },
    { expect: 'nav.back', payload: { handled: true } },
  );
  const answers = (path: string) => () => [
    { type: 'nav.back', payload: { handled: true, canGoBack: false } },
    { type: 'nav.state', payload: { path, depth: 0 }, afterMs: 30 },
  ];

  it('passes when the page says what it said before, in whatever order', async () => {
    const { host, done, listeners } = fakeHost(answers('/wardrobes'));
    const result = await settled(runScenario(back, host));
    expect(result).toMatchObject({ status: 'pass', steps: [{}, { status: 'pass' }, {}] });
    expect(done).toEqual([{ do: 'back' }]);
    expect(listeners.size).toBe(0);
  });

  it('fails at the step whose message differs, says how, and skips the rest', async () => {
    const { host } = fakeHost(answers('/auth'));
    const result = await settled(runScenario(back, host));
    expect(result.status).toBe('fail');
    expect(result.steps[1]).toMatchObject({
      status: 'fail',
      tookMs: 5_000,
      reason: 'nav.state came, but payload.path is "/auth", not "/wardrobes"',
    });
    expect(result.steps[2]?.status).toBe('skipped');
  });

  it('says last, on one line, which step failed and why', async () => {
    const { host } = fakeHost(answers('/auth'));
    const result = await settled(runScenario(back, host));
    expect(Object.entries(result).at(-1)).toEqual([
      'failure',
      'step 2 of 3, expects nav.state: nav.state came, but payload.path is "/auth", not "/wardrobes"',
    ]);
    const passed = await settled(runScenario(back, fakeHost(answers('/wardrobes')).host));
    expect(passed).not.toHaveProperty('failure');
  });

  it('fails at a message that does not come in its time', async () => {
    const { host } = fakeHost(() => []);
    const late = scenarioOf({ do: 'reload' }, { expect: 'page.ready', withinMs: 300 });
    const result = await settled(runScenario(late, host));
    expect(result.steps[1]?.reason).toBe('page.ready did not come within 300 ms');
  });

  it('does not take a message from before the last action for an answer to it', async () => {
    const { host } = fakeHost(({ do: name }) =>
      name === 'back'
        ? [
            { type: 'nav.state', payload: {}, afterMs: 5 },
            { type: 'nav.back', payload: {}, afterMs: 20 },
          ]
        : [],
    );
    const twice = scenarioOf(
      { do: 'back' },
      { expect: 'nav.back' },
      { do: 'reload' },
      { expect: 'nav.state', withinMs: 100 },
    );
    const result = await settled(runScenario(twice, host));
    expect(result.steps.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass', 'fail']);
  });

  it('fails at an action that cannot be done', async () => {
    const { host } = fakeHost(() => []);
    host.perform = () => Promise.reject(new Error('the page shows no link named “Items”'));
    const result = await settled(
      runScenario(scenarioOf({ do: 'tap', role: 'link', name: 'Items' }), host),
    );
    expect(result.steps[0]).toMatchObject({
      status: 'fail',
      reason: expect.stringMatching(/link/),
    });
  });

  it('keeps the pauses of the recording only when it is asked to', async () => {
    const { host } = fakeHost(answers('/wardrobes'));
    const quick = await settled(runScenario(back, host, { pace: 'fast' }));
    const slow = await settled(runScenario(back, host, { pace: 'recorded' }));
    expect(quick.steps[0]?.tookMs).toBeLessThan(100);
    expect(slow.steps[0]?.tookMs).toBeGreaterThanOrEqual(4_000);
  });
});

describe('a recording', () => {
  it('writes down actions and what the page says to them, the last of each state', () => {
    const recorder = createRecorder(start, () => Date.now());
    recorder.noteMessage({ type: 'nav.state', payload: { path: '/before' } });
    vi.advanceTimersByTime(1_500);
    recorder.noteAction({ do: 'back' });
    recorder.noteMessage({ type: 'nav.state', payload: { path: '/a', depth: 1, title: 'A' } });
    recorder.noteMessage({ type: 'page.height', payload: { height: 7 } });
    recorder.noteMessage({ type: 'nav.back', payload: { handled: true, canGoBack: true } });
    recorder.noteMessage({ type: 'nav.state', payload: { path: '/b', depth: 0, title: 'B' } });
    recorder.noteAction({ do: 'tab', tab: 'home' });
    recorder.noteMessage({ type: 'nav.state', payload: { path: '/', depth: 0 } });
    expect(recorder.scenario('x').steps).toEqual([
      { do: 'back', atMs: 1_500 },
      { expect: 'nav.back', payload: { handled: true, canGoBack: true } },
      { expect: 'nav.state', payload: { path: '/b', depth: 0 } },
      { do: 'tab', tab: 'home', atMs: 1_500 },
      { expect: 'nav.state', payload: { path: '/', depth: 0 } },
    ]);
  });

  it('passes when it is replayed against the page that it was recorded from', async () => {
    const says = () => [{ type: 'nav.back', payload: { handled: false, canGoBack: false } }];
    const { host } = fakeHost(says);
    const recorder = createRecorder(start, host.now);
    host.hear(recorder.noteMessage);
    recorder.noteAction({ do: 'back' });
    await settled(Promise.resolve(host.perform({ do: 'back' })));
    const read = readScenario(writeScenario(recorder.scenario('back')));
    await expect(settled(runScenario(read, host))).resolves.toMatchObject({ status: 'pass' });
  });
});

describe('a *.bridge.json', () => {
  const text = (change: object) =>
    JSON.stringify({ ...scenarioOf({ do: 'tab', tab: 'home' }), ...change });

  it('is read back as it was written', () => {
    const scenario = scenarioOf({ do: 'back', atMs: 3 }, { expect: 'nav.back', payload: {} });
    expect(readScenario(writeScenario(scenario))).toEqual(scenario);
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not a bridge scenario'],
    [text({ version: 2 }), 'version 2: only 1 is known'],
    [text({ start: { ...start, path: 7 } }), 'start.path: not string'],
    [text({ steps: {} }), 'steps: not array'],
    [text({ steps: [{ do: 'explode' }] }), 'steps[0]: no action named explode'],
    [text({ steps: [{ do: 'tab' }] }), 'steps[0].tab: not string'],
    [text({ steps: [{ expect: 'nav.back', withinMs: 'soon' }] }), 'steps[0].withinMs: not number'],
  ])('is refused with the place that is wrong: %s', (wrong, words) => {
    expect(() => readScenario(wrong)).toThrow(words);
  });

  it('says each step in a few words', () => {
    expect(stepWords({ do: 'tap', role: 'link', name: 'Items', atMs: 8 })).toBe('tap link Items');
    expect(stepWords({ expect: 'nav.state' })).toBe('expects nav.state');
  });
});
