import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from 'playwright';
import { callsTo } from '../tests/browser/built-server.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const layerCount = 12;
const pinchRounds = 9;
const moves = 40;
const openings = 4;

/** The page's window with the number of times that React has written to the document. */
interface CountingWindow {
  commits: number;
}

/** A pinch on a collage and the opening of its editor, beside bare pages with the same pictures. */
export async function measureCollage(stage: Stage, person: Person): Promise<Row[]> {
  const outfitId = await saveOutfit(stage, person);
  const page = await stage.phone(person);
  await page.context().addInitScript(countCommits);
  const bare = await serveBare();
  try {
    const detail = `${stage.address}/outfits/${outfitId}`;
    const opening = await measureOpening(page, detail, bare);
    return [...(await measurePinch(page, `${detail}/edit-outfit`, bare)), opening];
  } finally {
    bare.close();
    await page.context().close();
  }
}

async function saveOutfit(stage: Stage, { userId: owner, token }: Person): Promise<string> {
  const call = callsTo(stage.address);
  const { itemIds } = await call('getItemNavigation', { owner, filter: {} }, token);
  const layers = itemIds.slice(0, layerCount).map((itemId, at) => ({
    itemId,
    x: 0.15 + (at % 4) * 0.23,
    y: 0.2 + Math.floor(at / 4) * 0.3,
    size: 0.26,
    rotation: 0,
    isFlipped: false,
  }));
  const collage = { background: 'paper' as const, layers };
  const input = { owner, changes: { title: 'Twelve pieces' }, collage };
  return (await call('saveOutfit', input, token)).outfit.outfitId;
}

/** React tells its developer tools of every commit, in a build too. */
function countCommits(): void {
  const counting = window as unknown as CountingWindow & Record<string, unknown>;
  counting.commits = 0;
  counting.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {
      counting.commits += 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
}

const layerPictures = '[data-layer] img';

async function measureOpening(page: Page, detail: string, bare: Bare): Promise<Row> {
  const edit = page.locator('a[href$="/edit-outfit"]').first();
  const own: number[] = [];
  const beside: number[] = [];
  // The first opening fills the browser's cache.
  for (let round = 0; round <= openings; round += 1) {
    await page.goto(detail);
    await edit.waitFor();
    // Its code comes by itself while the page stands.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/edit-outfit-screen-')),
    );
    await page.waitForLoadState('networkidle');
    own.push(await pressUntilDrawn(page, edit, layerPictures));
    bare.layers = await page.locator('[data-layer]').evaluateAll((all) =>
      all.map((one) => {
        const { currentSrc } = one.querySelector('img')!;
        return `<img src="${currentSrc}" alt="" style="${one.getAttribute('style')}">`;
      }),
    );
    await page.goto(bare.door);
    beside.push(await pressUntilDrawn(page, page.locator('a'), 'img'));
  }
  const [ownMs, bareMs] = [median(own.slice(1)), median(beside.slice(1))];
  return {
    what: 'opening the editor from a detail, until its 12 pictures are drawn',
    figure: `${ownMs.toFixed(0)} ms`,
    beside: `${bareMs.toFixed(0)} ms, a bare page with the same pictures`,
    ratio: ownMs / bareMs,
    goal: '≤ 1.3',
    holds: ownMs / bareMs <= 1.3,
  };
}

/** Milliseconds from the press of a link until all pictures of the board behind it are there. */
async function pressUntilDrawn(
  page: Page,
  link: ReturnType<Page['locator']>,
  pictures: string,
): Promise<number> {
  const pressedAt = await link.evaluate((element: HTMLElement) => {
    const at = performance.timeOrigin + performance.now();
    setTimeout(() => element.click());
    return at;
  });
  const drawn = await page.waitForFunction(
    ([selector, count]) => {
      const all = [...document.querySelectorAll<HTMLImageElement>(selector)];
      const isDrawn = all.length >= count && all.every(({ naturalWidth }) => naturalWidth > 0);
      return isDrawn && performance.timeOrigin + performance.now();
    },
    [pictures, layerCount] as const,
  );
  const drawnAt = Number(await drawn.jsonValue());
  return drawnAt - pressedAt;
}

