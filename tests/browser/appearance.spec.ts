import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';

/*
 * What a picture would show, as geometry: where things stand, and what lies over what. Everything
 * stands still, so that a place is a place.
 */

const arabic = 'معطف صوفي طويل بأزرار ذهبية من سوق دمشق القديم';
const longName = 'Grandmother’s hand-embroidered wedding trousseau of 1958, al';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const hebrew = 'ארון הקיץ והנסיעות';

let server: BuiltServer;
let browser: Browser;
let state: ReturnType<typeof signedIn>;
let arabicItem: string;
let hebrewWardrobe: string;
let longWardrobe: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), sharedChromium()]);
  const { userId, token } = await server.signInDemo();
  state = signedIn(server.origin, { userId, token });
  const owner = userId;
  const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, token);
  const wardrobe = async (name: string) => {
    const made = await server.call('saveWardrobe', { owner, name, description: '' }, token);
    const { wardrobeId } = made.wardrobe;
    const wardrobeIds = [wardrobeId];
    await server.call('itemAddToWardrobes', { owner, itemIds, wardrobeIds }, token);
    return wardrobeId;
  };
  hebrewWardrobe = await wardrobe(hebrew);
  longWardrobe = await wardrobe(longName);
  await wardrobe(longWord);
  arabicItem = itemIds[0]!;
  const changes = {
    title: arabic,
    brand: 'زارا',
    notes: `${arabic}. Size 38.`,
    personalTags: ['سفر'],
  };
  await server.call('saveItem', { owner, itemId: arabicItem, changes }, token);
});
afterAll(async () => {
  await server?.close();
});

interface Options extends BrowserContextOptions {
  /** What stands around the page (docs/design/look.md, Around the page). */
  frame?: 'browser' | 'web view' | 'web view without header';
  perRow?: 2 | 4 | 6;
}

/** Opens a path on a phone, unless told otherwise, uses the page and closes it. */
async function open(
  path: string,
  { frame = 'browser', perRow = 2, ...options }: Options,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...views.phone,
    reducedMotion: 'reduce',
    storageState: state,
    ...options,
  });
  await context.addInitScript(
    ([webView, header, inRow]) => {
      localStorage.setItem('hem.flag.webView', webView);
      localStorage.setItem('hem.flag.header', header);
      localStorage.setItem('hem.itemsPerRow', inRow);
    },
    [
      String(frame !== 'browser'),
      String(frame !== 'web view without header'),
      String(perRow),
    ] as const,
  );
  const page = await context.newPage();
  await page.goto(server.origin + path);
  try {
    await use(page);
  } finally {
    await context.close();
  }
}

const tiles = (page: Page): Locator => page.locator('[data-tile] a');
const items = async (page: Page) => {
  await tiles(page).first().waitFor();
};

describe('what people write', () => {
  /** In which direction each place that shows or holds such words is set. */
  const directions = (page: Page) =>
    page.evaluate(() => {
      const isWritten = (text: string) => /^[\u0590-\u06ff]/.test(text.trim());
      const fields = [...document.querySelectorAll('input, textarea')].filter((field) =>
        isWritten((field as HTMLInputElement).value),
      );
      const words = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.checkVisibility() &&
          !/^(SCRIPT|OPTION)$/.test(element.tagName) &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && isWritten(node.textContent ?? ''),
          ),
      );
      return [...fields, ...words].map((element) => {
        const said = (element as HTMLInputElement).value ?? element.textContent ?? '';
        return `${said.slice(0, 20)}: ${getComputedStyle(element).direction}`;
      });
    });

  it.each<[string, string, number, (page: Page) => Promise<unknown>]>([
    ['a list', `/items?search=${encodeURIComponent('معطف')}`, 2, items],
    [
      'a piece and its form',
      '/items/:item?sheet=edit',
      9,
      async (page) => {
        await page.getByLabel('Title').waitFor();
        await page.getByText('More about it').click();
      },
    ],
    [
      'the wardrobes and their form',
      '/wardrobes?sheet=:wardrobe',
      2,
      (page) => page.getByLabel('Name').waitFor(),
    ],
  ])('on %s begins where its script begins', (_name, path, atLeast, ready) =>
    open(
      path.replace(':item', arabicItem).replace(':wardrobe', hebrewWardrobe),
      {},
      async (page) => {
        await ready(page);
        const found = await directions(page);
        expect(found.length, found.join('\n')).toBeGreaterThanOrEqual(atLeast);
        expect(found.filter((one) => !one.endsWith(': rtl'))).toEqual([]);
      },
    ),
  );

  it('shows its beginning on a tile, however long it is', () =>
    open('/items', {}, async (page) => {
      await items(page);
      const seen = await page.getByText(arabic).evaluate((title) => {
        const first = document.createRange();
        first.setStart(title.firstChild!, 0);
        first.setEnd(title.firstChild!, 4);
        const word = first.getBoundingClientRect();
        const box = title.getBoundingClientRect();
        return { isIn: word.left >= box.left && word.right <= box.right + 1 };
      });
      expect(seen).toEqual({ isIn: true });
    }));
});

