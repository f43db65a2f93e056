import { protocol } from '#bridge/protocol.ts';
import {
  type HostAction,
  isExpectation,
  type Scenario,
  type ScenarioStart,
  type ScenarioStep,
} from './format.ts';
import type { HeardMessage } from './run-scenario.ts';

/**
 * The page's messages that a recording keeps: those that tell what the app did, and of those only what
 * is the same in every run. Heights depend on the fonts, traces and hellos on the time.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  'page.ready': [],
  'nav.state': ['path', 'depth', 'canGoBack'],
  'nav.back': ['handled', 'canGoBack', 'code'],
  'nav.tab': ['handled', 'canGoBack', 'code'],
  'nav.open': ['handled', 'canGoBack', 'code'],
  'sync.request': [],
  'haptic.play': ['kind'],
  'link.open': ['url'],
  'reminder.set': ['reminders'],
  // Their days depend on when it is recorded.
  'reminder.once': [],
  'file.share': ['name', 'mimeType'],
  // The account is another one for each member.
  'purchase.ask': ['kind', 'product'],
  'bridge.error': ['code', 'type'],
  'bridge.pong': [],
};

const isState = (type: string) =>
  Object.hasOwn(protocol, type) && protocol[type as keyof typeof protocol].kind === 'state';

/** Creates the recorder, which writes down what is done and what the page says to it. */
export function createRecorder(start: ScenarioStart, now: () => number) {
  const beganMs = now();
  const steps: ScenarioStep[] = [];

  return {
    /** Notes what the host, the device or the user did. */
    noteAction(action: HostAction): void {
      steps.push({ ...action, atMs: Math.round(now() - beganMs) });
    },

    /** Notes what the page said. Of a state only the last counts, as it does for a host. */
    noteMessage({ type, payload }: HeardMessage): void {
      const keys = Object.hasOwn(kept, type) ? kept[type] : undefined;
      const lastAction = steps.findLastIndex((step) => !isExpectation(step));
      // What the page says before anything was done belongs to its start.
      if (!keys || lastAction < 0) return;
      const said = (payload ?? {}) as Record<string, unknown>;
      const part = Object.fromEntries(
        keys.filter((key) => Object.hasOwn(said, key)).map((key) => [key, said[key]]),
      );
      const earlier = isState(type)
        ? steps.findIndex(
            (step, index) => index > lastAction && isExpectation(step) && step.expect === type,
          )
        : -1;
      if (earlier >= 0) steps.splice(earlier, 1);
      steps.push({ expect: type, payload: part });
    },

    /** The scenario so far. */
    scenario: (name: string): Scenario => ({
      format: 'hem.bridge-scenario',
      version: 1,
      name,
      start,
      steps: structuredClone(steps),
    }),
  };
}
