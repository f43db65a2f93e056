import type { Page } from 'playwright';
import type { Row } from './table.ts';

const limitMs = 100;
const rounds = 24;

/** The page's window, with what its taps took. */
interface TapWindow {
  /** The browser's own Event Timing: the milliseconds of each interaction. */
  taps: Map<number, number>;
  /** Milliseconds from a tap to the frame that shows its answer; null until there is one. */
  answeredMs: number | null;
}

/** A tap that is measured. */
export interface MeasuredTap {
  /** Gets the screen ready for it. */
  before?(): Promise<unknown>;
  tap(): Promise<unknown>;
  /** A script for the page: whether it shows the answer. */
  shows: string;
  /** Waits until the next one may begin. */
  after?(): Promise<unknown>;
}

/** Makes the pages of a context tell of their taps. */
export async function watchTaps(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    // A tap is several events; the longest of them is how long the browser took over it.
    const taps = new Map<number, number>();
    Object.assign(window, { taps, answeredMs: null });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId, duration } = entry;
        if (interactionId)
          taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Taps so many times, and tells how long the answer took: from the finger's leaving the glass to the frame that shows
 * it, or to the frame that the browser says was next, whichever is later.
 */
export async function measureTap(
  page: Page,
  what: string,
  tapOf: (round: number) => MeasuredTap | Promise<MeasuredTap>,
): Promise<Row> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { before, tap, shows, after } = await tapOf(round);
    await before?.();
    await settled(page);
    await page.evaluate(startClock(shows));
    await tap();
    await page.waitForFunction(() => (window as unknown as TapWindow).answeredMs !== null);
    await settled(page);
    const longest = await page.evaluate(() => {
      const { taps, answeredMs } = window as unknown as TapWindow;
      return Math.max(answeredMs ?? 0, ...taps.values());
    });
    taken.push(longest);
    await after?.();
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const worst = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return {
    what: `answer to a tap, ${what}, 95th percentile`,
    figure: `${worst.toFixed(0)} ms`,
    beside: `${limitMs} ms`,
    ratio: worst / limitMs,
    goal: '≤ 1',
    holds: worst <= limitMs,
  };
}

/** Waits for the next tap, and then for the frame in which the script is true. */
const startClock = (shows: string) => `(() => {
  taps.clear();
  answeredMs = null;
  const shows = () => (${shows});
  if (shows()) throw new Error('shown before the tap: ' + ${JSON.stringify(shows)});
  addEventListener('pointerup', ({ timeStamp }) => {
    const look = () => {
      if (!shows()) return requestAnimationFrame(look);
      // A frame's callbacks run before it is painted, a message posted in them is heard after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { answeredMs = performance.now() - timeStamp; };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
})()`;

/** Waits until nothing moves any more and all measurements have been reported. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
