import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletedSelection } from '#features/deleted/deleted-list.tsx';
import { paths } from '#lib/paths.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  deletedSelection.clear();
});

/** Makes pieces and deletes them, in this order; their ids. */
async function deletePieces(...titles: string[]): Promise<string[]> {
  const owner = maya.userId;
  const ids: string[] = [];
  for (const title of titles) {
    const { item } = await server.call('saveItem', { owner, changes: { title } }, maya);
    await server.call('deleteItems', { owner, itemIds: [item.itemId] }, maya);
    server.advance(1000);
    ids.push(item.itemId);
  }
  return ids;
}

/** Makes and deletes an outfit of a piece that was worn, and a look with a photo. */
async function deleteOutfitAndLook(itemId: string) {
  const owner = maya.userId;
  const collage = collageOf([itemId]);
  const made = await server.call(
    'saveOutfit',
    { owner, changes: { title: 'Opera' }, collage },
    maya,
  );
  const { outfitId } = made.outfit;
  const changes = { outfitId, day: '2024-05-05' };
  await server.call('savePlan', { owner, changes, isWorn: true }, maya);
  const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg', 'look');
  const words = { kind: 'worn' as const, title: 'In the mirror' };
  const { look } = await server.call('saveLook', { owner, changes: words, imageId }, maya);
  const { lookId } = look;
  await server.app.services.jobs.idle();
  await server.call('deleteOutfits', { owner, outfitIds: [outfitId] }, maya);
  await server.call('deleteLooks', { owner, lookIds: [lookId] }, maya);
  return { outfitId, lookId, imageId };
}

const pieces = async () => {
  const { itemIds } = await server.call(
    'getItemNavigation',
    { owner: maya.userId, filter: {} },
    maya,
  );
  return itemIds;
};
const openDeleted = () => renderApp(paths.deletedItems(), maya);

