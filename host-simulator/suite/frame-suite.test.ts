// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from './check.ts';
import { runSuiteInFrame } from './frame-suite.ts';
import type { SuiteLine, SuiteRun } from './run-suite.ts';

const pressed: string[] = [];
let suite: SuiteRun | undefined;

vi.mock('../app-life.ts', () => ({
  coldOpen() {
    setTimeout(() => {
      suite = suiteThatAsks();
    }, 100);
  },
}));
vi.mock('../frame/web-frame.ts', () => ({ attachedPage: () => ({ hemSuite: suite }) }));
vi.mock('../perform.ts', () => ({
  perform: (action: { do: string }) => void pressed.push(action.do),
}));

/** A suite that asks for one press after the other; only the second is ever heard. */
function suiteThatAsks(): SuiteRun {
  const names = ['back', 'tab'];
  const lines: SuiteLine[] = names.map((name) => ({
    name,
    title: name,
    status: 'waiting',
    reason: '',
  }));
  const current = () => lines.find(({ status }) => status === 'waiting');
  const endAsked = (outcome: Outcome) => void Object.assign(current()!, outcome);
  return {
    lines: () => lines,
    asking() {
      if (current()?.name === 'tab' && pressed.includes('tab')) {
        endAsked({ status: 'pass', reason: '' });
      }
      const name = current()?.name;
      return name ? { name, ask: `press ${name}` } : undefined;
    },
    endAsked,
    done: new Promise(() => {}),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('presses what the suite asks for, and fails what the page has not heard in 5 s', async () => {
  const running = runSuiteInFrame();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(pressed).toEqual(['back']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await running).toMatchObject([
    { name: 'back', status: 'fail', reason: 'pressed, but the page has heard nothing of it' },
    { name: 'tab', status: 'pass' },
  ]);
  expect(pressed).toEqual(['back', 'tab']);
});