/** The box of the first that a selector finds. */
const boxOf = async (found: Locator) => {
  const { x, y, width, height } = (await found.first().boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height, middle: y + height / 2 };
};

describe('the title row', () => {
  it.each([
    ['of all items', '/items'],
    ['of a long name', '/wardrobes/:long/items'],
  ])('%s holds its controls beside the title, in the web view at 390 and 320 px', (_name, path) =>
    open(path.replace(':long', longWardrobe), { frame: 'web view' }, async (page) => {
      await items(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        // A row that is just being laid out anew may be read in two states.
        const row = async () => {
          const [title, search] = await Promise.all([
            boxOf(page.locator('h1')),
            boxOf(page.getByRole('button', { name: 'Search' })),
          ]);
          return {
            isBeside: title.top < search.middle && search.middle < title.bottom,
            isApart: title.right <= search.left,
          };
        };
        await expect.poll(row).toEqual({ isBeside: true, isApart: true });
        const tabs = page.getByRole('navigation', { name: 'Wardrobe' });
        const last = await boxOf(tabs.getByRole('link', { name: 'Looks' }));
        expect(last.right).toBeLessThanOrEqual(width);
      }
      // There is no room for the density, which is in the menu.
      await page.getByRole('button', { name: /^Sort/ }).click();
      await page.getByRole('menuitem', { name: '4 in a row' }).click();
      const rows = async () => {
        const tops = await page
          .locator('[data-tile]')
          .evaluateAll((all) => all.slice(0, 4).map((tile) => tile.getBoundingClientRect().top));
        return [tops.length, new Set(tops).size];
      };
      await expect.poll(rows).toEqual([4, 1]);
    }),
  );
});

describe('the wardrobes to choose from', () => {
  it.each([
    [390, '100%'],
    [320, '100%'],
    [390, '200%'],
  ])('keep count and mark in view beside one long word, at %d px with text of %s', (width, text) =>
    open(`/items/${arabicItem}`, { viewport: { width, height: 844 } }, async (page) => {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await page.getByRole('button', { name: 'Add to wardrobe' }).click();
      const row = page.locator('label', { hasText: longWord });
      await row.waitFor();
      for (const part of await row.locator('span').all()) {
        const { left, right } = await boxOf(part);
        expect(left).toBeGreaterThanOrEqual(20);
        expect(right).toBeLessThanOrEqual(width - 20);
      }
    }),
  );
});

describe('in landscape', () => {
  /** How much of the first piece's picture is in sight, from its top to its foot. */
  const inSight = (page: Page) =>
    tiles(page)
      .first()
      .evaluate((tile) => {
        const { left, right, top, bottom } = tile.firstElementChild!.getBoundingClientRect();
        let shown = 0;
        for (let y = Math.ceil(top) + 1; y < bottom - 1; y++) {
          const at = document.elementFromPoint((left + right) / 2, y);
          if (at && tile.contains(at)) shown += 1;
        }
        return shown / (bottom - top);
      });
  /** The controls of which an edge lies under something else. */
  const covered = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main label:has(input[type="radio"]), main nav a')]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const hit = (x: number) => document.elementFromPoint(x, (top + bottom) / 2);
          return ![left + 2, right - 2].every((x) => control.contains(hit(x)));
        })
        .map((control) => control.textContent),
    );

  it.each(['browser', 'web view'] as const)('a %s shows a piece, two in a row', (frame) =>
    open(
      `/wardrobes/${longWardrobe}/items`,
      { frame, viewport: { width: 844, height: 390 } },
      async (page) => {
        await items(page);
        expect(await inSight(page)).toBeGreaterThan(0.95);
        expect(await covered(page)).toEqual([]);
        await page.setViewportSize({ width: 667, height: 375 });
        await expect.poll(() => inSight(page)).toBeGreaterThan(0.55);
        expect(await covered(page)).toEqual([]);
      },
    ),
  );
});

