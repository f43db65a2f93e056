import type { BrowserContext, Page } from 'playwright';
import type { Place } from './place.ts';
import type { World } from './world.ts';

/** The widths, each with a height that such a screen has (docs/design/look.md, Widths). */
export const sizes = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const;

/** A width of the sweep. */
export type Width = keyof typeof sizes;

/** What stands around the page (docs/design/look.md, Around the page), as flags say it. */
export const frames = {
  browser: { webView: false, header: true },
  'web view': { webView: true, header: true },
  'web view without header': { webView: true, header: false },
} as const;

/** One of them. */
export type Frame = keyof typeof frames;

type ContextOptions = NonNullable<Parameters<World['browser']['newContext']>[0]>;

/** A browser of one width, in one frame, where somebody is signed in, or nobody. */
export function openContext(
  { server, browser, ...people }: World,
  place: Place,
  width: Width,
  frame: Frame,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  const member = place.who === 'nobody' ? null : people[place.who];
  const { webView, header } = frames[frame];
  const kept = {
    'hem.flag.webView': String(webView),
    'hem.flag.header': String(header),
    'hem.itemsPerRow': String(place.perRow ?? 2),
    ...(member
      ? { 'hem.session': JSON.stringify({ token: member.token, userId: member.userId }) }
      : {}),
  };
  return browser.newContext({
    viewport: sizes[width],
    isMobile: width < 768,
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.origin,
          localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })),
        },
      ],
    },
    ...options,
  });
}

/** Opens a place and waits until it stands: code, fonts and pictures. */
export async function visit(world: World, place: Place, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await place.prepare?.(page);
  await page.goto(world.server.origin + place.path(world), { waitUntil: 'commit' });
  await place.ready(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    }),
  );
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => image.complete && image.decode().catch(() => {})),
    );
  });
  // Less than a request's limit of 10 s: a loading screen is checked while it loads.
  await page.waitForFunction(() => document.getAnimations().length === 0, undefined, {
    timeout: 5_000,
  });
  return page;
}
