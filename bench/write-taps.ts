import type { Page } from 'playwright';
import { addDays } from '../contract/rules/calendar-days.ts';
import { callsTo } from '../tests/browser/built-server.ts';
import { drawPhoto } from './garment-photo.ts';
import type { Person, Stage } from './stage.ts';
import type { Row } from './table.ts';
import { type MeasuredTap, measureTap } from './tap-clock.ts';

/** Taps that write: the answer is what the page shows as done. */
export async function measureWriteTaps(page: Page, stage: Stage, person: Person): Promise<Row[]> {
  const { address } = stage;
  const { itemId, outfitId, lookId } = await layOut(address, person);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const buttonIn = (dialog: string, name: string) =>
    page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true });
  // The next tap is not to meet what the one before still does.
  const rest = () => page.waitForTimeout(700);
  const open = async (path: string) => {
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
  };
  const rows: Row[] = [];
  const measure = async (what: string, tapOf: (round: number) => MeasuredTap) => {
    rows.push(await measureTap(page, what, (round) => ({ after: rest, ...tapOf(round) })));
  };

  await open(`/items/${itemId}`);
  await button(/^Where is it now/).tap();
  await page.getByRole('dialog', { name: 'Where is it now?' }).waitFor();
  await measure('where a piece is', (round) => {
    const name = round % 2 ? 'Ready' : 'In storage';
    return { tap: () => button(name).tap(), shows: isPressed(name) };
  });
  await open(`/outfits/${outfitId}`);
  await measure('wear today', (round) => {
    const [from, to] = round % 2 ? ['Worn today', 'Wear today'] : ['Wear today', 'Worn today'];
    return { tap: () => button(from!).tap(), shows: hasText('button', to!) };
  });
  await measure('plan', (round) => ({
    async before() {
      await button('Plan').tap();
      const day = addDays(new Date().toISOString().slice(0, 10), 2 + round);
      await page.getByLabel('Day', { exact: true }).first().fill(day);
      await page.evaluate(`said = ${toast}`);
    },
    tap: () => buttonIn('Plan', 'Plan').tap(),
    shows: `(${toast} ?? said) !== said`,
    async after() {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await rest();
    },
  }));
  await open(`/looks/${lookId}`);
  await measure('pin', (round) => {
    const isThere = `document.querySelector('[data-picture] button') !== null`;
    return round % 2
      ? { tap: () => button('Undo').tap(), shows: isThere }
      : {
          before: () => page.locator('[data-picture] button').tap(),
          tap: () => button(/^Take the pin of/).tap(),
          shows: `!(${isThere})`,
        };
  });
  await open('/outfits?sheet=groups');
  await measure('group', (round) => {
    const isThere = `document.querySelector('[aria-label="Remove Lisbon"]') !== null`;
    return round % 2
      ? { tap: () => button('Remove Lisbon').tap(), shows: `!(${isThere})` }
      : {
          before: () => page.getByLabel('New group').fill('Lisbon'),
          tap: () => button('Create group').tap(),
          shows: isThere,
        };
  });
  await open('/wardrobes');
  const names = page.locator('article h2, article h3');
  await names.first().waitFor();
  let last = '';
  rows.push(
    await measureTap(page, 'order of wardrobes', async () => {
      last = (await names.last().textContent())!;
      return {
        async before() {
          await button(`More for ${last}`).tap();
          await page.getByRole('menuitem', { name: 'Move to the top' }).waitFor();
        },
        tap: () => page.getByRole('menuitem', { name: 'Move to the top' }).tap(),
        shows: `document.querySelector('article h2, article h3').textContent === '${last}'`,
        after: rest,
      };
    }),
  );
  return rows;
}

const hasText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].some((one) => one.textContent === '${text}')`;
const toast = `document.querySelector('[data-toasts] p')?.textContent`;
const isPressed = (name: string) => hasText('[aria-pressed="true"]', name);

/** Lays out what is tapped: a piece, an outfit, a look with a pin, three wardrobes. */
async function layOut(address: string, { userId: owner, token }: Person) {
  const call = callsTo(address);
  const { itemIds } = await call('getItemNavigation', { owner, filter: {} }, token);
  const itemId = itemIds[0]!;
  const layer = { itemId, x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
  const collage = { background: 'paper' as const, layers: [layer] };
  const { outfit } = await call(
    'saveOutfit',
    { owner, changes: { title: 'Opera' }, collage },
    token,
  );
  const photo = new Uint8Array(await drawPhoto('blazer-ink'));
  const contentType = 'image/webp';
  const asked = { kind: 'look', contentType, byteLength: photo.length } as const;
  const { imageId, url } = await call('imageUpload', asked, token);
  const headers = { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' };
  await fetch(new URL(url, address), { method: 'PUT', headers, body: photo });
  const { look } = await call(
    'saveLook',
    {
      owner,
      changes: { kind: 'worn', title: 'Gallery' },
      imageId,
      pins: [{ itemId, x: 0.5, y: 0.5 }],
    },
    token,
  );
  for (const name of ['Work', 'Trip'])
    await call('saveWardrobe', { owner, name, description: '' }, token);
  return { itemId, outfitId: outfit.outfitId, lookId: look.lookId };
}