describe('stitches, with text of twice the size', () => {
  const enlarge = (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  /** How the stitches lie under their words, in shares of those: so that sizes can be compared. */
  const lie = (page: Page, stitches: string, words: string) =>
    page.evaluate(
      ([first, second]) => {
        const line = document.querySelector(first!)!;
        const dash = line.firstElementChild!.getBoundingClientRect();
        const box = line.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const said = document.querySelector(second!)!.getBoundingClientRect();
        const holder = line.closest('a, button')!.getBoundingClientRect();
        return {
          length: box.width / size,
          dash: dash.width / dash.height,
          thickness: dash.height / size,
          isUnder: box.top >= said.bottom - 0.5,
          isInside: box.bottom <= holder.bottom + 0.5,
        };
      },
      [stitches, words],
    );

  it('under the present tab and the wordmark keep their shape and place', () =>
    open('/items', {}, async (page) => {
      await items(page);
      const places = ['main nav a[aria-current="page"] >', 'header a > span >'];
      const lies = () =>
        Promise.all(places.map((at) => lie(page, `${at} [aria-hidden]`, `${at} :first-child`)));
      const before = await lies();
      await enlarge(page);
      for (const [index, now] of (await lies()).entries()) {
        expect(before[index]).toMatchObject({ isUnder: true, isInside: true });
        expect(now).toMatchObject({ isUnder: true, isInside: true });
        for (const part of ['length', 'dash', 'thickness'] as const) {
          expect(now[part] / before[index]![part], part).toBeCloseTo(1, 1);
        }
      }
    }));

  it('under a busy button stay clear of its label', () =>
    open('/auth', { storageState: { cookies: [], origins: [] } }, async (page) => {
      await page.route('**/api/**', () => {});
      await page.getByLabel('Email').fill('somebody@example.com');
      await enlarge(page);
      await page.keyboard.press('Enter');
      const button = page.locator('button[aria-busy]');
      const stitches = await boxOf(button.locator('[aria-hidden] > span'));
      const words = await button.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
        const range = document.createRange();
        range.selectNodeContents(text);
        // The line of the words, not the taller box of the font.
        const { top, height } = range.getBoundingClientRect();
        return top + height / 2 + Number.parseFloat(getComputedStyle(element).lineHeight) / 2;
      });
      expect(stitches.top).toBeGreaterThanOrEqual(words - 0.5);
      expect(stitches.bottom).toBeLessThanOrEqual((await boxOf(button)).bottom);
    }));
});

describe('the present tab, with text of twice the size', () => {
  const twice = (page: Page) =>
    page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
  const present = (page: Page) => boxOf(page.locator('main nav a[aria-current="page"]'));

  it('is in view on arrival, and when it is chosen', () =>
    open('/', {}, async (page) => {
      await twice(page);
      await page.goto(`${server.origin}${paths.accountSettings('Password & Security')}`);
      await page.getByRole('heading', { name: 'Password' }).first().waitFor();
      expect((await present(page)).right).toBeLessThanOrEqual(390);
      await page.getByRole('link', { name: 'Profile' }).click();
      await page.getByLabel('Screen name').waitFor();
      expect((await present(page)).left).toBeGreaterThanOrEqual(0);
      // As a keyboard does it: a pointer would have scrolled there before.
      await page.getByRole('link', { name: 'Password' }).evaluate((link: HTMLElement) => {
        link.click();
      });
      await page.getByRole('heading', { name: 'Password' }).first().waitFor();
      const { left, right } = await present(page);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }));
});

