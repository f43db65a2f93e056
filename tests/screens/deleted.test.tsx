import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletedList, deletedSelection } from '#features/items/deleted-list.tsx';
import { paths } from '#lib/paths.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
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
  deletedList.density?.choose(2);
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

  it('is found in the settings', async () => {
    await deletePieces('Old scarf', 'Red coat');
    const { user } = renderApp(paths.accountSettings(), maya);
    await screen.findByText('2 pieces');
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await screen.findByRole('heading', { name: 'Recently deleted' });
    await screen.findByText('Red coat');
  });
});
