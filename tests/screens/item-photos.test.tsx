import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { suspendUploads } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';
import { openAddSheet } from './open-add-sheet.ts';
import { type SentPut, wirePuts } from './wired-put.ts';

// What needs a canvas and a worker.
vi.mock('#api/upload-queue/prepare-photo.ts', () => ({
  preparePhoto: async ({ bytes, name }: { bytes: ArrayBuffer; name: string }) => {
    if (name === 'notes.txt') throw Object.assign(new Error(), { refusal: 'image-type' });
    return { bytes, contentType: 'image/jpeg', contentHash: null };
  },
  photoLook: async () => ({ mainColor: null, look: null }),
}));

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let bytes: Buffer<ArrayBuffer>;
let puts: SentPut[];

beforeAll(async () => {
  server = await startTestServer();
  bytes = (await drawPicture()) as Buffer<ArrayBuffer>;
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  puts = [];
  wirePuts(server, (put, through) => {
    puts.push(put);
    return through();
  });
  maya = await settledMember(server);
});
afterEach(cleanup);

/**
 * What nothing named for a day goes. The hourly sweep is due then as well; the clock is set back after it,
 * since what is sent from now on would look a day old to the next one.
 */
async function sweepOfTomorrow(): Promise<void> {
  server.advance(25 * 3_600_000);
  await sweep(server.app.services);
  await server.app.services.jobs.idle();
  server.advance(-25 * 3_600_000);
}

const photo = (name: string) => new File([bytes], name, { type: 'image/jpeg' });
/** The edit sheet of a piece that shows so many photos; their ids. */
async function openSheet(count: number) {
  const imageIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    imageIds.push((await server.upload(maya, bytes, 'image/jpeg')).imageId);
  }
  const changes = { title: 'Linen shirt' };
  const { item } = await server.call(
    'saveItem',
    { owner: maya.userId, changes, imageIds, wardrobeIds: [] },
    maya,
  );
  const app = renderApp(`/items/${item.itemId}?sheet=edit`, maya);
  const photos = await screen.findByRole('dialog', { name: 'Edit piece' });
  const editor = within(photos).getByRole('region', { name: 'Photos' });
  return { app, imageIds, itemId: item.itemId, editor: within(editor) };
}
type Editor = Awaited<ReturnType<typeof openSheet>>['editor'];

const countIn = (editor: Editor) => editor.queryAllByRole('button', { name: /^Remove/ }).length;
const add = ({ user }: RenderedApp, ...names: string[]) =>
  user.upload(screen.getByLabelText('Add photos'), names.map(photo));
async function save({ user }: RenderedApp): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const savedIds = async (itemId: string) => {
  const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId }, maya);
  return item.images.map(({ imageId }) => imageId);
};
const onTile = async (itemId: string) => {
  const asked = { owner: maya.userId, itemIds: [itemId] };
  return (await server.call('getItems', asked, maya)).items[0]?.image?.imageId;
};

