import type { Page } from 'playwright';
import { firstPictureMs, type Stage } from './stage.ts';
import type { Row } from './table.ts';
import { measureTap } from './tap-clock.ts';

/** Taps that the page answers by itself: the rooms' tabs, and what a list offers. */
export async function measureListTaps(page: Page, { address }: Stage): Promise<Row[]> {
  await page.goto(`${address}/items`);
  await firstPictureMs(page);
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await tab('Wardrobes').tap();
  await page.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();
  const rows = [
    await measureTap(page, 'tab', (round) => {
      const name = round % 2 ? 'Wardrobes' : 'Items';
      const shows = `document.querySelector('h1')?.textContent === '${name}'`;
      return { tap: () => tab(name).tap(), shows };
    }),
  ];
  await tab('Items').tap();
  await page.locator('[data-tile]').first().waitFor();
  const density = (count: number) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: `${count} in a row` }) })
      .tap();
  rows.push(
    await measureTap(page, 'density', (round) => {
      const count = [4, 6, 2][round % 3]!;
      const shows = `document.querySelector('[aria-label="${count} in a row"]').checked`;
      return { tap: () => density(count), shows };
    }),
    await measureTap(page, 'density, until the tiles stand so', (round) => {
      const count = [4, 6, 2][round % 3]!;
      const shows = `document.querySelector('[data-per-row="${count}"] [data-tile]') !== null`;
      return { tap: () => density(count), shows };
    }),
  );
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  const tile = page.locator('[data-tile] button');
  rows.push(
    await measureTap(page, 'select', async (round) => {
      const one = tile.nth(round % 4);
      const isChosen = (await one.getAttribute('aria-pressed')) === 'true';
      const shows = `document.querySelectorAll('[data-tile] button')[${round % 4}].ariaPressed === '${!isChosen}'`;
      return { tap: () => one.tap(), shows };
    }),
  );
  return rows;
}
