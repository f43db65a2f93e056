import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults, findFaultsAtEnd } from './find-faults.ts';
import type { Place } from './place.ts';
import { places } from './places.ts';
import { openContext, visit } from './views.ts';
import { makeWorld, type World } from './world.ts';

const pictures = path.join(import.meta.dirname, '../../.sweep');

/** The main screens, at the narrowest width (docs/design/look.md, Accessibility). */
const main = [
  'sign-in',
  'sign-in, new account',
  'wardrobes',
  'wardrobes, long names',
  'wardrobes, none',
  'new wardrobe',
  'wardrobe, deleting',
  'items, 2 in a row',
  'items, 4 in a row',
  'items, 6 in a row',
  'items of a wardrobe, long names',
  'items, searching',
  'items, selecting',
  'items, sorting',
  'items, adding',
  'items, failed',
  'item',
  'item, long names',
  'item, editing',
  'a cut-out, drawn at',
  'a cut-out, a stroke that is not followed',
  'outfit editor, laid out',
  'outfit editor, tray pulled up',
  'outfit editor, list of pieces',
  'outfit editor, saving',
  'account settings',
  'password and security',
  'what’s new',
  'style blueprint',
  'style blueprint, a question',
  'style blueprint, a step of the shape',
  'style blueprint, consent',
  'style blueprint, all taps',
  'style blueprint, preview',
  'style blueprint, the whole',
  'style blueprint, palette',
  'style blueprint, how a wardrobe fits',
  'a toast',
  'not found',
  'service unavailable',
].map((name): [string, Place] => [name, places[name]!]);

const keep = async (page: Page, folder: string, name: string) => {
  fs.mkdirSync(path.join(pictures, folder), { recursive: true });
  const file = `${name.replaceAll(/\W+/g, '-')}.png`;
  await page.screenshot({ path: path.join(pictures, folder, file) });
};

describe('with text of twice the size, at 320 px', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(32);
  });
  afterAll(() => world?.close());

  it.each(main)('%s loses nothing', async (name, place) => {
    const context = await openContext(world, place, 320, 'browser');
    try {
      const page = await visit(world, place, context);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      await keep(page, 'text-200', name);
      const faults = [
        ...(await page.evaluate(findFaults)),
        ...(await page.evaluate(findFaultsAtEnd)),
      ];
      expect(faults.length, faults.join('\n')).toBe(0);
    } finally {
      await context.close();
    }
  });
});