describe('the photos of a piece', () => {
  it('are added behind those that it has, and saved with the form', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(1);
    await add(app, 'back.jpg', 'label.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(3));
    // Each is shown before anything is saved.
    expect(editor.getByRole('img', { name: 'Photo 3' }).getAttribute('src')).toMatch(/^blob:/);
    expect(await savedIds(itemId)).toEqual(imageIds);
    await save(app);
    const now = await savedIds(itemId);
    expect(now).toHaveLength(3);
    expect(now[0]).toBe(imageIds[0]);
    expect(await onTile(itemId)).toBe(imageIds[0]);
    expect(puts.map(({ contentType, bytes }) => [contentType, bytes])).toEqual([
      ['image/jpeg', bytes.length],
      ['image/jpeg', bytes.length],
    ]);
  });

  it('are moved forward; the first of them is on the tile', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(3);
    const [first, second, third] = imageIds;
    expect(editor.queryByRole('button', { name: 'Move photo 1 forward' })).toBeNull();
    await app.user.click(editor.getByRole('button', { name: 'Move photo 3 forward' }));
    await app.user.click(editor.getByRole('button', { name: 'Move photo 2 forward' }));
    await save(app);
    expect(await savedIds(itemId)).toEqual([third, first, second]);
    expect(await onTile(itemId)).toBe(third);
  });

  it('are kept over a reload, until they are saved', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(2);
    await add(app, 'back.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(3));
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 1' }));
    app.unmount();

    const again = renderApp(`/items/${itemId}?sheet=edit`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit piece' }));
    await waitFor(() =>
      expect(sheet.getByRole('img', { name: 'Photo 2' }).getAttribute('src')).toMatch(/^blob:/),
    );
    await save(again);
    const now = await savedIds(itemId);
    expect(now).toHaveLength(2);
    expect(now[0]).toBe(imageIds[1]);
  });

  it('that are too old by now are asked for again, and the rest stays', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(1);
    await add(app, 'back.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(2));
    await sweepOfTomorrow();
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The photos you added are too old by now. Add them again.');
    await waitFor(() => expect(countIn(editor)).toBe(1));
    await save(app);
    expect(await savedIds(itemId)).toEqual(imageIds);
  });

  it('that another device adds and removes meanwhile are kept and stay away', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(3);
    const [first, second, third] = imageIds as [string, string, string];
    await add(app, 'back.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(4));
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 2' }));
    const { imageId: other } = await server.upload(maya, bytes, 'image/jpeg');
    await server.call(
      'saveItem',
      { owner: maya.userId, itemId, changes: {}, imageIds: [other], removedImageIds: [third] },
      maya,
    );
    await save(app);
    const now = await savedIds(itemId);
    expect(now.slice(0, 2)).toEqual([first, other]);
    expect(now).toHaveLength(3);
    expect(now).not.toContain(second);
  });

  it('that are too many with those of another device are refused in words, and shown', async () => {
    const { app, itemId, editor } = await openSheet(7);
    await add(app, 'eighth.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(8));
    const { imageId: other } = await server.upload(maya, bytes, 'image/jpeg');
    const input = { owner: maya.userId, itemId, changes: {}, imageIds: [other] };
    await server.call('saveItem', input, maya);
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/At most 8 photos, with those added on another device/);
    await waitFor(() => expect(countIn(editor)).toBe(9));
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 1' }));
    await save(app);
    const now = await savedIds(itemId);
    expect(now).toHaveLength(8);
    expect(now).toContain(other);
  });

  it('are removed, the last one too', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(2);
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 1' }));
    await save(app);
    expect(await savedIds(itemId)).toEqual([imageIds[1]]);
    app.unmount();
    const again = renderApp(`/items/${itemId}?sheet=edit`, maya);
    await again.user.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    await save(again);
    expect(await savedIds(itemId)).toEqual([]);
  });

  it('stay as they were when the sheet is closed', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(2);
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 1' }));
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await savedIds(itemId)).toEqual(imageIds);
  });

  it('are eight at most', async () => {
    const { app, itemId, editor } = await openSheet(7);
    await add(app, 'eighth.jpg', 'ninth.jpg');
    await waitFor(() => expect(countIn(editor)).toBe(8));
    expect(editor.queryByRole('button', { name: 'Add photo' })).toBeNull();
    await save(app);
    expect(await savedIds(itemId)).toHaveLength(8);
    expect(puts).toHaveLength(1);
  });

  it('let one that cannot be read say why, and the others come', async () => {
    const { app, itemId, editor } = await openSheet(0);
    await add(app, 'notes.txt', 'front.jpg');
    expect((await editor.findByRole('alert')).textContent).toMatch(/^Not a photo we can read/);
    await waitFor(() => expect(countIn(editor)).toBe(1));
    await save(app);
    expect(await savedIds(itemId)).toHaveLength(1);
  });

  it('are saved once the last of them has been sent, and as they are by then', async () => {
    const { app, imageIds, itemId, editor } = await openSheet(2);
    const { fault, release } = held();
    wire.cut('imageUpload', fault);
    await add(app, 'label.jpg');
    await waitFor(() => expect(wire.callsOf('imageUpload')).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await app.user.click(button);
    await app.user.click(editor.getByRole('button', { name: 'Remove photo 1' }));
    release();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(wire.callsOf('saveItem')).toEqual([]);
    await save(app);
    const now = await savedIds(itemId);
    expect(now).toHaveLength(2);
    expect(now[0]).toBe(imageIds[1]);
  });
});

