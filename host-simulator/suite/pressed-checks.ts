import type { ToPage } from '#bridge/protocol.ts';
import { type Check, fail, type Outcome, pass, type SuiteSide, skip } from './check.ts';
import type { Inbound } from './suite-page-side.ts';

/** How long a tester may take, in milliseconds. */
const pressWithinMs = 120_000;

/** Waits for an accepted message of a type after this moment. */
async function heard(
  side: SuiteSide,
  type: ToPage,
  fits: (payload: never) => boolean = () => true,
): Promise<Outcome> {
  const came = (each: Inbound) =>
    each.message?.type === type &&
    each.verdict === 'accepted' &&
    fits((each.message.payload ?? {}) as never);
  const found = await side.next(came, pressWithinMs, side.inbound.length);
  return found
    ? pass(JSON.stringify(found.message?.payload ?? {}).slice(0, 120))
    : fail(`no such ${type} came in two minutes`);
}

/** The checks that need somebody who presses: each waits for the host's message and can be skipped. */
export const pressedChecks: readonly Check[] = [
  {
    name: 'back',
    title: 'Hardware back, or the edge swipe, asks the page',
    needs: 'transport',
    ask: 'Press hardware back, or swipe from the left edge.',
    run: (side) => heard(side, 'nav.back'),
  },
  {
    name: 'tab',
    title: 'The page’s bottom tab asks the page',
    needs: 'transport',
    ask: 'Press the bottom tab that shows this page.',
    run: (side) => heard(side, 'nav.tab'),
  },
  {
    name: 'open',
    title: 'A deep link reaches the running page',
    needs: 'transport',
    ask: 'Open a deep link to /items while this page is shown.',
    run: (side) => heard(side, 'nav.open', ({ path }: { path: string }) => path.startsWith('/')),
  },
  {
    name: 'keyboard',
    title: 'The keyboard is told, or makes the page smaller',
    needs: 'transport',
    ask: 'Tap into the field below, so that the keyboard opens.',
    run(side) {
      const told = heard(
        side,
        'viewport.changed',
        ({ keyboard, viewport }: { keyboard?: { height: number }; viewport?: object }) =>
          (keyboard?.height ?? 0) > 0 || viewport !== undefined,
      );
      const resized = new Promise<Outcome>((resolve) =>
        addEventListener('resize', () => resolve(pass('the web view made room')), { once: true }),
      );
      return Promise.race([told, resized]);
    },
  },
  {
    name: 'rotate',
    title: 'A turned device is told with its new viewport',
    needs: 'transport',
    ask: 'Close the keyboard and turn the device, or resize its window.',
    run(side) {
      const widthBefore = innerWidth;
      return heard(side, 'viewport.changed', ({ viewport }: { viewport?: { width: number } }) =>
        Boolean(viewport && Math.abs(viewport.width - widthBefore) > 1),
      );
    },
  },
  {
    name: 'background',
    title: 'Leaving the app and coming back is told',
    needs: 'transport',
    ask: 'Leave the app for its home screen, then come back.',
    async run(side) {
      const left = heard(side, 'app.state', ({ state }: { state: string }) => state !== 'active');
      const back = heard(side, 'app.state', ({ state }: { state: string }) => state === 'active');
      const [first, second] = await Promise.all([left, back]);
      return first.status === 'pass' ? second : first;
    },
  },
  {
    name: 'network',
    title: 'The network’s going and coming is told',
    needs: 'transport',
    ask: 'Switch airplane mode on, then off.',
    run: (side) => heard(side, 'network.state', ({ isOnline }: { isOnline: boolean }) => !isOnline),
  },
  {
    name: 'share',
    title: 'A file is handed to the share sheet, and its end is told',
    needs: 'welcome',
    ask: 'A share sheet opens: share or close it.',
    async run(side) {
      if (!side.bridge.can('file.share@1')) return skip('not announced');
      const file = { name: 'suite.txt', mimeType: 'text/plain', base64: 'SGVt' };
      const ending = await side.ask('file.share', file, pressWithinMs);
      const shared = (ending?.message?.payload as { shared?: unknown } | undefined)?.shared;
      return typeof shared === 'boolean'
        ? pass(`shared: ${shared}`)
        : fail('no answer of its kind');
    },
  },
];
