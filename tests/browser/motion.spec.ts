import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

declare global {
  interface Window {
    /** The groups of each of the browser's transitions, by name and in order. */
    carried: string[][];
    /** From which side lists came. */
    listsThatCame: (string | undefined)[];
    /** Where stitches ran from. */
    stitchWays: unknown[];
    /** What the frames showed, one after the other. */
    shownFrames: string[];
    /** How often a tile was given a new place by an animation. */
    movedTiles: number;
  }
}

let server: RunningServer;
let browser: Browser;
let state: ReturnType<typeof signedIn>;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  const { userId, token } = await server.signInDemo();
  state = signedIn(server.origin, { userId, token });
});

/** The demo member's items on a phone; every transition notes what it carries. */
async function openItems(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...views.phone, ...options, storageState: state });
  await context.addInitScript(() => {
    window.carried = [];
    window.movedTiles = 0;
    window.listsThatCame = [];
    window.stitchWays = [];
    document.addEventListener('animationstart', ({ animationName }) => {
      const { travel } = document.documentElement.dataset;
      if (animationName === 'travel-in') window.listsThatCame.push(travel);
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .flatMap((name) => /^::view-transition-new\((.+)\)$/.exec(name)?.[1] ?? []);
        window.carried.push([...new Set(names)].sort());
      });
      return transition;
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      if ((this as HTMLElement).dataset.id) window.movedTiles += 1;
      if (this.closest('nav')) {
        window.stitchWays.push((parameters[0] as Keyframe[] | null)?.[0]?.transform);
      }
      return animate.apply(this, parameters);
    };
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/items`);
  await page.locator('[data-tile] a img').first().waitFor();
  return page;
}

const carried = async (page: Page, count: number) => {
  await page.waitForFunction((wanted) => window.carried.length === wanted, count);
  return page.evaluate(() => window.carried);
};

describe('a press on a tile', () => {
  it('carries its picture to the detail, and going back carries it home', async () => {
    const page = await openItems();
    const tile = page.locator('[data-tile]').nth(3);
    const itemId = await tile.getAttribute('data-id');
    await tile.locator('a').click();
    expect((await carried(page, 1))[0]).toContain('carried-picture');
    await page.waitForURL(`**/items/${itemId}`);
    await page.goBack();
    expect((await carried(page, 2))[1]).toContain('carried-picture');
    await page.waitForURL('**/items');
    // The name is removed again, so the next press carries its own picture alone.
    await page.locator('[data-tile] a').nth(1).click();
    expect((await carried(page, 3))[2]).toContain('carried-picture');
    await page.context().close();
  });

  it('is heard while its picture is still carried home', async () => {
    const page = await openItems();
    const tile = page.locator('[data-tile]').nth(3);
    const itemId = await tile.getAttribute('data-id');
    await tile.locator('a').click();
    await carried(page, 1);
    await page.waitForURL(`**/items/${itemId}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.goBack();
    await carried(page, 2);
    // The picture stays on its way until the tap has come.
    const held = await page.evaluate(() => {
      const all = document.getAnimations().filter(({ effect }) => {
        return (effect as KeyframeEffect).pseudoElement?.includes('carried-picture');
      });
      for (const animation of all) animation.pause();
      return all.length;
    });
    expect(held).toBeGreaterThan(0);
    const box = (await tile.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(`**/items/${itemId}`);
    await page.context().close();
  });

  it('comes back to the place in the list that one left', async () => {
    const page = await openItems();
    const scroller = page.locator('[data-tile]').first();
    await scroller.evaluate((tile) => {
      let element: Element | null = tile;
      while (element && element.scrollHeight - element.clientHeight < 200) {
        element = element.parentElement;
      }
      element?.scrollTo(0, 1200);
    });
    const tile = page.locator(`[data-id="${await inView(page)}"]`);
    const before = await tile.boundingBox();
    await tile.locator('a').click();
    await carried(page, 1);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.goBack();
    await carried(page, 2);
    const after = await tile.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThan(2);
    await page.context().close();
  });
});

