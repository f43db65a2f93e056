import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults, findFaultsAtEnd } from './find-faults.ts';
import { places } from './places.ts';
import { type Frame, frames, openContext, sizes, visit, type Width } from './views.ts';
import { makeWorld, type World } from './world.ts';

const pictures = path.join(import.meta.dirname, '../../.sweep');
const widths = Object.keys(sizes).map(Number) as Width[];
const themes = ['light', 'dark'] as const;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world?.close());

describe.each(Object.keys(frames) as Frame[])('in the %s', (frame) => {
  describe.each(widths)('at %i px', (width) => {
    const here = Object.entries(places).filter(([, { isIn }]) => isIn?.(width, frame) ?? true);

    it.each(here)('%s is whole, in reach and readable, light and dark', async (name, place) => {
      const context = await openContext(world, place, width, frame, { colorScheme: 'light' });
      try {
        const page = await visit(world, place, context);
        const faults = new Set<string>();
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await page.waitForFunction(
            (wanted) =>
              document.documentElement.dataset.theme === wanted &&
              document.getAnimations().length === 0,
            theme,
          );
          await keepPicture(page, `${width}-${theme}-${frame}`, name);
          // The bars around a screen do not change its colors, so the dark theme is checked in one
          // frame only.
          if (theme === 'dark' && frame !== 'browser') continue;
          for (const fault of await axeFaults(page, theme === 'light', place.isMenu))
            faults.add(`${theme}: ${fault}`);
        }
        for (const fault of await page.evaluate(findFaults)) faults.add(fault);
        if (frame !== 'browser' && (await lacksWayOut(page))) faults.add('no menu of places');
        for (const fault of await page.evaluate(findFaultsAtEnd)) faults.add(fault);
        if (place.perRow || /^(wardrobes|item)$/.test(name))
          await keepPicture(page, `${width}-dark-${frame}`, `${name}, at the end`);
        expect(faults.size, [...faults].join('\n')).toBe(0);
      } finally {
        await context.close();
      }
    });
  });
});

/**
 * In the web view every screen with a title row ends it in the menu of all places
 * (docs/design/product-rules.md, Around the app).
 */
async function lacksWayOut(page: Page): Promise<boolean> {
  if (!/^\/(wardrobes|items|account-settings)\/?(\d+\/items)?$/.test(new URL(page.url()).pathname))
    return false;
  if ((await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) > 0)
    return false;
  return !(await page.getByRole('button', { name: 'More', exact: true }).isVisible());
}

async function keepPicture(page: Page, folder: string, name: string): Promise<void> {
  const into = path.join(pictures, folder.replaceAll(' ', '-'));
  fs.mkdirSync(into, { recursive: true });
  await page.screenshot({ path: path.join(into, `${name.replaceAll(/\W+/g, '-')}.png`) });
}

/** The whole of axe in one theme; what depends on the theme, its contrasts, in the other. */
async function axeFaults(page: Page, isWhole: boolean, isMenu = false): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // A guard at the ends of a layer, which passes the focus on at once.
    .exclude('[data-base-ui-focus-guard]');
  if (isWhole) {
    axe
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // Targets are measured by ourselves, where they can be reached: axe takes the bar at the foot
      // for a neighbor of what is scrolled under it.
      .disableRules(isMenu ? ['region', 'target-size'] : ['target-size']);
  } else axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
