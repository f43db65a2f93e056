import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { views, watch } from './chromium.ts';

/** Whose screens are looked at, and where. */
export interface ScreensWorld {
  server: RunningServer;
  browser: Browser;
  /** A browser's storage with the demo's person signed in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** One of the person's pieces. */
  itemId: string;
}

/** Every screen that is built, and what tells that it stands. */
const screens: Record<
  string,
  {
    path: (itemId: string) => string;
    ready: (page: Page) => Promise<void>;
    isPublic?: true;
    isMenu?: true;
  }
> = {
  'sign-in': {
    path: () => '/auth',
    ready: (page) => page.getByLabel('Email').waitFor(),
    isPublic: true,
  },
  welcome: {
    path: () => '/auth?step=welcome',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Choose from the library' }).waitFor();
      // The garment is larger than on its photo, as drawn.
      const [photo, garment] = await page.locator('[aria-hidden] > div img').all();
      const wide = async (image?: Locator) => (await image?.boundingBox())?.width ?? 0;
      expect((await wide(garment)) / (await wide(photo))).toBeGreaterThan(1.5);
    },
  },
  wardrobes: {
    path: () => '/wardrobes',
    ready: (page) => page.locator('article h2').first().waitFor(),
  },
  statistics: {
    path: () => '/wardrobe-statistics',
    ready: (page) => page.locator('[data-card]').first().waitFor(),
  },
  'new wardrobe': {
    path: () => '/wardrobes?sheet=new',
    ready: (page) => page.getByRole('dialog').getByLabel('Name').waitFor(),
  },
  items: {
    path: () => '/items',
    ready: (page) => page.locator('[data-tile] img').first().waitFor(),
  },
  'items, nothing found': {
    path: () => '/items?search=no+such+piece',
    ready: (page) => page.getByText('Nothing matches').waitFor(),
  },
  'items, adding': {
    path: () => '/items?sheet=add',
    ready: (page) => page.getByRole('dialog').getByText('Choose photos').waitFor(),
  },
  'items, selecting': {
    path: () => '/items',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('[data-tile] button').first().click();
      await page.getByText('1 selected').waitFor();
    },
  },
  item: {
    path: (itemId) => `/items/${itemId}`,
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  'item, editing': {
    path: (itemId) => `/items/${itemId}?sheet=edit`,
    ready: async (page) => {
      await page.getByText('More about it').click();
      await page.getByLabel('Notes').waitFor();
    },
  },
  'item, not there': {
    path: () => '/items/987654321',
    ready: (page) => page.getByText('This piece is not here').waitFor(),
  },
  'account settings': {
    path: () => '/account-settings',
    ready: (page) => page.getByLabel('Screen name').waitFor(),
  },
  'password and security': {
    path: () => '/account-settings?tab=Password+%26+Security',
    ready: (page) => page.getByText('This device').waitFor(),
  },
  'profile menu': {
    path: () => '/wardrobes',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
    // It hangs from its button, yet stands at the end of the document.
    isMenu: true,
  },
  'what’s new': {
    path: () => '/wardrobes',
    ready: async (page) => {
      await page.getByRole('button', { name: /^What’s New/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'not found': {
    path: () => '/no/such/place',
    ready: (page) => page.getByText('This page is not here').waitFor(),
    isPublic: true,
  },
  'service unavailable': {
    path: () => '/service-unavailable',
    ready: (page) => page.getByText('The studio is closed for now').waitFor(),
    isPublic: true,
  },
};

/** Whether a target is too small where a finger would press it: half under a bar it is scrolled clear of it first. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length > 0;
}

/**
 * Looks at every screen in one of the views: it can be used by everybody, is no wider than the view, and keeps to
 * our policy.
 * @param world what is known once the tests run
 */
export function describeScreens(view: keyof typeof views, world: () => ScreensWorld): void {
  describe(`on a ${view}`, () => {
    let outside: BrowserContext;
    let inside: BrowserContext;
    beforeAll(async () => {
      const { browser, state } = world();
      const options = { ...views[view], reducedMotion: 'reduce' } as const;
      outside = await browser.newContext(options);
      inside = await browser.newContext({ ...options, storageState: state });
    });
    afterAll(async () => {
      await outside?.close();
      await inside?.close();
    });

    it.each(Object.entries(screens))(
      '%s can be used by everybody, within our policy',
      async (_name, screen) => {
        const { server, itemId } = world();
        const context = screen.isPublic ? outside : inside;
        const { faults } = watch(context, server.origin);
        const page = await context.newPage();
        await page.goto(server.origin + screen.path(itemId));
        await screen.ready(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(
          views[view].colorScheme,
        );
        const { violations } = await new AxeBuilder({ page })
          // A guard at the ends of a layer, which passes the focus on at once.
          .exclude('[data-base-ui-focus-guard]')
          .disableRules(screen.isMenu ? ['region'] : [])
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const told: string[] = [];
        for (const { id, nodes } of violations) {
          for (const { html, target } of nodes) {
            if (id === 'target-size' && !(await isSmallInSight(page, String(target[0])))) continue;
            told.push(`${id}: ${html.slice(0, 160)}`);
          }
        }
        expect(told).toEqual([]);
        // Nothing of it is wider than the screen. A phone's innerWidth would grow with it.
        expect(
          await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        ).toBeLessThanOrEqual(0);
        expect(faults).toEqual([]);
        await page.close();
      },
    );
  });
}