describe('at 320 px', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world?.close());

  /** Opens a place, hands it over, and closes it. */
  async function open(
    name: string,
    use: (page: Page) => Promise<void>,
    options: Parameters<typeof openContext>[4] = {},
  ): Promise<void> {
    const place = places[name]!;
    const context = await openContext(world, place, 320, 'browser', options);
    try {
      await use(await visit(world, place, context));
    } finally {
      await context.close();
    }
  }

  describe('with forced colors', () => {
    const colors = { forcedColors: 'active' } as const;

    it.each(main)('%s can be photographed', (name) =>
      open(name, (page) => keep(page, 'forced-colors', name), colors),
    );

    it.each([
      ['wardrobes', 'the cards', 'article'],
      ['items, 2 in a row', 'the chips', '[role="toolbar"] button[aria-pressed="false"] > span'],
      ['items, 2 in a row', 'the tiles', '[data-tile] a > span:first-child'],
      ['items, 2 in a row', 'the floating buttons', 'main button:has-text("Add piece")'],
      ['items, selecting', 'the bar', 'section[aria-label="Chosen pieces"]'],
      ['items, failed', 'the error', 'section[role="alert"]'],
      ['item', 'the labels', 'main span:text-is("Good Condition")'],
      ['item', 'the floating bar', 'main div:has(> button:has-text("Add to wardrobe"))'],
      ['item, editing', 'the sheet', '[role="dialog"]'],
      ['a toast', 'the toast', '[role="status"] > div'],
      ['wardrobes, none', 'the panel', 'main section > div'],
      ['password and security', 'the list of sessions', 'main ul'],
    ])('on %s, %s have an edge', (name, _what, selector) =>
      open(
        name,
        async (page) => {
          const shown = page.locator(selector).first();
          expect(await topEdge(page, shown)).toBe('drawn');
        },
        colors,
      ),
    );

    it.each([
      ['wardrobes', 'the stitch of the present tab', 'nav a[aria-current] > :last-child'],
      ['wardrobes', 'the wordmark’s stitches', 'header a > span > :last-child'],
      ['wardrobes', 'the rail', 'article [aria-hidden] > span:first-child'],
      ['items, 6 in a row', 'the dots of marks', '[data-tile] [role="img"]'],
      ['item, editing', 'the colors', 'fieldset label:has(input[name]) > span'],
      ['item', 'the color', 'main [role="img"][aria-label*="olor"]'],
    ])('on %s, %s can be seen', (name, _what, selector) =>
      open(
        name,
        async (page) => {
          const shown = page.locator(selector).first();
          await shown.scrollIntoViewIfNeeded();
          expect(await tones(shown)).toBeGreaterThan(1);
        },
        colors,
      ),
    );

    it('a chosen chip differs from the others', () =>
      open(
        'items, 2 in a row',
        async (page) => {
          const ground = async (pressed: boolean) => {
            const chip = page
              .locator(`[role="toolbar"] button[aria-pressed="${pressed}"] > span`)
              .first();
            const { x, y, width } = (await chip.boundingBox())!;
            return pixel(page, x + width / 2, y + 4);
          };
          expect(await ground(true)).not.toBe(await ground(false));
        },
        colors,
      ));
  });

  describe('with reduced motion', () => {
    const changes: [string, string, (page: Page) => Promise<unknown>][] = [
      [
        'another density',
        'items, 2 in a row',
        (page) => page.locator('label:has-text("4")').click(),
      ],
      ['another tab', 'wardrobes', (page) => page.getByRole('link', { name: 'Items' }).click()],
      [
        'selecting',
        'items, 2 in a row',
        (page) => page.getByRole('button', { name: 'Select' }).click(),
      ],
      ['a tile', 'items, 2 in a row', (page) => page.locator('[data-tile] a').first().click()],
      [
        'a sheet',
        'items, 2 in a row',
        (page) => page.getByRole('button', { name: 'Add piece' }).first().click(),
      ],
      [
        'a sheet’s close',
        'items, adding',
        (page) => page.getByRole('button', { name: 'Close' }).click(),
      ],
      [
        'a filter',
        'items, 2 in a row',
        (page) => page.getByRole('button', { name: 'Shoes' }).click(),
      ],
      [
        'a menu',
        'wardrobes',
        (page) => page.getByRole('button', { name: /^Profile menu/ }).click(),
      ],
      [
        'a rule that is met',
        'sign-in, new account',
        (page) => page.getByLabel('New password', { exact: true }).fill('Abcdefg1'),
      ],
      [
        'a question',
        'wardrobes, long names',
        async (page) => {
          await page.getByRole('button', { name: /^More for/ }).click();
          await page.getByRole('menuitem', { name: 'Delete' }).click();
        },
      ],
    ];

    it.each(changes)('%s moves nothing, and fades within 120 ms', (_change, name, make) =>
      open(name, async (page) => {
        await page.evaluate(watchMotion);
        await make(page);
        await page.waitForFunction(() => document.getAnimations().length === 0);
        const { seen } = (await page.evaluate('window.motion')) as { seen: string[] };
        expect(seen.length, seen.join('\n')).toBe(0);
      }),
    );

    it.each(['wardrobes, loading', 'items, loading', 'item, loading'])('%s stands still', (name) =>
      open(name, async (page) => {
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      }),
    );

    it('a sheet still follows the finger', () =>
      open('items, adding', async (page) => {
        const sheet = page.getByRole('dialog');
        const { x, y, width } = (await sheet.boundingBox())!;
        await page.mouse.move(x + width / 2, y + 8);
        await page.mouse.down();
        await page.mouse.move(x + width / 2, y + 30, { steps: 4 });
        await page.mouse.move(x + width / 2, y + 78, { steps: 8 });
        await expect.poll(async () => (await sheet.boundingBox())!.y).toBeGreaterThan(y + 20);
        await page.mouse.up();
      }));
  });

  /** Whether the upper edge of an element is drawn: another color than above it. */
  async function topEdge(page: Page, shown: Locator): Promise<'drawn' | 'not drawn'> {
    await shown.scrollIntoViewIfNeeded();
    const { x, y, width } = (await shown.boundingBox())!;
    const clip = { x: x + width / 2, y: Math.max(0, y - 4), width: 1, height: 9 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colors.add(data.subarray(at, at + 3).join());
    return colors.size > 1 ? 'drawn' : 'not drawn';
  }

  /** How many colors an element is made of. */
  async function tones(shown: Locator): Promise<number> {
    const { data } = await sharp(await shown.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colors.add(data.subarray(at, at + 3).join());
    return colors.size;
  }

  async function pixel(page: Page, x: number, y: number): Promise<string> {
    const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
    return (
      await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer()
    ).join();
  }
});

/** Runs inside the page: notes every animation that moves something or takes longer than 120 ms. */
function watchMotion(): void {
  const seen = new Set<string>();
  const fades =
    /^(opacity|color|background-color|border-.*color|fill|stroke|visibility|outline-color)$/;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      const { duration, delay } = effect.getComputedTiming();
      const names =
        animation instanceof CSSTransition
          ? [animation.transitionProperty]
          : effect
              .getKeyframes()
              .flatMap((frame) =>
                Object.keys(frame).filter(
                  (key) => !/^(offset|easing|composite|computedOffset)$/.test(key),
                ),
              );
      const what = `${effect.target?.tagName} ${(effect.target as HTMLElement)?.className}`;
      for (const property of new Set(names)) {
        const dashed = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        if (!fades.test(dashed)) seen.add(`${what} moves its ${dashed}`);
        else if (Number(duration) + Number(delay) > 121)
          seen.add(`${what} fades for ${duration} ms`);
      }
    }
    Object.assign(window, { motion: { seen: [...seen] } });
    requestAnimationFrame(look);
  };
  look();
}
