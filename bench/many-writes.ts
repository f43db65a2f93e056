import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const photos = 60;
const taps = 20;

/** How often the list is read while much is written: 60 photos added, then 20 of them sorted. */
export async function measureManyWrites(stage: Stage): Promise<Row[]> {
  const person = await stage.person(1);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photos-'));
  const files = await Promise.all(Array.from({ length: photos }, (_, at) => draw(folder, at)));
  const page = await stage.phone(person, { fast: true });
  await page.goto(`${stage.address}/items`);
  await page.getByRole('button', { name: 'Add piece' }).first().click();
  await page.getByTestId('photo-library').waitFor({ state: 'attached' });
  const whileAdding = countReads(page);
  await page.getByTestId('photo-library').setInputFiles(files);
  await page.getByText(unsorted(photos)).waitFor();
  const adding = whileAdding();

  await page.getByRole('button', { name: 'Add categories' }).click();
  const sheet = page.getByRole('dialog', { name: 'What is it?' });
  const choice = sheet.getByRole('group', { name: 'Category' }).getByRole('button').first();
  await choice.waitFor();
  const whileSorting = countReads(page);
  for (let tap = 1; tap <= taps; tap += 1) {
    await choice.click();
    await sheet.getByText(`${tap + 1} of ${photos}`).waitFor();
  }
  await page.goBack();
  await page.getByText(unsorted(photos - taps)).waitFor();
  const sorting = whileSorting();
  await page.context().close();
  fs.rmSync(folder, { recursive: true, force: true });
  const row = (what: string, reads: number, goal: number): Row => ({
    what,
    figure: String(reads),
    beside: String(goal),
    ratio: reads / goal,
    goal: '≤ 1',
    holds: reads <= goal,
  });
  return [
    row(`${photos} photos added: navigations read`, adding, 12),
    row(`${taps} taps in the sort sheet: navigations read`, sorting, 3),
  ];
}

/** The notice of so many pieces without a category, whether or not some are still being cut out. */
const unsorted = (count: number) =>
  new RegExp(`^${count} (pieces have no category yet|without a category)`);

/** Counts the navigations that the page asks for from now on; answers how many. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.startsWith('{"getItemNavigation"')) count += 1;
  });
  return () => count;
}

async function draw(folder: string, at: number): Promise<string> {
  const file = path.join(folder, `${at}.jpg`);
  const background = { r: (at * 37) % 256, g: (at * 91) % 256, b: (at * 53) % 256 };
  await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(file);
  return file;
}