/** The id of an item whose tile is whole in the middle of the view. */
const inView = (page: Page) =>
  page
    .waitForFunction(() => {
      const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
      return tiles.find((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top > 220 && bottom < 700 && tile.querySelector('img');
      })?.dataset.id;
    })
    .then((handle) => handle.jsonValue());

describe('a change of tab', () => {
  it('shows a list in every frame, or after 300 ms the shape of one', async () => {
    const context = await browser.newContext({ ...views.phone, storageState: state });
    const page = await context.newPage();
    await page.goto(`${server.origin}/wardrobes`);
    await page.locator('article img').first().waitFor();
    await page.route('**/api/**', (route) => setTimeout(() => void route.continue(), 60));
    await page.evaluate(() => {
      window.shownFrames = [];
      let tappedMs = 0;
      document.addEventListener('click', () => {
        tappedMs = performance.now();
      });
      const look = () => {
        const isThere = (what: string) => document.querySelector(`[data-travels] ${what}`) !== null;
        const isList = isThere('article img') || isThere('[data-tile] img');
        const isShape = isThere('[role="status"] *') || isThere('[data-tile] > [aria-hidden]');
        const isLate = performance.now() - tappedMs > 290;
        window.shownFrames.push(
          isList ? 'list' : isShape ? (isLate ? 'late' : 'shape') : 'nothing',
        );
        requestAnimationFrame(look);
      };
      look();
    });
    for (const [tab, there] of [
      ['Items', '[data-tile] img'],
      ['Wardrobes', 'article img'],
      ['Items', '[data-tile] img'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).first().click();
      await page.locator(there).first().waitFor();
    }
    const frames = new Set(await page.evaluate(() => window.shownFrames));
    frames.delete('late');
    expect([...frames]).toEqual(['list']);
    await context.close();
  });
});

describe('a tap while one tab gives way to another', () => {
  it('is heard', async () => {
    const page = await openItems();
    await page.getByRole('link', { name: 'Wardrobes', exact: true }).first().click();
    await page.waitForFunction(() => document.documentElement.dataset.travel);
    const box = (await page
      .getByRole('link', { name: 'Items', exact: true })
      .first()
      .boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL('**/items');
    await page.context().close();
  });
});

describe('a change of tab', () => {
  it('runs the stitch to the new tab and brings the list from its side', async () => {
    const page = await openItems();
    await page.getByRole('link', { name: 'Wardrobes', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.travel === undefined);
    const { listsThatCame, stitchWays } = await page.evaluate(() => ({
      listsThatCame: window.listsThatCame,
      stitchWays: window.stitchWays,
    }));
    expect(listsThatCame).toEqual(['back']);
    // From under Items, to its right.
    expect(stitchWays).toEqual([expect.stringMatching(/^translateX\(\d/)]);
    expect(await page.evaluate(() => window.carried.length)).toBe(0);
    await page.context().close();
  });
});

describe('a change of density', () => {
  it('carries the tiles in view to their new places, and leaves them whole', async () => {
    const page = await openItems();
    await page.getByRole('radio', { name: '4 in a row' }).check({ force: true });
    await page.waitForFunction(() => window.movedTiles > 8);
    await page.waitForFunction(
      () =>
        document.getAnimations().length === 0 &&
        [...document.querySelectorAll<HTMLElement>('[data-tile]')].every(
          ({ style }) => style.transform === '' || style.transform === 'none',
        ),
    );
    await page.context().close();
  });
});

describe('with reduced motion', () => {
  it('nothing is carried, and everything is where it should be', async () => {
    const page = await openItems({ reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: '6 in a row' }).check({ force: true });
    await page.locator('[data-tile] a').first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Wardrobes', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();
    expect(await page.evaluate(() => [window.carried.length, window.movedTiles])).toEqual([0, 0]);
    await page.context().close();
  });
});
