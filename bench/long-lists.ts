import type { Page } from 'playwright';
import { firstPictureMs, type Person, type Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 3;

interface Figures {
  firstTileMs: number;
  nodes: number;
  heapMb: number;
  slowFrames: number;
  longestFrameMs: number;
}

/** Ten thousand items beside a hundred. */
export const measureLongLists = (stage: Stage, few: Person, many: Person): Promise<Row[]> =>
  compareLists(stage, few, many, { path: '/items', what: '10,000 items', first: 'first tile' });

/** A long list beside one of a hundred. */
export async function compareLists(
  stage: Stage,
  few: Person,
  many: Person,
  list: { path: string; what: string; first: string },
): Promise<Row[]> {
  const small = await measure(stage, few, list.path);
  const large = await measure(stage, many, list.path);
  const ratioRow = (what: string, key: 'firstTileMs' | 'heapMb', unit: string): Row => ({
    what,
    figure: `${large[key].toFixed(1)} ${unit}`,
    beside: `${small[key].toFixed(1)} ${unit} with 100`,
    ratio: large[key] / small[key],
    goal: '≤ 1.2',
    holds: large[key] / small[key] <= 1.2,
  });
  return [
    ratioRow(`${list.what}: ${list.first}, phone profile`, 'firstTileMs', 'ms'),
    ratioRow(`${list.what}: memory after scrolling`, 'heapMb', 'MB'),
    {
      what: `${list.what}: nodes in the document`,
      figure: String(large.nodes),
      beside: `${small.nodes} with 100`,
      ratio: large.nodes / small.nodes,
      goal: '≤ 1.2',
      holds: large.nodes / small.nodes <= 1.2,
    },
    {
      what: `${list.what}: frames over 16.7 ms in a scroll`,
      figure: `${large.slowFrames}, longest ${large.longestFrameMs.toFixed(0)} ms`,
      beside: `${small.slowFrames}, longest ${small.longestFrameMs.toFixed(0)} ms with 100`,
      ratio: null,
      goal: 'none over 50 ms',
      holds: large.longestFrameMs <= 50,
    },
  ];
}

async function measure(stage: Stage, person: Person, path: string): Promise<Figures> {
  const firstTile: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await stage.phone(person);
    await page.goto(`${stage.address}${path}`, { waitUntil: 'commit' });
    firstTile.push(await firstPictureMs(page));
    await page.context().close();
  }
  const page = await stage.phone(person, { fast: true });
  await page.goto(`${stage.address}${path}`);
  await firstPictureMs(page);
  const frames = await scroll(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  await page.context().close();
  return {
    firstTileMs: median(firstTile),
    nodes,
    heapMb: heap / 1e6,
    slowFrames: frames.filter((ms) => ms > 17.7).length,
    longestFrameMs: Math.max(...frames),
  };
}

/** Scrolls for three seconds, 40 px a frame; answers how long each frame took. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const scroller = [...document.querySelectorAll('div')].find(
          (element) =>
            getComputedStyle(element).overflowY === 'auto' &&
            element.scrollHeight > element.clientHeight,
        );
        const frames: number[] = [];
        let last = performance.now();
        const until = last + 3000;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          scroller?.scrollBy(0, 40);
          if (now < until) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}
