import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { images, items } from '#server/database/schema.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let wire: FaultyWire;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(cleanup);

/** Pieces that were recognized as shirts, and answers their ids. */
async function recognize(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => ({ title: `Piece ${index + 1}` }));
  const ids = await hangItems(server, maya, names);
  const said = { category: 'shirt', categoryGroup: 'top', categoryFrom: 'photo' } as const;
  for (const id of ids) {
    await server.app.services.open.database
      .update(items)
      .set(said)
      .where(eq(items.id, Number(id)));
  }
  return ids;
}
const navigation = (filter: object) =>
  server.call('getItemNavigation', { owner: maya.userId, filter }, maya);
const sheet = () => within(screen.getByRole('dialog'));

describe('pieces that were recognized', () => {
  it('are confirmed by the screenful, but for those that are something else', async () => {
    const ids = await recognize(11);
    const { user, where } = renderApp('/items', maya);
    await screen.findByText('We have a guess for 11 pieces.');
    await user.click(screen.getByRole('button', { name: 'Check them' }));
    await screen.findByRole('dialog', { name: 'Are these right?' });
    await waitFor(() => expect(where()).toBe('/items?sheet=recognized'));
    await sheet().findByText('1–9 of 11');
    await waitFor(() =>
      expect(sheet().getAllByRole('button', { name: /Shirts$/ })).toHaveLength(9),
    );

    await user.click(sheet().getByRole('button', { name: /^Piece 2\b.*Shirts$/ }));
    await screen.findByRole('dialog', { name: 'What is it?' });
    await user.click(await sheet().findByRole('button', { name: 'Coats' }));
    await sheet().findByRole('button', { name: /^Piece 2\b.*Coats$/ });
    expect(document.activeElement?.textContent, 'the keyboard goes on where it was').toMatch(
      /Coats/,
    );

    await user.click(sheet().getByRole('button', { name: 'These are right' }));
    await sheet().findByText('10–11 of 11');
    await user.click(await sheet().findByRole('button', { name: 'These are right' }));
    await sheet().findByText('All checked');
    await user.click(await sheet().findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(/guess/)).toBeNull());
    expect((await navigation({ recognized: true })).itemIds).toEqual([]);
    expect((await navigation({ category: ['coat'] })).itemIds).toEqual([ids[1]]);
    expect((await navigation({ category: ['shirt'] })).itemIds).toHaveLength(10);
  });

  it('stay on the screen where confirming failed, and go on to those without a category', async () => {
    await recognize(1);
    await hangItems(server, maya, [{ title: 'Unknown' }]);
    const { user, where } = renderApp('/items?sheet=recognized', maya);
    await screen.findByRole('button', { name: /Shirts$/ });
    wire.cut('confirmCategories', refused(500, 'server'));
    await user.click(sheet().getByRole('button', { name: 'This is right' }));
    await sheet().findByRole('alert');
    expect(sheet().getByText('1 of 1')).toBeTruthy();
    expect((await navigation({})).counts.recognized).toBe(1);
    wire.cut('confirmCategories');
    await user.click(sheet().getByRole('button', { name: 'This is right' }));
    await sheet().findByText('One piece has no category yet.');
    await user.click(await sheet().findByRole('button', { name: 'Add categories' }));
    await screen.findByRole('dialog', { name: 'What is it?' });
    expect(where()).toBe('/items?sheet=sort');
  });

  it('that are only guessed say so, and are set once they were seen', async () => {
    const [piece] = await recognize(1);
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
    const { itemId } = (
      await server.call('saveItem', { owner: maya.userId, changes: {}, imageIds: [imageId] }, maya)
    ).item;
    await server.app.services.jobs.idle();
    await server.app.services.open.database
      .update(images)
      .set({ likelyCategories: ['trousers', 'jeans'] })
      .where(eq(images.id, imageId));
    const { user } = renderApp('/items', maya);
    await screen.findByText('We have a guess for 2 pieces.');
    await user.click(screen.getByRole('button', { name: 'Check them' }));
    await screen.findByRole('button', { name: /Shirts$/ });
    await screen.findByRole('button', { name: /Trousers\?$/ });
    await user.click(sheet().getByRole('button', { name: 'These are right' }));
    await sheet().findByText('All checked');
    expect((await navigation({ category: ['trousers'] })).itemIds).toEqual([itemId]);
    expect((await navigation({ category: ['shirt'] })).itemIds).toEqual([piece]);
    expect((await navigation({})).counts).toMatchObject({ unsorted: 0, recognized: 0 });
    await user.click(await sheet().findByRole('button', { name: 'Hang them' }));
    await screen.findByRole('dialog', { name: 'New wardrobe' });
  });

  it('are not taken for right before they are seen', async () => {
    await recognize(2);
    const { fault, release } = held();
    wire.cut('getItems', fault);
    const { user } = renderApp('/items?sheet=recognized', maya);
    await screen.findByText('1–2 of 2');
    await user.click(sheet().getByRole('button', { name: 'These are right' }));
    expect(sheet().getByText('1–2 of 2')).toBeTruthy();
    release();
    await sheet().findAllByRole('button', { name: /Shirts$/ });
    await user.click(sheet().getByRole('button', { name: 'These are right' }));
    await sheet().findByText('All checked');
    expect((await navigation({})).counts.recognized).toBe(0);
  });

  it('are not taken for right where they did not come, which is said with another try', async () => {
    await recognize(2);
    wire.cut('getItems', refused(500, 'server'));
    const { user } = renderApp('/items?sheet=recognized', maya);
    await screen.findByText('The pieces did not load');
    expect(sheet().queryByRole('button', { name: /right/ })).toBeNull();
    wire.cut('getItems');
    await user.click(sheet().getByRole('button', { name: 'Try again' }));
    await sheet().findAllByRole('button', { name: /Shirts$/ });
    expect((await navigation({})).counts.recognized).toBe(2);
  });

  it('that were confirmed do not come again with those that came since', async () => {
    await recognize(1);
    const { user } = renderApp('/items', maya);
    await user.click(await screen.findByRole('button', { name: 'Check them' }));
    await screen.findByRole('button', { name: /^Piece 1\b.*Shirts$/ });
    await user.click(sheet().getByRole('button', { name: 'This is right' }));
    await sheet().findByText('All checked');
    const [later] = await recognize(1);
    await server.call(
      'saveItem',
      { owner: maya.userId, itemId: later!, changes: { title: 'Later' } },
      maya,
    );
    await user.click(await sheet().findByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Check them' }));
    await screen.findByRole('button', { name: /^Later\b.*Shirts$/ });
    expect(sheet().getByText('1 of 1')).toBeTruthy();
  });

  it('that were deleted meanwhile are passed', async () => {
    const ids = await recognize(2);
    const { user } = renderApp('/items?sheet=recognized', maya);
    await user.click(await screen.findByRole('button', { name: /^Piece 2\b.*Shirts$/ }));
    await screen.findByRole('dialog', { name: 'What is it?' });
    await server.call('deleteItems', { owner: maya.userId, itemIds: [ids[1]!] }, maya);
    await user.click(await sheet().findByRole('button', { name: 'Coats' }));
    await screen.findByText('That piece was deleted meanwhile');
    await screen.findByRole('dialog', { name: 'Are these right?' });
    await sheet().findByRole('button', { name: /^Piece 1\b.*Shirts$/ });
    expect(sheet().queryByRole('button', { name: /^Piece 2/ })).toBeNull();
    await user.click(sheet().getByRole('button', { name: 'This is right' }));
    await sheet().findByText('All checked');
  });

  it('are left as they are by closing', async () => {
    await recognize(2);
    const { user } = renderApp('/items?sheet=recognized', maya);
    await screen.findByText('1–2 of 2');
    await user.click(sheet().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await navigation({})).counts.recognized).toBe(2);
    expect(wire.callsOf('confirmCategories')).toHaveLength(0);
  });
});

