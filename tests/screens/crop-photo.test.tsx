import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { suspendUploads } from '#api/upload-queue/upload-queue.ts';
import { PhotoUnread } from '#features/items/crop/photo-file.ts';
import { loadDraft } from '#lib/drafts.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';
import { wirePuts } from './wired-put.ts';

const { cut, reading } = vi.hoisted(() => ({
  cut: vi.fn(),
  reading: { isBroken: false },
}));
let bytes: Buffer<ArrayBuffer>;
// What needs a canvas and a worker.
vi.mock('#api/upload-queue/prepare-photo.ts', () => ({
  preparePhoto: async ({ bytes }: { bytes: ArrayBuffer }) => ({
    bytes,
    contentType: 'image/jpeg',
    contentHash: null,
  }),
  photoLook: async () => ({ mainColor: null, look: null }),
}));
vi.mock('#features/items/crop/photo-file.ts', async (original) => ({
  ...(await original<typeof import('#features/items/crop/photo-file.ts')>()),
  readPhotoFile: async (url: string) => {
    if (reading.isBroken) throw new PhotoUnread();
    return { url, image: new Image(), width: 400, height: 200 };
  },
  cropPhotoFile: async (_photo: unknown, crop: unknown) => {
    cut(crop);
    return new File([bytes], 'Cropped photo', { type: 'image/jpeg' });
  },
}));

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let itemId: string;
let imageIds: string[];
beforeAll(async () => {
  server = await startTestServer();
  bytes = (await drawPicture()) as Buffer<ArrayBuffer>;
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  wirePuts(server, (_put, through) => through());
  reading.isBroken = false;
  cut.mockClear();
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  suspendUploads();
});

/** Shows a piece with so many photos, or its form. */
async function open(count: number, sheet = ''): Promise<RenderedApp> {
  imageIds = [];
  while (imageIds.length < count) {
    imageIds.push((await server.upload(maya, bytes, 'image/jpeg')).imageId);
  }
  const changes = { title: 'Linen shirt' };
  const made = await server.call('saveItem', { owner: maya.userId, changes, imageIds }, maya);
  itemId = made.item.itemId;
  await server.app.services.jobs.idle();
  return renderApp(`/items/${itemId}${sheet}`, maya);
}
async function crop(name = 'Crop photo') {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Crop photo' }));
}
const handle = (name: string) => screen.findByRole('slider', { name });
const says = (element: HTMLElement) => element.getAttribute('aria-valuetext');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const savedIds = async () => {
  const { item } = await server.call('getItemDetails', { owner: maya.userId, itemId }, maya);
  return item.images.map(({ imageId }) => imageId);
};
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop photo' })).toBeNull());

