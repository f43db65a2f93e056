import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { paths } from '#lib/paths.ts';
import type { CutoutPort } from '#server/ports/cutout.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let verdict: 'trusted' | 'likely' | 'none';
const [width, height] = [60, 80];
const cutout: CutoutPort = {
  async cut() {
    const data = new Uint8Array(width * height).fill(255, width * 20, width * 60);
    const box = { left: 0, top: 20, width, height: 40 };
    return { verdict, mask: { width, height, data }, box: verdict === 'none' ? null : box };
  },
  close: async () => {},
};

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
beforeAll(async () => {
  server = await startTestServer({ cutout });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(cleanup);

/** Adds a piece with a photo that is cut out, and opens it. */
async function openPiece() {
  const { imageId } = await server.upload(maya, await drawPicture(width, height), 'image/jpeg');
  const changes = { title: 'Red coat' };
  const input = { owner: maya.userId, changes, imageIds: [imageId] };
  const { item } = await server.call('saveItem', input, maya);
  await server.app.services.jobs.idle();
  const app = renderApp(paths.item(item.itemId), maya);
  await screen.findByRole('heading', { name: 'Red coat' });
  return { app, item };
}

const choice = (name: 'Cut-out' | 'Photo') => screen.findByRole('radio', { name });
const isChosen = async (name: 'Cut-out' | 'Photo') =>
  ((await choice(name)) as HTMLInputElement).checked;
const source = () => screen.getByRole('img', { name: /Red coat/ }).getAttribute('src') ?? '';
/** What is shown of it to whoever reads it anew. */
const kept = async ({ itemId }: { itemId: string }) => {
  const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId }, maya);
  return item.images[0]!.treatment!.mode === 'cutout' ? 'Cut-out' : 'Photo';
};

describe('A photo that is cut out', () => {
  it('shows the cut-out where it is trusted, and the photo once one chooses that', async () => {
    verdict = 'trusted';
    const { app, item } = await openPiece();
    expect(await isChosen('Cut-out')).toBe(true);
    expect(source()).toMatch(/\/cutout-720-\d\?/);
    await app.user.click(await choice('Photo'));
    expect(source()).not.toContain('cutout');
    await waitFor(async () => expect(await kept(item)).toBe('Photo'));
    await waitFor(() => expect(wire.callsOf('getItemDetails').length).toBeGreaterThan(1));
    expect(await isChosen('Photo')).toBe(true);
  });

  it('offers the cut-out where it is likely', async () => {
    verdict = 'likely';
    const { app, item } = await openPiece();
    expect(await isChosen('Photo')).toBe(true);
    await app.user.click(await choice('Cut-out'));
    expect(source()).toMatch(/\/cutout-720-\d\?/);
    await waitFor(async () => expect(await kept(item)).toBe('Cut-out'));
  });

  it('goes back to what is kept where the choice could not be saved', async () => {
    verdict = 'likely';
    const { app, item } = await openPiece();
    wire.cut('itemShowPictures', offline);
    await app.user.click(await choice('Cut-out'));
    await waitFor(async () => expect(await isChosen('Photo')).toBe(true));
    expect(source()).not.toContain('cutout');
    expect(await kept(item)).toBe('Photo');
  });

  it('offers nothing where there is none', async () => {
    verdict = 'none';
    await openPiece();
    expect(screen.queryByRole('radio', { name: 'Cut-out' })).toBeNull();
  });
});

describe('The categories that a cut-out speaks for', () => {
  const buttonsOf = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  /** Adds a piece without a category; answers what its outline speaks for, as one reads it. */
  async function addPiece() {
    verdict = 'trusted';
    const { item } = await openPiece();
    cleanup();
    const { images } = (
      await server.call('getItemDetails', { owner: maya.userId, itemId: item.itemId }, maya)
    ).item;
    const likely = images[0]!.likelyCategories.slice(0, 3).map(categoryLabel);
    expect(likely).toHaveLength(3);
    return { item, likely };
  }
  const sheetNamed = async (name: string) => screen.findByRole('dialog', { name });

  it('come first when pieces are sorted, for the piece that is seen', async () => {
    const { likely } = await addPiece();
    const input = { owner: maya.userId, changes: { title: 'No photo' } };
    await server.call('saveItem', input, maya);
    const { user } = renderApp('/items?sheet=sort', maya);
    const sheet = await sheetNamed('What is it?');
    // Until the list is read there is a group of no piece, which gives way to the first one's.
    const first = () => within(sheet).getByRole('group', { name: 'Likely' });
    await waitFor(() => expect(buttonsOf(first())).toEqual(likely));
    const usual = buttonsOf(within(sheet).getByRole('group', { name: 'Category' }));
    await user.click(within(first()).getByRole('button', { name: likely[0]! }));
    await within(sheet).findByText('2 of 2');
    await within(sheet).findByText('Swipe to go on, tap to sort');
    expect(buttonsOf(within(sheet).getByRole('group', { name: 'Category' }))).toEqual(usual);
    await user.click(within(sheet).getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      // The group of the piece before it gives way to this one's.
      const again = within(sheet).getByRole('group', { name: 'Likely' });
      expect(
        within(again).getByRole('button', { name: likely[0]! }).getAttribute('aria-pressed'),
        'what was chosen is shown on the way back',
      ).toBe('true');
    });
  });

  it('come before the groups in the form, until it has a category', async () => {
    const { item, likely } = await addPiece();
    const path = `${paths.item(item.itemId)}?sheet=edit`;
    const { user } = renderApp(path, maya);
    const sheet = await sheetNamed('Edit piece');
    const first = within(sheet).getByRole('group', { name: 'Likely' });
    expect(buttonsOf(first)).toEqual(likely);
    await user.click(within(first).getByRole('button', { name: likely[1]! }));
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    renderApp(path, maya);
    expect(
      within(await sheetNamed('Edit piece')).queryByRole('group', { name: 'Likely' }),
    ).toBeNull();
  });
});

describe('The cut-outs of all photos', () => {
  it('are counted in the settings, and tried again there', async () => {
    verdict = 'none';
    const { item } = await openPiece();
    cleanup();
    const { user } = renderApp(paths.accountSettings(), maya);
    await screen.findByText('0 of 1 photos');
    verdict = 'trusted';
    await user.click(screen.getByRole('button', { name: 'Try all again' }));
    await server.app.services.jobs.idle();
    await waitFor(async () => expect(await kept(item)).toBe('Cut-out'));
    await screen.findByText('1 of 1 photos', undefined, { timeout: 6000 });
  });

  it('are not spoken of where there is no photo', async () => {
    renderApp(paths.accountSettings(), maya);
    await screen.findAllByText('Theme');
    await waitFor(() => expect(wire.callsOf('getCutoutProgress')).toHaveLength(1));
    expect(screen.queryByText('Cut-outs')).toBeNull();
  });
});
