import type { ElementHandle } from 'puppeteer-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirefoxStage } from './stage.ts';

/** What a finger does to the app. */
export function testTouch(stage: FirefoxStage): void {
  let ids: string[];
  let titles: string[];

  beforeAll(async () => {
    const { server, demo } = stage;
    const owner = demo.userId;
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner, filter: { sort: 'title' } },
      demo.token,
    );
    ids = itemIds.slice(0, 3);
    const { items } = await server.call('getItems', { owner, itemIds: ids }, demo.token);
    titles = ids.map((itemId) => items.find((item) => item.itemId === itemId)!.title);
  });
  beforeEach(async () => {
    await stage.page.setViewport({ width: 390, height: 844 });
    await stage.signIn(stage.server.origin, stage.demo);
    await stage.page.goto(`${stage.server.origin}/items?sort=title`);
    // A tile stands there before its piece is known: then there is nothing to press.
    await stage.see(`[data-id='${ids[2]}'] img`);
  });

  const tile = (index: number) => stage.see(`[data-id='${ids[index]}']`);
  const selected = (count: number) => stage.see(`::-p-text(${count} selected)`);

  interface Point {
    x: number;
    y: number;
  }
  async function middleOf(place: ElementHandle): Promise<Point> {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }
  /** A finger that goes from one point by so much, in steps of a frame each, and is lifted. */
  async function swipe(from: Point, by: Point, steps = 12): Promise<void> {
    const finger = await stage.page.touchscreen.touchStart(from.x, from.y);
    for (let step = 1; step <= steps; step += 1) {
      await finger.move(from.x + (by.x * step) / steps, from.y + (by.y * step) / steps);
      await stage.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await finger.end();
  }

  describe('a swipe over a piece', () => {
    const picture = () => stage.see('section[aria-label="Photos"] img');
    /**
     * Waits until a piece is there and does not move: while it is carried from its tile it takes no
     * touch.
     */
    async function shows(title: string): Promise<void> {
      await stage.see(`h1::-p-text(${title})`);
      await picture();
      await stage.page.waitForFunction(
        () => document.documentElement.getAnimations({ subtree: true }).length === 0,
      );
    }

    it('leads to the next, and back to the previous, in the order of the list', async () => {
      await (await tile(1)).tap();
      await shows(titles[1]!);
      await swipe(await middleOf(await picture()), { x: -160, y: 0 });
      await shows(titles[2]!);
      await swipe(await middleOf(await picture()), { x: 160, y: 0 });
      await shows(titles[1]!);
      await swipe(await middleOf(await picture()), { x: 160, y: 0 });
      await shows(titles[0]!);
    });
  });

  describe('a press on a tile', () => {
    it('that is long chooses it, and the lifted finger neither opens nor unchooses it', async () => {
      const at = await middleOf(await tile(0));
      const finger = await stage.page.touchscreen.touchStart(at.x, at.y);
      await selected(1);
      await finger.end();
      await (await tile(1)).tap();
      await selected(2);
      expect(new URL(stage.page.url()).pathname).toBe('/items');
    });

    it('that is short opens it', async () => {
      await (await tile(0)).tap();
      await stage.see(`h1::-p-text(${titles[0]})`);
      expect(await stage.page.$('::-p-text(1 selected)')).toBeNull();
    });
  });
}