describe('the rings of chosen tiles', () => {
  it.each([[320, 4]] as const)(
    'at %d px, %d in a row, neither touch nor leave the view',
    (width, perRow) =>
      open('/items', { perRow, viewport: { width, height: 844 } }, async (page) => {
        await items(page);
        await page.getByRole('button', { name: 'Select' }).click();
        const chosen = page.locator('[data-tile] button');
        for (let index = 0; index < perRow + 1; index++) await chosen.nth(index).click();
        const rings = await page.evaluate(() =>
          [...document.querySelectorAll('[data-tile] button[aria-pressed="true"]')].map((tile) => {
            const picture = tile.firstElementChild!;
            const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(picture);
            const after = getComputedStyle(picture, '::after');
            const outline =
              outlineStyle === 'none'
                ? 0
                : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
            const out = after.content === 'none' ? outline : -Number.parseFloat(after.top);
            const { left, right, top, bottom } = picture.getBoundingClientRect();
            return { left: left - out, right: right + out, top: top - out, bottom: bottom + out };
          }),
        );
        expect(rings.length).toBe(perRow + 1);
        for (const [index, one] of rings.entries()) {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(width);
          for (const other of rings.slice(index + 1)) {
            const apart = Math.max(
              other.left - one.right,
              one.left - other.right,
              other.top - one.bottom,
              one.top - other.bottom,
            );
            expect(apart).toBeGreaterThanOrEqual(1);
          }
        }
      }),
  );
});

describe('a piece in the dark', () => {
  it.each(['melt', 'mount'] as const)('has no frame drawn on the wash around it: %s', (mode) =>
    open(`/items/${arabicItem}`, { colorScheme: 'dark' }, async (page) => {
      // A photo so narrow that there is room beside it.
      await page.route('**/api/**', async (route) => {
        // Others are left alone: one that is under way as the page closes would fail outside of the test.
        if (!route.request().postData()?.startsWith('{"getItemDetails"')) return route.fallback();
        const answer = await route.fetch();
        const body = await answer.json();
        const image = body.data?.item?.images[0];
        if (image) Object.assign(image, { width: 900, height: 1600 });
        if (image) Object.assign(image.treatment, { mode });
        await route.fulfill({ response: answer, json: body });
      });
      await page.reload();
      const picture = page.getByRole('region', { name: 'Photos' }).locator('span:has(> img)');
      const photo = picture.locator('img:not([data-ground])');
      await photo.evaluate((img: HTMLImageElement) => img.decode());
      const { left, middle } = await boxOf(picture);
      const clip = { x: left - 2, y: middle, width: 4, height: 1 };
      const shot = sharp(await page.screenshot({ clip, scale: 'css' })).removeAlpha();
      const tones = [...(await shot.greyscale().raw().toBuffer())];
      await page.unrouteAll({ behavior: 'wait' });
      expect(Math.max(...tones) - Math.min(...tones), tones.join(' ')).toBeLessThanOrEqual(3);
    }),
  );
});

describe('on a desktop', () => {
  it('no veil lies over the names of the tiles', () =>
    open('/items', views.desktop, async (page) => {
      await items(page);
      const covered = () =>
        page.evaluate(() => {
          const veils = [...document.querySelectorAll('main *')]
            .filter((one) => {
              const { position, backgroundImage } = getComputedStyle(one);
              return position === 'fixed' && backgroundImage !== 'none';
            })
            .map((one) => one.getBoundingClientRect());
          return [...document.querySelectorAll('[data-tile] [dir]')]
            .map((name) => name.getBoundingClientRect())
            .filter((name) => name.top < innerHeight)
            .filter((name) => veils.some((veil) => name.bottom > veil.top)).length;
        });
      const names = page.locator('[data-tile] [dir]');
      // Wherever the list stands: so that a row of names is at the very foot.
      await names.nth(8).evaluate((name) => name.scrollIntoView({ block: 'end' }));
      expect(await covered()).toBe(0);
    }));
});

describe('where there is nothing yet', () => {
  it.each(['/wardrobes', '/items'])('the paper stays clear of the tabs: %s', async (path) => {
    const storageState = signedIn(server.origin, await server.member());
    await open(path, { storageState }, async (page) => {
      const paper = page.locator('main section > div').first();
      await paper.waitFor();
      const tabs = await boxOf(page.getByRole('navigation', { name: 'Wardrobe' }));
      expect((await boxOf(paper)).top).toBeGreaterThanOrEqual(tabs.bottom + 8);
    });
  });
});