describe('Recently deleted', () => {
  it('lists what was deleted, the last first, with the days that are left', async () => {
    await deletePieces('Old scarf', 'Red coat');
    openDeleted();
    await screen.findByText('Red coat');
    const shown = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    const order = shown.filter((text) => /scarf|coat/.test(text));
    expect(order.map((text) => (/coat/.test(text) ? 'coat' : 'scarf'))).toEqual(['coat', 'scarf']);
    expect(order[0]).toContain('30 days left');
  });

  it('brings one back, which is then where it was', async () => {
    const [scarf] = await deletePieces('Old scarf');
    const { user } = openDeleted();
    await user.click(await screen.findByText('Old scarf'));
    const dialog = await screen.findByRole('dialog', { name: 'Old scarf' });
    await user.click(within(dialog).getByRole('button', { name: 'Bring back' }));
    await screen.findByText('1 piece brought back');
    await screen.findByText('Nothing deleted');
    expect(await pieces()).toEqual([scarf]);
  });

  it('removes several for good, after asking, with their photos', async () => {
    const owner = maya.userId;
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
    const input = { owner, changes: { title: 'Torn sock' }, imageIds: [imageId] };
    const { item } = await server.call('saveItem', input, maya);
    await server.app.services.jobs.idle();
    await server.call('deleteItems', { owner, itemIds: [item.itemId] }, maya);
    await deletePieces('Old scarf');
    const { user } = openDeleted();
    await screen.findByText('Torn sock');
    await user.click(screen.getByRole('button', { name: 'Select' }));
    for (const tile of await screen.findAllByRole('button', { name: /days left$/ })) {
      await user.click(tile);
    }
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 pieces for good?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
    expect((await server.call('getDeletedItems', { owner }, maya)).items).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    const again = await screen.findByRole('alertdialog', { name: 'Remove 2 pieces for good?' });
    await user.click(within(again).getByRole('button', { name: 'Remove for good' }));
    await screen.findByText('2 pieces removed for good');
    await screen.findByText('Nothing deleted');
    await server.app.services.jobs.idle();
    const { blobs } = server.app.services;
    expect(await blobs.info(`images/${imageId}/720`)).toBeNull();
  });

  it('says so where it is gone by then', async () => {
    const [scarf] = await deletePieces('Old scarf');
    const { user } = openDeleted();
    await user.click(await screen.findByText('Old scarf'));
    const dialog = await screen.findByRole('dialog', { name: 'Old scarf' });
    await server.call('forgetItems', { owner: maya.userId, itemIds: [scarf!] }, maya);
    await user.click(within(dialog).getByRole('button', { name: 'Bring back' }));
    await screen.findByText('There is nothing left of it');
    await waitFor(() => expect(screen.queryByText('Old scarf')).toBeNull());
  });

  it('has outfits and looks in views of their own, and brings them back', async () => {
    const owner = maya.userId;
    const [scarf] = await deletePieces('Old scarf');
    const { outfitId, lookId } = await deleteOutfitAndLook(scarf!);
    const { user, where } = openDeleted();
    await screen.findByText('Old scarf');
    await user.click(screen.getByRole('radio', { name: 'Outfits' }));
    await user.click(await screen.findByText('Opera'));
    expect(where()).toBe(`/items/deleted?view=outfits&sheet=${outfitId}`);
    const outfit = within(await screen.findByRole('dialog', { name: 'Opera' }));
    await user.click(outfit.getByRole('button', { name: 'Bring back' }));
    await screen.findByText('1 outfit brought back');
    await screen.findByText('Nothing deleted');
    await user.click(screen.getByRole('radio', { name: 'Looks' }));
    await user.click(await screen.findByText('In the mirror'));
    const look = within(await screen.findByRole('dialog', { name: 'In the mirror' }));
    await user.click(look.getByRole('button', { name: 'Bring back' }));
    await screen.findByText('1 look brought back');
    await server.call('getOutfitDetails', { owner, outfitId }, maya);
    await server.call('getLookDetails', { owner, lookId }, maya);
  });

  it('removes an outfit and a look for good, and leaves what was worn', async () => {
    const owner = maya.userId;
    const [scarf] = await deletePieces('Old scarf');
    await server.call('restoreItems', { owner, itemIds: [scarf!] }, maya);
    const { imageId } = await deleteOutfitAndLook(scarf!);
    for (const [view, name] of [
      ['outfits', '1 outfit'],
      ['looks', '1 look'],
    ]) {
      const { user, unmount } = renderApp(`${paths.deletedItems()}?view=${view}`, maya);
      await screen.findByText(/days left$/);
      await user.click(screen.getByRole('button', { name: 'Select' }));
      await user.click(await screen.findByRole('button', { name: /days left$/ }));
      await user.click(screen.getByRole('button', { name: 'Remove for good' }));
      const dialog = await screen.findByRole('alertdialog', { name: `Remove ${name} for good?` });
      await user.click(within(dialog).getByRole('button', { name: 'Remove for good' }));
      await screen.findByText(`${name} removed for good`);
      await screen.findByText('Nothing deleted');
      unmount();
    }
    const range = { owner, from: '2024-05-05', to: '2024-05-05' };
    const { plans } = await server.call('getPlans', range, maya);
    expect(plans).toMatchObject([{ outfitId: null, outfitTitle: 'Opera', itemIds: [scarf] }]);
    await server.app.services.jobs.idle();
    expect(await server.app.services.blobs.info(`images/${imageId}/720`)).toBeNull();
  });

  it('is found in the settings', async () => {
    const [first] = await deletePieces('Old scarf', 'Red coat');
    await deleteOutfitAndLook(first!);
    const { user } = renderApp(paths.accountSettings(), maya);
    await screen.findByText('2 pieces, 1 outfit, 1 look');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await screen.findByRole('heading', { name: 'Recently deleted' });
    await screen.findByText('Red coat');
  });
});
