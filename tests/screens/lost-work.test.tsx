import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { suspendUploads } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { flagDefaults } from '#bridge/flags.ts';
import { device } from '#lib/device-database.ts';
import { host } from '#lib/host.ts';
import { takeFlags } from '#lib/host-state.ts';
import { session } from '#lib/session.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type FaultyWire, faultyWire, held, offline, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';
import { openAddSheet } from './open-add-sheet.ts';
import { wirePuts } from './wired-put.ts';

// happy-dom lays nothing out: the grid is as wide as a phone, and what scrolls it as tall.
vi.mock('react-use-measure', () => ({
  default: () => [() => {}, { width: 358, height: 700, top: 0, left: 0 }],
}));
// What needs a canvas and a worker.
vi.mock('#api/upload-queue/prepare-photo.ts', () => ({
  preparePhoto: async ({ bytes }: { bytes: ArrayBuffer }) => ({
    bytes,
    contentType: 'image/jpeg',
    contentHash: null,
  }),
  photoLook: async () => ({ mainColor: null, look: null }),
}));

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
let picture: File;

beforeAll(async () => {
  server = await startTestServer();
  const bytes = new Uint8Array(await drawPicture());
  picture = new File([bytes], 'shirt.jpg', { type: 'image/jpeg' });
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844);
  reachServer(server);
  wire = faultyWire();
  wirePuts(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  suspendUploads();
});

async function addPhoto(app: RenderedApp): Promise<void> {
  await app.user.upload(await openAddSheet(app), picture);
}
/** A new session of the same person. */
async function signInAgain({ userId, email }: Person): Promise<Person> {
  const { database } = server.app.services.open;
  const { token } = await openSession(database, userId, 'test', new Date());
  return { userId, email, token };
}
const countOf = async (person: Person) =>
  (await server.call('getItemNavigation', { owner: person.userId, filter: {} }, person)).itemIds
    .length;