describe('a day of the calendar', () => {
  it('shows what is planned on it at the foot, and is not covered by it', async () => {
    const member = await server.member();
    const { userId: owner, token } = member;
    const { item } = await server.call('saveItem', { owner, changes: { title: 'Coat' } }, token);
    const last = '2026-11-28';
    for (const title of ['Opening of the gallery', 'Dinner with everybody from work']) {
      const changes = { itemIds: [item.itemId], day: last, slot: 'day' as const, title };
      await server.call('savePlan', { owner, changes }, token);
    }
    const path = '/outfits?view=calendar&by=month&on=2026-11-10';
    await open(path, { storageState: signedIn(server.origin, member) }, async (page) => {
      const panel = page.getByRole('region', { name: /^\w+day, / });
      await panel.getByText('Nothing was marked worn.').waitFor();
      const bar = await boxOf(page.getByRole('navigation', { name: 'Main' }));
      // Without a tap or a scroll.
      await expect.poll(async () => bar.top - (await boxOf(panel)).bottom).toBeCloseTo(0, 0);
      const day = page.locator(`[data-day="${last}"]`);
      await day.getByRole('button').tap();
      await panel.getByText('Opening of the gallery').waitFor();
      await expect
        .poll(async () => (await boxOf(panel)).top - (await boxOf(day)).bottom)
        .toBeGreaterThan(0);
      // The first plan is there whole.
      const mark = await boxOf(panel.getByRole('button', { name: 'Move' }).first());
      expect(mark.bottom).toBeLessThan(bar.top);
    });
  });
});

describe('the way back from a piece', () => {
  it('in the web view without header is the host’s', () =>
    open('/items', { frame: 'web view without header' }, async (page) => {
      await items(page);
      await tiles(page).first().click();
      await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
    }));

  it('is the page’s own where the host has none: opened by a link', () =>
    open(`/items/${arabicItem}`, { frame: 'web view without header' }, async (page) => {
      // What stands there while the piece comes is replaced by it, under the finger as well.
      await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.waitForURL('**/items');
    }));
});

describe('rooms with text of twice the size', () => {
  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  /** Which of some words lie on others. */
  const overlapping = (all: Locator) =>
    all.evaluateAll((elements) => {
      const boxes = elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { words: element.textContent, ...range.getBoundingClientRect().toJSON() };
      });
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.words} on ${other.words}`),
      );
    });
  const sideways = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  it('show how much more there is on a day beside its number', () =>
    open('/outfits?view=calendar&by=month', {}, async (page) => {
      const more = page.locator('[data-day] button > span').filter({ hasText: /^\+\d$/ });
      await more.first().waitFor();
      await enlarge(page);
      const words = page.locator('[data-day] button > span').filter({ hasText: /^\+?\d+$/ });
      expect(await overlapping(words)).toEqual([]);
    }));

  it('leave most of the view to a step of the wizard, and nothing runs out of it', () =>
    open(`/alterations/select-services?item=${arabicItem}`, {}, async (page) => {
      const rows = page.locator('li:has(> label) [role="checkbox"], li:has(> label) input');
      await rows.first().waitFor();
      await rows.first().click({ force: true });
      await enlarge(page);
      const high = await page
        .getByRole('button', { name: 'Continue' })
        .evaluate((button) => button.parentElement!.parentElement!.getBoundingClientRect().height);
      expect(high / 844).toBeLessThan(0.3);
      expect(await sideways(page)).toBe(0);
    }));

  it.each(['/outfits', '/looks'])('keep the views of %s apart', (path) =>
    open(path, {}, async (page) => {
      const views = page.locator('main fieldset label > span').filter({ hasText: /[a-z]/ });
      await views.first().waitFor();
      await enlarge(page);
      expect(await overlapping(views)).toEqual([]);
    }),
  );

  it('give an order’s number a line of its own width', () =>
    open('/item-service-history', {}, async (page) => {
      const number = page.getByText(/^HEM-\d+$/).first();
      await number.waitFor();
      await enlarge(page);
      const { left, right, top, bottom } = await boxOf(number);
      expect(right - left).toBeGreaterThan(2 * (bottom - top));
      const dates = page.locator('ol[aria-label="Progress"] > li > *');
      expect(await overlapping(dates)).toEqual([]);
    }));
});
