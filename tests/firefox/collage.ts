import type { ElementHandle } from 'puppeteer-core';
import { beforeEach, expect, it } from 'vitest';
import type { FirefoxStage } from './stage.ts';

interface Point {
  x: number;
  y: number;
}

/** An outfit that is laid out by finger. */
export function testCollage(stage: FirefoxStage): void {
  beforeEach(async () => {
    await stage.page.setViewport({ width: 390, height: 844, hasTouch: true });
    await stage.signIn(stage.server.origin, stage.demo);
  });

  const open = async () => {
    await stage.page.goto(`${stage.server.origin}/create-outfit`);
    await stage.see('[data-piece] img');
  };
  const boxOf = async (element: ElementHandle) => (await element.boundingBox())!;
  const onBoard = async (x: number, y: number): Promise<Point> => {
    const box = await boxOf(await stage.see('[data-board-keys]'));
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  };
  const button = (name: string) => stage.see(`::-p-aria([name="${name}"][role="button"])`);
  /** The layers as they are rendered, from the back to the front. */
  const layers = () =>
    stage.page.$$eval('[data-layer]', (all) =>
      all.map((one) => {
        const { left, top, height, transform } = (one as HTMLElement).style;
        const [x, y, high] = [left, top, height].map((length) => Number.parseFloat(length) / 100);
        return { x, y, high, turn: Number(/rotate\((.*?)deg\)/.exec(transform)?.[1]) };
      }),
    );
  const only = async () => (await layers())[0]!;
  /** Fingers that go from some places to others together. */
  async function glide(from: Point[], to: Point[]): Promise<void> {
    const fingers = [];
    for (const { x, y } of from) fingers.push(await stage.page.touchscreen.touchStart(x, y));
    for (let step = 1; step <= 8; step += 1) {
      for (const [index, finger] of fingers.entries()) {
        const [one, other] = [from[index]!, to[index]!];
        const along = (a: number, b: number) => a + ((b - a) * step) / 8;
        await finger.move(along(one.x, other.x), along(one.y, other.y));
      }
      await stage.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    for (const finger of fingers) await finger.end();
  }
  const near = (value: number) => expect.closeTo(value, 1);

  it('is dragged, pinched, turned and undone; stands there again; and is saved', async () => {
    await open();
    const tile = await boxOf((await stage.page.$$('[data-piece]'))[1]!);
    const start = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
    await glide([start], [await onBoard(0.4, 0.4)]);
    await expect.poll(async () => (await layers()).length).toBe(1);
    expect(await only()).toMatchObject({ x: near(0.4), y: near(0.4), turn: 0 });

    await glide([await onBoard(0.4, 0.4)], [await onBoard(0.6, 0.55)]);
    const moved = await only();
    expect(moved).toMatchObject({ x: near(0.6), y: near(0.55) });

    const { x, y } = await onBoard(moved.x!, moved.y!);
    await glide(
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
      [
        { x: x - 40, y: y - 23 },
        { x: x + 40, y: y + 23 },
      ],
    );
    const pinched = await only();
    // The driver moves one finger after the other, and the last movements of the second do not all arrive.
    expect(pinched.high! / moved.high!).toBeGreaterThan(1.2);
    expect(pinched.turn).toBeGreaterThan(15);
    await (await button('Undo')).tap();
    await expect.poll(only).toEqual(moved);
    await (await button('Redo')).tap();
    await expect.poll(only).toEqual(pinched);

    // Another page, without a word to this one.
    await stage.page.goto('about:blank');
    await open();
    await expect.poll(layers).toEqual([pinched]);
    await (await button('Save')).tap();
    const title = await stage.see('[role="dialog"] input');
    await title.type('Laid out in Firefox');
    await (await button('Save outfit')).tap();
    const { userId: owner, token } = stage.demo;
    await expect
      .poll(async () => {
        const filter = { sort: 'newest' as const };
        const { call } = stage.server;
        const { outfitIds } = await call('getOutfitNavigation', { owner, filter }, token);
        const ids = outfitIds.slice(0, 1);
        return (await call('getOutfits', { owner, outfitIds: ids }, token)).outfits[0]?.title;
      })
      .toBe('Laid out in Firefox');
  });
}
