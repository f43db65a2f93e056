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
export async function measureLongLists(stage: Stage, few: Person, many: Person): Promise<Row[]> {
  const list = { path: '/items', what: '10,000 items', first: 'first tile' };
  const rows = await compareLists(stage, few, many, list);
  const small = await measureFinding(stage, few);
  const large = await measureFinding(stage, many);
  return [
    ...rows,
    ratioRow('10,000 items: filter change, phone profile', large.filterMs, small.filterMs, 'ms'),
    ratioRow('10,000 items: search with a slip, phone profile', large.slipMs, small.slipMs, 'ms'),
  ];
}

/** A figure of a long list beside that of a hundred, which it may be 1.2 times. */
const ratioRow = (what: string, large: number, small: number, unit: string): Row => ({
  what,
  figure: `${large.toFixed(1)} ${unit}`,
  beside: `${small.toFixed(1)} ${unit} with 100`,
  ratio: large / small,
  goal: '≤ 1.2',
  holds: large / small <= 1.2,
});

/** From a tap on a filter, and from the last key of a mistyped word, until what is found stands there. */
async function measureFinding(
  stage: Stage,
  person: Person,
): Promise<{ filterMs: number; slipMs: number }> {
  const filterMs: number[] = [];
  const slipMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await stage.phone(person);
    await page.goto(`${stage.address}/items`);
    await firstPictureMs(page);
    // Pictures on their way would be measured too: the line is narrow.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-tile] img')].every(
        ({ complete }) => complete,
      ),
    );
    const answered = () =>
      page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('getItemNavigation')),
      );
    let answer = answered();
    let start = performance.now();
    await page.getByRole('button', { name: 'Outerwear', exact: true }).tap();
    await (await answer).finished();
    await page.locator('[data-tile] img').first().waitFor();
    filterMs.push(performance.now() - start);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    answer = answered();
    start = performance.now();
    await page.getByRole('searchbox').fill('pieec');
    await (await answer).finished();
    await page.getByText('Showing', { exact: false }).first().waitFor();
    slipMs.push(performance.now() - start);
    await page.context().close();
  }
  return { filterMs: median(filterMs), slipMs: median(slipMs) };
}

/** A long list beside one of a hundred. */
export async function compareLists(
  stage: Stage,
  few: Person,
  many: Person,
  list: { path: string; what: string; first: string },
): Promise<Row[]> {
  const small = await measure(stage, few, list.path);
  const large = await measure(stage, many, list.path);
  const first = `${list.what}: ${list.first}, phone profile`;
  return [
    ratioRow(first, large.firstTileMs, small.firstTileMs, 'ms'),
    ratioRow(`${list.what}: memory after scrolling`, large.heapMb, small.heapMb, 'MB'),
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
