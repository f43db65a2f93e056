import type { BrowserContext, Page } from 'playwright';
import { firstPictureMs, type Person, type Stage, slowDown } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 3;
/** Windows of cards that a member with 10,000 pieces has seen when each piece was. */
const windows = Math.ceil(10_000 / 60);

/** What the copy on the device costs a member who has seen 10,000 pieces, beside a browser that has no database. */
export async function measureKeptCopy(stage: Stage, person: Person): Promise<Row[]> {
  const kept = { heap: [] as number[], longest: [] as number[] };
  const none = { heap: [] as number[], longest: [] as number[] };
  let length = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [figures, isKept] of [
      [kept, true],
      [none, false],
    ] as const) {
      const page = await stage.phone(person);
      const context = page.context();
      if (!isKept) await context.addInitScript('delete Window.prototype.indexedDB');
      figures.longest.push(await longestTaskMs(stage, page, isKept));
      if (isKept) length = await fill(page);
      await page.close();
      figures.heap.push(await heapOf(stage, context));
      await context.close();
    }
  }
  const [heap, heapWithout] = [median(kept.heap), median(none.heap)];
  const [longest, longestWithout] = [median(kept.longest), median(none.longest)];
  return [
    {
      what: `memory of the items beside a copy of 10,000 (${(length / 1e6).toFixed(1)} million characters)`,
      figure: `${heap.toFixed(1)} MB`,
      beside: `${heapWithout.toFixed(1)} MB without a copy`,
      ratio: heap / heapWithout,
      goal: '≤ 1.2',
      holds: heap / heapWithout <= 1.2,
    },
    {
      what: 'longest task once 10,000 items stand, while they are kept, phone profile',
      figure: `${longest.toFixed(0)} ms`,
      beside: `${longestWithout.toFixed(0)} ms without a copy`,
      ratio: null,
      goal: 'none over 50 ms by the copy',
      holds: longest <= Math.max(50, longestWithout),
    },
  ];
}

/** The records of the copy. */
const records = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; text: string }[]>((resolve) => {
        const request = indexedDB.open('hem-copy');
        request.onsuccess = () => {
          const all = request.result.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
  );

/** Milliseconds of the longest task from the first picture on, until the list is kept; as long without a copy. */
async function longestTaskMs(stage: Stage, page: Page, isKept: boolean): Promise<number> {
  await page.goto(`${stage.address}/items`, { waitUntil: 'commit' });
  await firstPictureMs(page);
  await page.evaluate(() => {
    Object.assign(window, { longestMs: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const seen = window as unknown as { longestMs: number };
        seen.longestMs = Math.max(seen.longestMs, duration);
      }
    }).observe({ type: 'longtask' });
  });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
  for (let second = 0; second < 12; second += 1) await pause();
  const isThere = async () =>
    (await records(page)).some(({ key }) => key.includes('getItemNavigation'));
  while (isKept && !(await isThere())) await pause();
  return page.evaluate(() => (window as unknown as { longestMs: number }).longestMs);
}

/** Lays records of as many cards as 10,000 pieces are into the copy; answers how many characters it holds. */
async function fill(page: Page): Promise<number> {
  const cards = (await records(page)).find(({ key }) => key.includes('"getItems"'));
  if (!cards) throw new Error('no cards were kept');
  await page.evaluate(
    ({ cards, windows }) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('hem-copy');
        request.onsuccess = () => {
          const writing = request.result.transaction('answers', 'readwrite');
          for (let at = 0; at < windows; at += 1) {
            const key = `${cards.key} ${at}`;
            const seen = [Date.now(), cards.text.length];
            writing.objectStore('answers').put({ key, text: cards.text, seen });
          }
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { cards, windows },
  );
  return (await records(page)).reduce((sum, { text }) => sum + text.length, 0);
}

/** Megabytes of script memory once the items stand, on the visit after. */
async function heapOf(stage: Stage, context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${stage.address}/items`);
  await firstPictureMs(page);
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  return heap / 1e6;
}