describe('a photo of a piece on its way', () => {
  afterEach(suspendUploads);

  it('outlives the page, and comes into the form that is opened anew', async () => {
    const { app, imageIds, itemId } = await openSheet(1);
    const { fault, release } = held();
    wire.cut('imageUpload', fault);
    await add(app, 'back.jpg');
    await waitFor(() => expect(wire.callsOf('imageUpload')).toHaveLength(1));
    app.unmount();
    suspendUploads();
    release();
    wire.cut('imageUpload');

    const again = renderApp(`/items/${itemId}?sheet=edit`, maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit piece' }));
    await waitFor(() =>
      expect(sheet.getByRole('img', { name: 'Photo 2' }).getAttribute('src')).toMatch(/^blob:/),
    );
    await save(again);
    const now = await savedIds(itemId);
    expect(now).toHaveLength(2);
    expect(now[0]).toBe(imageIds[0]);
    const keys = wire.callsOf('imageUpload').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    // It is nowhere but there: neither a piece of its own nor a second time in the next draft.
    again.unmount();
    renderApp(`/items/${itemId}?sheet=edit`, maya);
    await screen.findByRole('img', { name: 'Photo 2' });
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(uploads.list).toEqual([]);
  });

  it('that does not get through says so, and goes on when told to', async () => {
    const { app, itemId, editor } = await openSheet(0);
    wire.cut('imageUpload', offline);
    await add(app, 'front.jpg');
    await editor.findByText('This photo did not get through. Try again.');
    wire.cut('imageUpload');
    await app.user.click(editor.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(countIn(editor)).toBe(1));
    expect(editor.queryByRole('alert')).toBeNull();
    await save(app);
    expect(await savedIds(itemId)).toHaveLength(1);
  });

  it('keep the order in which they were picked, whichever is sent first', async () => {
    const { app, itemId, editor } = await openSheet(0);
    wire.cut('imageUpload', offline);
    // One byte more tells which call is whose.
    const later = new File([bytes, '\n'], 'second.jpg', { type: 'image/jpeg' });
    await app.user.upload(screen.getByLabelText('Add photos'), [photo('first.jpg'), later]);
    await waitFor(() => expect(uploads.list).toHaveLength(2));
    await editor.findByText('This photo did not get through. Try again.');
    const { fault, release } = held();
    wire.cut('imageUpload', (call, through) => {
      const isFirst = (call.input as { byteLength: number }).byteLength === bytes.length;
      return isFirst ? fault(call, through) : through();
    });
    await app.user.click(editor.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(countIn(editor)).toBe(0);
    release();
    await waitFor(() => expect(countIn(editor)).toBe(2));
    await save(app);
    const sent = wire.callsOf('saveItem')[0]?.input as { imageIds: string[] };
    expect(await savedIds(itemId)).toEqual(sent.imageIds);
    const [, second] = sent.imageIds;
    expect(puts[0]?.url).toContain(second);
  });
});

describe('the photo of the user', () => {
  const pick = async () => {
    const app = renderApp('/account-settings?tab=Profile', maya);
    await app.user.upload(await screen.findByLabelText('Photo of you'), photo('me.jpg'));
    await screen.findByRole('img', { name: 'You' });
    expect(puts).toEqual([]);
    return app;
  };
  const press = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Save' }));
  const isThere = async () => {
    await screen.findByText('Profile saved');
    const { userDetails } = Object.values(
      await server.call('userDetails', { userIds: [] }, maya),
    )[0]!;
    return userDetails.isImagePending || userDetails.imageUrl !== null;
  };

  it('is sent once, however often the form has to be', async () => {
    const app = await pick();
    wire.cut('userSaveProfile', offline);
    await press(app);
    await screen.findByText(/Hem was not reached/);
    app.unmount();
    // The draft comes back on the next page, and the picture with it.
    wire.cut('userSaveProfile');
    const again = renderApp('/account-settings?tab=Profile', maya);
    await screen.findByRole('img', { name: 'You' });
    await press(again);
    expect(await isThere()).toBe(true);
    expect(puts).toHaveLength(1);
  });

  it('that the server has swept meanwhile is sent once more', async () => {
    const app = await pick();
    wire.cut('userSaveProfile', offline);
    await press(app);
    await screen.findByText(/Hem was not reached/);
    await sweepOfTomorrow();
    wire.cut('userSaveProfile');
    await press(app);
    expect(await isThere()).toBe(true);
    expect(puts).toHaveLength(2);
  });

  it('that the server refuses says so beside it', async () => {
    const app = await pick();
    wire.cut('userSaveProfile', refused(409, 'image-refused'));
    await press(app);
    const told = await screen.findByText('That picture cannot be used. Try another one.');
    const button = screen.getByRole('button', { name: 'Change photo' });
    expect(told.closest('[data-field]')).toBe(button.closest('[data-field]'));
  });
});

describe('photos on their way', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  });
  afterEach(suspendUploads);
  const pick = async (...names: string[]) => {
    const app = renderApp('/items', maya);
    await app.user.upload(await openAddSheet(app), names.map(photo));
    return app;
  };

  it('stand where their pieces will, and give way to them', async () => {
    const { fault, release } = held();
    wire.cut('imageUpload', fault);
    await pick('shirt.jpg', 'coat.jpg');
    await screen.findByText('2 on the way');
    const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toEqual(['coat.jpg', 'shirt.jpg']));
    release();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(document.querySelectorAll('[data-tile]')).toHaveLength(2);
    await screen.findByText(/^2 pieces have no category yet/);
  });

  it('are taken right after the account is made, and their piece is there once the profile is said', async () => {
    const app = renderApp('/auth');
    await app.user.type(await screen.findByLabelText('Email'), 'first.photo@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await app.user.type(await screen.findByLabelText('New password'), 'Velvet-9');
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
    await app.user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await screen.findByRole('heading', { name: 'Welcome to Hem' });
    await app.user.upload(screen.getByTestId('photo-library'), photo('coat.jpg'));
    // Once per browser the profile is asked for (product spec, section 4).
    await waitFor(() =>
      expect(app.where()).toBe('/account-settings?tab=Profile&redirected=true&redirect=%2Fitems'),
    );
    await screen.findByText('Your photo is being added meanwhile.');
    await app.user.type(await screen.findByLabelText(/^Screen name/), 'first photo');
    await app.user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
    await waitFor(() => screen.getByRole('option', { name: 'Canada' }));
    await app.user.selectOptions(screen.getByLabelText(/^Shipping country/), 'Canada');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.where()).toBe('/items'));
    await waitFor(() => expect(document.querySelectorAll('[data-tile]')).toHaveLength(1));
  });

  it('that cannot be shown leave their place empty', async () => {
    const { fault, release } = held();
    wire.cut('imageUpload', fault);
    await pick('shirt.jpg');
    const tile = await screen.findByRole('article', { name: 'shirt.jpg' });
    // Its bytes are those that are sent from then on.
    await waitFor(() => expect(tile.dataset.step).toBe('prepared'));
    await waitFor(() => {
      // Which it shows a moment after it is prepared.
      const picture = tile.querySelector('img');
      if (picture) fireEvent.error(picture);
      expect(tile.querySelector('img')).toBeNull();
    });
    release();
  });

  it('are cleared all at once where more than one was refused', async () => {
    const app = await pick('notes.txt');
    await screen.findByText('These were not added');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    app.unmount();
    const { user } = await pick('notes.txt', 'notes.txt');
    const refused = () => document.querySelectorAll('[data-step="refused"]');
    await waitFor(() => expect(refused()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('These were not added')).toBeNull());
    expect(screen.queryAllByRole('article')).toEqual([]);
  });
});