describe('a photo on its way', () => {
  it('outlives a lost session: it is hidden, and goes on after the next sign-in', async () => {
    wire.cut('imageUpload', refused(401, 'signed-out'));
    const app = renderApp('/items', maya);
    await addPhoto(app);
    expect(await screen.findByText('Please sign-in again.')).toBeTruthy();
    expect(session.token).toBeNull();
    await waitFor(() => expect(uploads.list).toEqual([]));
    app.unmount();

    wire.cut('imageUpload');
    const other = await settledMember(server);
    const theirs = renderApp('/items', other);
    await screen.findByText('Nothing on the rail yet');
    expect(screen.queryByText('Photos on their way')).toBeNull();
    expect(await countOf(maya)).toBe(0);
    theirs.unmount();

    renderApp('/items', maya);
    await waitFor(async () => expect(await countOf(maya)).toBe(1));
    expect(await countOf(other)).toBe(0);
  });

  it('says that it waits as soon as the network is gone, and that it goes on once it does', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // On the wire when the network goes, with nothing that fails yet.
    wirePuts(server, async (_put, through) => {
      await released;
      return through();
    });
    onTestFinished(() => {
      host.isOnline = true;
    });
    const app = renderApp('/items', maya);
    await addPhoto(app);
    const tile = within(await screen.findByRole('article', { name: 'shirt.jpg' }));
    await tile.findByText('Sending');
    screen.getByText('1 on the way');
    host.isOnline = false;
    await tile.findByText('Waiting');
    screen.getByText('1 waiting for the connection. They go on by themselves.');
    host.isOnline = true;
    await tile.findByText('Sending');
    release();
    await waitFor(async () => expect(await countOf(maya)).toBe(1));
  });

  it('says that it waits after a try that found no network', async () => {
    wirePuts(server, () => Promise.reject(new TypeError('offline')));
    const app = renderApp('/items', maya);
    await addPhoto(app);
    await screen.findByText('1 waiting for the connection. They go on by themselves.');
    const tile = within(await screen.findByRole('article', { name: 'shirt.jpg' }));
    await tile.findByText('Waiting');
    expect(tile.queryByText('Sending')).toBeNull();
  });

  it('is asked about before a logout, and stays with its user', async () => {
    wire.cut('imageUpload', offline);
    const app = renderApp('/items', maya);
    await addPhoto(app);
    await screen.findByText('1 waiting for the connection. They go on by themselves.');
    const signOut = async () => {
      await app.user.click(screen.getByRole('button', { name: /^Profile menu/ }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      return screen.findByRole('alertdialog', { name: '1 photo is not sent yet' });
    };
    await app.user.click(within(await signOut()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(session.token).toBe(maya.token);
    await app.user.click(within(await signOut()).getByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Email');
    expect(uploads.list).toEqual([]);
    app.unmount();

    // Signed in again on this device, with a token of a new session.
    wire.cut('imageUpload');
    const back = await signInAgain(maya);
    renderApp('/items', back);
    await waitFor(async () => expect(await countOf(back)).toBe(1));
  });
});

describe('in the edit sheet', () => {
  const openSheet = async () => {
    const [itemId] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
    const path = `/items/${itemId}?sheet=edit`;
    const app = renderApp(path, maya);
    await screen.findByLabelText(/^Title/);
    return { app, path };
  };

  it('a 401 of a photo leads to the sign-in as any other', async () => {
    const { app, path } = await openSheet();
    wire.cut('imageUpload', refused(401, 'signed-out'));
    await app.user.upload(screen.getByLabelText('Add photos'), picture);
    expect(await screen.findByText('Please sign-in again.')).toBeTruthy();
    expect(app.where()).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
  });

  it('any other fault of a photo stands beside it, and is told by the owner’s toast too', async () => {
    const { app } = await openSheet();
    wire.cut('imageUpload', refused(500, 'server'));
    await app.user.upload(screen.getByLabelText('Add photos'), picture);
    expect(await screen.findByText('This photo did not get through. Try again.')).toBeTruthy();
    // Only the calls that the specification lists are quiet (docs/decisions/060).
    await screen.findByText('imageUpload failed to retrieve the information.');
  });

  it('what was typed is kept although the sheet is left at once', async () => {
    const { app, path } = await openSheet();
    await app.user.type(screen.getByLabelText('Brand'), 'Oda');
    app.unmount();
    renderApp(path, maya);
    const brand = await screen.findByLabelText<HTMLInputElement>('Brand');
    await waitFor(() => expect(brand.value).toBe('Oda'));
  });
});

describe('a new wardrobe whose answer was lost', () => {
  const openForm = () => {
    const app = renderApp('/wardrobes?sheet=new', maya);
    return { ...app, name: screen.findByLabelText<HTMLInputElement>(/^Name/) };
  };
  const create = ({ user }: Pick<RenderedApp, 'user'>) =>
    user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
  const names = async () => {
    const { wardrobes } = await server.call('getWardrobes', { owner: maya.userId }, maya);
    return wardrobes.map(({ name }) => name);
  };
  /** The server makes it, but its answer does not come. */
  const loseAnswer = async () => {
    const app = openForm();
    await app.user.type(await app.name, 'Work');
    wire.cut('saveWardrobe', async (call, through) => {
      await through();
      return offline(call, through);
    });
    await create(app);
    await screen.findByText(/^Not saved/);
    wire.cut('saveWardrobe');
    app.unmount();
    expect(await names()).toEqual(['Work']);
    const again = openForm();
    const name = await again.name;
    await waitFor(() => expect(name.value).toBe('Work'));
    return { ...again, name };
  };

  it('is made once, also when it is saved again from its draft after a reload and other writes', async () => {
    const again = await loseAnswer();
    // As a signed-out session or too many tries answer: it says nothing of the first try.
    wire.cut('saveWardrobe', refused(429, 'rate-limited'));
    await create(again);
    await screen.findByText(/that was a lot at once/);
    wire.cut('saveWardrobe');
    await create(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['Work']);
    again.unmount();
    // The next one is another one, whatever it is called.
    const next = openForm();
    await next.user.type(await next.name, 'Work');
    await create(next);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['Work', 'Work']);
  });

  it('is not made twice when its words were changed since: the form says that it is there', async () => {
    const again = await loseAnswer();
    await again.user.type(again.name, ' days');
    await create(again);
    await screen.findByText(/^What you saved before came through after all/);
    expect(await names()).toEqual(['Work']);
    expect(again.name.value).toBe('Work days');
    await create(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await names()).toSorted()).toEqual(['Work', 'Work days']);
  });

  it('is made once when the page was ended while it was sent', async () => {
    const app = openForm();
    await app.user.type(await app.name, 'Work');
    const { fault, release } = held();
    wire.cut('saveWardrobe', async (call, through) => {
      await through();
      return fault(call, through);
    });
    await create(app);
    await waitFor(async () => expect(await names()).toEqual(['Work']));
    app.unmount();
    wire.cut('saveWardrobe');
    const again = openForm();
    const name = await again.name;
    await waitFor(() => expect(name.value).toBe('Work'));
    await create(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await names()).toEqual(['Work']);
    release();
  });
});

describe('beside a tab of a newer Hem', () => {
  /** As if a newer tab had taken over the device's database. */
  async function openNewer(): Promise<void> {
    (await openDB('hem', 99)).close();
    onTestFinished(async () => {
      await deleteDB('hem');
      device.trouble = null;
    });
  }
  const words = /^Hem was updated\. Reload to go on\./;

  it('a form says that drafts are not kept until one reloads, and saves all the same', async () => {
    const app = renderApp('/wardrobes?sheet=new', maya);
    await app.user.type(await screen.findByLabelText(/^Name/), 'Work');
    await openNewer();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Create wardrobe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { wardrobes } = await server.call('getWardrobes', { owner: maya.userId }, maya);
    expect(wardrobes.map(({ name }) => name)).toEqual(['Work']);
  });

  it('photos are not taken, and one is told why and what to do', async () => {
    const app = renderApp('/items', maya);
    const picker = await openAddSheet(app);
    await openNewer();
    await app.user.upload(picker, picture);
    const toast = await screen.findByText('Nothing was added yet.');
    expect(toast.closest('[role="status"], [role="alert"], li')?.textContent).toMatch(words);
    expect(screen.getAllByRole('button', { name: 'Reload' }).length).toBeGreaterThan(0);
    expect(uploads.list).toEqual([]);
  });
});

describe('a new session', () => {
  it('begins with What’s New unread, since a sign-out clears what was kept', async () => {
    const app = renderApp('/wardrobes', maya);
    await app.user.click(await screen.findByRole('button', { name: 'What’s New, unread' }));
    await app.user.click(await screen.findByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'What’s New' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: /^Profile menu/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByLabelText('Email');
    app.unmount();
    renderApp('/wardrobes', await settledMember(server));
    await screen.findByRole('button', { name: 'What’s New, unread' });
    expect(localStorage.getItem('hem.whatsNewDismissed')).toBeNull();
  });
});

it('a sync that was not done says so, and nothing else', async () => {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width: 1440, height: 900 });
  takeFlags({ ...flagDefaults });
  const app = renderApp('/wardrobes', maya);
  await screen.findByText('Start with one rail');
  wire.cut('refreshCache', () =>
    Response.json({ status: 'ok', data: { cacheRefreshed: 'False' } }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Sync with app' }));
  expect(await screen.findByText('Error refreshing cache')).toBeTruthy();
  expect(screen.queryByText('In step with the app')).toBeNull();
  happyDOM.setViewport({ width: 390, height: 844 });
});