describe('pieces without a category', () => {
  it('are asked for as they are cut out; one that is recognized meanwhile is not asked for', async () => {
    const { database } = server.app.services.open;
    const add = async (title: string) => {
      const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
      const input = { owner: maya.userId, changes: { title }, imageIds: [imageId] };
      const { itemId } = (await server.call('saveItem', input, maya)).item;
      await server.app.services.jobs.idle();
      return { itemId: Number(itemId), imageId };
    };
    const first = await add('First');
    await add('Second');
    await add('Third');
    const waiting = { cutoutAskedAt: new Date() };
    await database.update(images).set(waiting).where(eq(images.id, first.imageId));
    renderApp('/items?sheet=sort', maya);
    await screen.findByText('1 of 3');
    const picture = (title: string) => sheet().findByRole('img', { name: new RegExp(title) });
    await picture('Second');
    const said = { category: 'shirt', categoryGroup: 'top', categoryFrom: 'photo' } as const;
    await database.update(items).set(said).where(eq(items.id, first.itemId));
    const doubted = { cutout: 'likely', cutoutVersion: 1, cutoutAskedAt: null } as const;
    await database.update(images).set(doubted).where(eq(images.id, first.imageId));
    await screen.findByText('1 of 2', undefined, { timeout: 15_000 });
    await screen.findByText('One cut-out may be wrong.');
    expect(await picture('Second'), 'the one on the screen stays').toBeTruthy();
  });
});
