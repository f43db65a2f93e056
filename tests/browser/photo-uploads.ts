import type { Page } from 'playwright';
import sharp from 'sharp';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { BuiltServer, Member } from './built-server.ts';

/** Picks files in the add sheet, as from a phone's library. */
export async function addPhotos(page: Page, files: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add piece' }).first().click();
  await page.getByTestId('photo-library').setInputFiles(files);
}

/** Where the photos stand that are on their way. */
export const uploads = (page: Page) => page.getByRole('region', { name: 'Photos on their way' });

/** Waits until nothing is on its way any more: every photo is an item, or says why not. */
export const settle = (page: Page) =>
  page.waitForFunction(
    () => {
      const tiles = [...document.querySelectorAll<HTMLElement>('article[data-step]')];
      return tiles.every(({ dataset }) => dataset.step === 'refused' || dataset.step === 'same');
    },
    undefined,
    { timeout: 100_000, polling: 250 },
  );

/** The member's items, the oldest first, once every picture is ready or refused. */
export async function itemsOf(
  server: BuiltServer,
  { userId: owner, token }: Member,
): Promise<ItemCard[]> {
  const { itemIds } = await server.call(
    'getItemNavigation',
    { owner, filter: { sort: 'oldest' } },
    token,
  );
  for (;;) {
    const { items } = await server.call('getItems', { owner, itemIds }, token);
    const byId = new Map(items.map((item) => [item.itemId, item]));
    const found = itemIds.map((itemId) => byId.get(itemId)!);
    if (found.every(({ image }) => image?.status !== 'received')) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The smallest rendition of an item's picture, as raw red, green and blue. */
export async function pixelsOf(server: BuiltServer, card: ItemCard) {
  const answer = await fetch(server.origin + card.image!.urls![240]);
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
