import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

describe('the same form open in two tabs', () => {
  it('keeps what is typed in each, and what a closed one left comes back', async () => {
    const server = sharedServer();
    const member = await server.member();
    const browser = await sharedChromium();
    const storageState = signedIn(server.origin, member);
    const context = await browser.newContext({ ...views.desktop, storageState });
    const [one, other] = [await context.newPage(), await context.newPage()];
    const nameIn = (page: Page) => page.getByLabel(/^Name/);
    const open = async (page: Page) => {
      await page.goto(`${server.origin}/wardrobes?sheet=new`);
      await nameIn(page).waitFor();
    };
    const type = (page: Page, name: string) => nameIn(page).pressSequentially(name);
    const comesBack = async (page: Page, name: string) => {
      const told = page.getByText(/Your unsaved changes are back/);
      await told.waitFor().catch(async (error: Error) => {
        throw new Error(`${error.message}\nThe page then: ${await page.evaluate(readDrafts)}`);
      });
      expect(await nameIn(page).inputValue()).toBe(name);
    };
    await open(one);
    await open(other);
    await type(one, 'Work');
    await type(other, 'Play');
    // A page that ends before it has opened the device's database for the first time keeps nothing.
    for (const name of ['Work', 'Play']) await one.waitForFunction(isKept, name);
    await type(one, ' days');

    for (const page of [one, other]) await page.reload();
    await comesBack(one, 'Work days');
    await comesBack(other, 'Play');

    await other.close();
    const create = one.getByRole('button', { name: 'Create wardrobe' });
    await create.click();
    await one.getByRole('dialog').waitFor({ state: 'detached' });
    await open(one);
    await comesBack(one, 'Play');
    await create.click();
    await one.getByRole('dialog').waitFor({ state: 'detached' });
    const { wardrobes } = await server.call('getWardrobes', { owner: member.userId }, member.token);
    expect(wardrobes.map(({ name }) => name).toSorted()).toEqual(['Play', 'Work days']);
    await open(one);
    expect(await nameIn(one).inputValue()).toBe('');
  });
});

/** What may say why a draft did not come back: who holds which slot, and what is kept. Runs in the page. */
async function readDrafts(): Promise<string> {
  const { held, pending } = await navigator.locks.query();
  const slots = Object.entries(sessionStorage).filter(([key]) => key.includes('draft'));
  const notes = Object.entries(localStorage).filter(([key]) => key.includes('draft'));
  const kept = await new Promise((resolve) => {
    const opening = indexedDB.open('hem');
    opening.onerror = () => resolve(String(opening.error));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => resolve(reading.result);
    };
  });
  const words = document.body.innerText.slice(0, 500);
  return JSON.stringify({ held, pending, slots, notes, kept, words });
}

/** Whether the device keeps a draft with such a word in it. Runs in the page. */
function isKept(word: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('hem');
    // Only the app makes the database.
    opening.onupgradeneeded = () => opening.transaction!.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result.some((draft) => JSON.stringify(draft).includes(word)));
      };
    };
  });
}