async function measurePinch(page: Page, editor: string, bare: Bare): Promise<Row[]> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Performance.enable');
  const own: number[] = [];
  const beside: number[] = [];
  let commits = 0;
  for (let round = 0; round < pinchRounds; round += 1) {
    await page.goto(editor);
    await page
      .locator(layerPictures)
      .nth(layerCount - 1)
      .waitFor();
    await page.locator('[data-piece] img').first().waitFor();
    await page.waitForLoadState('networkidle');
    const pinched = await pinch(page, touch, layerPictures);
    own.push(pinched.ms);
    commits += pinched.commits;
    await page.goto(bare.board);
    await page.waitForLoadState('networkidle');
    beside.push((await pinch(page, touch, 'img')).ms);
  }
  const [ownMs, bareMs] = [median(own), median(beside)];
  return [
    {
      what: `React commits during ${pinchRounds * moves} movements of a pinch on 12 pieces`,
      figure: String(commits),
      beside: '0',
      ratio: null,
      goal: '0',
      holds: commits === 0,
    },
    {
      what: 'script for a frame of a pinch on 12 pieces',
      figure: `${ownMs.toFixed(2)} ms`,
      beside: `${bareMs.toFixed(2)} ms, a bare transform loop`,
      ratio: ownMs / bareMs,
      goal: '≤ 1.3',
      holds: ownMs / bareMs <= 1.3,
    },
  ];
}

/** Pinches a piece: what the script took for each frame, in milliseconds, and how often React wrote. */
async function pinch(page: Page, touch: CDPSession, pictures: string) {
  const box = (await page.locator(pictures).first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (step: number) => [
    { x: x - 12 - step, y: y - step / 2, id: 0 },
    { x: x + 12 + step, y: y + step / 2, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [fingers(0)[0]!],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  const move = (step: number) =>
    touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(step) });
  // What picks the piece up is not the movement.
  for (let step = 1; step <= 8; step += 1) await move(step);
  await page.waitForTimeout(600);
  const commits = () => page.evaluate(() => (window as unknown as CountingWindow).commits);
  const commitsBefore = await commits();
  const before = await scriptMs(touch);
  for (let step = 1; step <= moves; step += 1) await move(8 + step);
  const after = await scriptMs(touch);
  const ended = await commits();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return { ms: (after - before) / moves, commits: ended - commitsBefore };
}

/** How long scripts have run in the page so far. */
async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
}

/** Pages without any library, with the same pictures. */
interface Bare {
  /** A page with a link to the board. */
  door: string;
  board: string;
  /** The pictures, as markup. */
  layers: readonly string[];
  close(): void;
}

async function serveBare(): Promise<Bare> {
  const bare = { layers: [] as readonly string[] };
  const server = http.createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    const body =
      request.url === '/door'
        ? '<a href="/board">Open</a>'
        : `<div id="board">${bare.layers.join('')}</div><script>${transformLoop}</script>`;
    response.end(
      `<!doctype html><meta name="viewport" content="width=device-width">${bareStyle}${body}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(bare, {
    door: `${address}/door`,
    board: `${address}/board`,
    close: () => void server.close(),
  });
}

const bareStyle = `<style>
  #board { position: relative; width: 364px; height: 455px; touch-action: none }
  #board img { position: absolute; will-change: transform }
</style>`;

/** The least that a pinch needs: two pointers, and the transform of one picture. */
const transformLoop = `
  const board = document.getElementById('board');
  const picture = board.querySelector('img');
  const fingers = new Map();
  let from = null;
  const pose = () => {
    const [a, b] = [...fingers.values()];
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      far: Math.hypot(b.x - a.x, b.y - a.y),
      turn: Math.atan2(b.y - a.y, b.x - a.x),
    };
  };
  board.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  board.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) from = pose();
  });
  board.addEventListener('pointermove', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!from || fingers.size < 2) return;
    const to = pose();
    picture.style.transform =
      'translate(-50%, -50%) translate(' + (to.x - from.x) + 'px, ' + (to.y - from.y) + 'px) rotate(' +
      (to.turn - from.turn) + 'rad) scale(' + to.far / from.far + ')';
  });
`;