describe('Cropping a photo', () => {
  it('moves its handles by keys, turns, straightens, undoes and redoes', async () => {
    await open(1);
    await crop();
    const left = await handle('Left edge');
    expect(says(left)).toBe('0 % from the left');
    fireEvent.keyDown(left, { key: 'ArrowRight' });
    expect(says(left)).toBe('1 % from the left');
    fireEvent.keyDown(left, { key: 'ArrowRight', shiftKey: true });
    expect(says(left)).toBe('11 % from the left');
    fireEvent.keyDown(await handle('Lower right corner'), { key: 'ArrowUp', shiftKey: true });
    expect(says(await handle('Lower right corner'))).toBe('100 % from the left, 90 % from the top');
    press('Undo');
    press('Undo');
    expect(says(left)).toBe('1 % from the left');
    press('Redo');
    expect(says(left)).toBe('11 % from the left');
    press('Turn');
    expect(says(await handle('Upper edge'))).toBe('11 % from the top');
    fireEvent.change(screen.getByLabelText('Straighten'), { target: { value: '2.5' } });
    press('Half a degree clockwise');
    expect(screen.getByText('+3°')).toBeTruthy();
    press('Reset');
    expect(says(await handle('Upper edge'))).toBe('0 % from the top');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(screen.getByText('+3°')).toBeTruthy();
  });

  it('puts what was cut in the old photo’s place, and takes it back from the toast', async () => {
    const { user } = await open(2);
    await crop();
    await handle('Left edge');
    press('Turn');
    press('Save');
    await isClosed();
    expect(cut).toHaveBeenCalledWith(expect.objectContaining({ turns: 1, angle: 0 }));
    await waitFor(async () => {
      const [first, second] = await savedIds();
      expect(first).not.toBe(imageIds[0]);
      expect(second).toBe(imageIds[1]);
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await savedIds()).toEqual(imageIds));
  });

  it('shows at once without a network, waits, and is taken back with nothing sent', async () => {
    const { user } = await open(1);
    await crop();
    await handle('Left edge');
    wire.cut('imageUpload', offline);
    const before = wire.callsOf('replaceItemPhoto').length;
    press('Turn');
    press('Save');
    await isClosed();
    await waitFor(() =>
      expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/^blob:/),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(document.querySelector('main img')?.getAttribute('src')).not.toMatch(/^blob:/),
    );
    expect(wire.callsOf('replaceItemPhoto')).toHaveLength(before);
    expect(await savedIds()).toEqual(imageIds);
  });

  it('asks once before a change is left, and nothing without one', async () => {
    await open(1);
    await crop();
    await handle('Left edge');
    press('Cancel');
    await isClosed();
    await crop();
    await handle('Left edge');
    press('Turn');
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep cropping' }));
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it was' }));
    await isClosed();
    expect(cut).not.toHaveBeenCalled();
    expect(await savedIds()).toEqual(imageIds);
  });

  it('goes on after a reload where it was', async () => {
    const { unmount } = await open(1);
    await crop();
    fireEvent.keyDown(await handle('Left edge'), { key: 'ArrowRight', shiftKey: true });
    // The device is asked first which draft is this tab's.
    const place = { userId: maya.userId, name: `crop ${imageIds[0]}` };
    await waitFor(async () => expect(await loadDraft(place)).not.toBeNull());
    unmount();
    renderApp(`/items/${itemId}`, maya);
    await crop();
    const left = await handle('Left edge');
    await waitFor(() => expect(says(left)).toBe('10 % from the left'));
    press('Undo');
    expect(says(left)).toBe('0 % from the left');
  });

  it('says so where the photo cannot be opened, and tries again', async () => {
    await open(1);
    reading.isBroken = true;
    const layer = await crop();
    await layer.findByText('This photo cannot be opened');
    reading.isBroken = false;
    press('Try again');
    await handle('Left edge');
  });

  it('says where its photo was changed on another device meanwhile', async () => {
    await open(2);
    await crop();
    await handle('Left edge');
    const theirs = (await server.upload(maya, bytes, 'image/jpeg')).imageId;
    const change = { owner: maya.userId, itemId, imageId: imageIds[0]!, byImageId: theirs };
    await server.call('replaceItemPhoto', change, maya);
    press('Turn');
    press('Save');
    await screen.findByText(/was changed on another device meanwhile/);
    const now = await savedIds();
    expect(now.slice(0, 2)).toEqual([theirs, imageIds[1]]);
    expect(now).toHaveLength(3);
    // Undo takes the crop away, and leaves away what the other device took away.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await savedIds()).toEqual([theirs, imageIds[1]]));
  });

  it('stays on the device where there is no room, over a reload, until there is some', async () => {
    await open(8);
    await crop();
    await handle('Left edge');
    const owner = maya.userId;
    const theirs = (await server.upload(maya, bytes, 'image/jpeg')).imageId;
    const taken = { removedImageIds: [imageIds[0]!], imageIds: [theirs] };
    await server.call('saveItem', { owner, itemId, changes: {}, ...taken }, maya);
    press('Turn');
    press('Save');
    await screen.findByText(/there are 8 others/);
    cleanup();
    suspendUploads();
    renderApp(`/items/${itemId}`, maya);
    await screen.findByText(/there are 8 others/);
    const removed = { owner, itemId, changes: {}, removedImageIds: [theirs] };
    await server.call('saveItem', removed, maya);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await savedIds()).toHaveLength(8));
    await waitFor(() => expect(screen.queryByText(/there are 8 others/)).toBeNull());
  });

  it('in the form stands in the old one’s place, and is saved with it', async () => {
    const { user } = await open(2, '?sheet=edit');
    await crop('Crop photo 1');
    await handle('Left edge');
    press('Turn');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Crop photo' })).getByRole('button', {
        name: 'Save',
      }),
    );
    await isClosed();
    const form = within(await screen.findByRole('dialog', { name: 'Edit piece' }));
    await waitFor(() =>
      expect(form.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toMatch(/^blob:/),
    );
    expect(await savedIds()).toEqual(imageIds);
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const now = await savedIds();
      expect(now[0]).not.toBe(imageIds[0]);
      expect(now.slice(1)).toEqual([imageIds[1]]);
    });
  });
});

describe('The order of photos', () => {
  it('is changed by the arrow keys on a photo', async () => {
    const { user } = await open(3, '?sheet=edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit piece' }));
    fireEvent.keyDown(form.getByRole('button', { name: 'Crop photo 3' }), { key: 'ArrowLeft' });
    await screen.findByText('Photo 3 is now 2 of 3');
    fireEvent.keyDown(form.getByRole('button', { name: 'Crop photo 1' }), { key: 'ArrowRight' });
    // There is nothing before the first.
    fireEvent.keyDown(form.getByRole('button', { name: 'Crop photo 1' }), { key: 'ArrowLeft' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const [first, second, third] = imageIds;
    await waitFor(async () => expect(await savedIds()).toEqual([third, first, second]));
  });
});
