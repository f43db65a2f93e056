import { coldOpen } from '../app-life.ts';
import { settings } from '../app-state.ts';
import { attachedPage } from '../frame/web-frame.ts';
import { perform } from '../perform.ts';
import { fail } from './check.ts';
import type { SuiteLine, SuiteRun } from './run-suite.ts';

/** How often the simulator looks at the suite in its frame, in milliseconds. */
export const lookMs = 200;

/** The time after which a press that the page has not received was lost on its way, in milliseconds. */
const heardWithinMs = 5_000;

/** The path of the suite, in this simulator and on the server of a real app. */
const suitePath = '/host-simulator/?suite=host';

/** The suite that runs in the frame, if one does. */
export const suiteInFrame = (): SuiteRun | undefined =>
  (attachedPage() as { hemSuite?: SuiteRun } | undefined)?.hemSuite;

/** The presses of a tester, for each check that asks. */
const presses: Readonly<Record<string, () => unknown>> = {
  back: () => perform({ do: 'back' }),
  tab: () => perform({ do: 'tab', tab: 'wardrobe' }),
  open: () => perform({ do: 'open', path: '/items' }),
  async keyboard() {
    await perform({ do: 'keyboard', mode: 'overlay' });
    setTimeout(() => perform({ do: 'keyboard', mode: 'off' }), lookMs);
  },
  rotate: () => perform({ do: 'device', isRotated: !settings.isRotated }),
  async background() {
    await perform({ do: 'background' });
    await perform({ do: 'foreground' });
  },
  async network() {
    await perform({ do: 'offline', isOffline: true });
    await perform({ do: 'offline', isOffline: false });
  },
};

/** Opens the suite in the frame, in an app that starts with it. */
export const openSuite = (): void => coldOpen(suitePath);

/**
 * Runs the suite in the frame and presses what it asks for; resolves with its lines. For testing the simulator's own
 * host, which takes the place of a native team's own.
 */
export async function runSuiteInFrame(): Promise<readonly SuiteLine[]> {
  openSuite();
  const before = suiteInFrame();
  const { isRotated } = settings;
  let pressed = '';
  let pressedAt = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    const suite = suiteInFrame();
    if (!suite || suite === before) continue;
    const name = suite.asking()?.name ?? '';
    if (name !== pressed) {
      pressed = name;
      pressedAt = performance.now();
      void presses[name]?.();
    } else if (name && performance.now() - pressedAt > heardWithinMs) {
      suite.endAsked(fail('pressed, but the page has heard nothing of it'));
    }
    const lines = suite.lines();
    if (lines.every(({ status }) => status !== 'waiting' && status !== 'running')) {
      settings.isRotated = isRotated;
      return structuredClone(lines);
    }
  }
}
