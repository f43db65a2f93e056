import type { Page } from 'playwright';
import { firstPictureMs, type Person, type Stage } from './stage.ts';
import type { Row } from './table.ts';

const limitMs = 100;
const rounds = 24;

/** The page's window with the milliseconds of each interaction. */
interface TapWindow {
  taps: Map<number, number>;
}

/** From a tap to the next frame on a phone, as the browser's own Event Timing tells it. */
export async function measureTaps(stage: Stage, person: Person): Promise<Row[]> {
  const page = await stage.phone(person);
  await page.context().addInitScript(() => {
    // A tap is several events; the longest of them is how long the answer took.
    const taps = new Map<number, number>();
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { interactionId, duration } = entry;
        if (interactionId)
          taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(`${stage.address}/items`);
  await firstPictureMs(page);
  await page.getByRole('link', { name: 'Wardrobes', exact: true }).first().tap();
  await page.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();

  const rows: Row[] = [];
  const measure = async (what: string, tap: (round: number) => Promise<void>) => {
    await reset(page);
    for (let round = 0; round < rounds; round += 1) {
      await tap(round);
      await settled(page);
    }
    const taken = await page.evaluate(() => [...(window as unknown as TapWindow).taps.values()]);
    // The observer does not report what took less than its minimum; those answers were fast.
    const all = [...taken, ...Array(Math.max(0, rounds - taken.length)).fill(16)];
    const worst = all.sort((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1] ?? 0;
    rows.push({
      what: `answer to a tap, ${what}, 95th percentile`,
      figure: `${worst.toFixed(0)} ms`,
      beside: `${limitMs} ms`,
      ratio: worst / limitMs,
      goal: '≤ 1',
      holds: worst <= limitMs,
    });
  };
  await measure('tab', async (round) => {
    const name = round % 2 ? 'Wardrobes' : 'Items';
    await page.getByRole('link', { name, exact: true }).first().tap();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
  await page.getByRole('link', { name: 'Items', exact: true }).first().tap();
  await measure('density', async (round) => {
    const name = `${[4, 6, 2][round % 3]} in a row`;
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .tap();
  });
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  await measure('select', async (round) => {
    await page
      .locator('[data-tile] button')
      .nth(round % 4)
      .tap();
  });
  await page.goto(`${stage.address}/items`);
  await page.locator('[data-tile] a').first().tap();
  await page.getByRole('button', { name: /^Where is it now/ }).tap();
  await page.getByRole('dialog', { name: 'Where is it now?' }).waitFor();
  await measure('where a piece is', async (round) => {
    const name = round % 2 ? 'Ready' : 'In storage';
    await page.getByRole('button', { name, exact: true }).tap();
  });
  await page.context().close();
  return rows;
}

const reset = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as TapWindow).taps.clear();
  });

/** Waits until nothing moves any more and all measurements have been reported. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
