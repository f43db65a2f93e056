import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '#app/end-session.ts';
import { notices } from '#features/notices/notices-store.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { followReminders } from '#lib/reminders.ts';
import { users } from '#server/database/schema.ts';
import { ContentStream, standInForStreams } from '#tests/support/content-stream.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { sharedWardrobe } from '#tests/support/loans.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { makeQuotedOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';
import { startNativeHost } from './native-host.ts';

let server: TestServer;
let maya: Person;
let theo: Person;

/** The elements that are watched for whether they are in view; all are, as soon as they are watched. */
class Watching implements Partial<IntersectionObserver> {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  Object.assign(notices, { isOpen: false, isSeen: true, unread: 0 });
  maya = await settledMember(server);
  theo = await settledMember(server);
  await name(maya, 'Maya');
  await name(theo, 'Theo');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Gives somebody a name of their own. */
async function name(person: Person, first: string): Promise<void> {
  const screenName = `${first} ${person.userId.slice(0, 6)}`;
  const { database } = server.app.services.open;
  await database.update(users).set({ screenName }).where(eq(users.id, person.userId));
}
const nameOf = (person: Person, first: string) => `${first} ${person.userId.slice(0, 6)}`;
const askMaya = (by: Person) =>
  server.call('inviteFriend', { screenName: nameOf(maya, 'Maya') }, by);
const unreadOf = async (person: Person) =>
  (await server.call('getNotices', {}, person)).notices.filter(({ isRead }) => !isRead).length;

/** Opens the panel, once the bell says that there is something in it. */
async function openPanel({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'What’s New, unread' }));
  return within(await screen.findByRole('dialog', { name: 'Notices' }));
}

describe('a notice', () => {
  it('that asks something is answered in its place, which then says what was answered', async () => {
    await askMaya(theo);
    const panel = await openPanel(renderApp('/wardrobes', maya));
    await panel.findByText('For you, 1 new');
    const asks = `${nameOf(theo, 'Theo')} would like to be your friend`;
    const row = (await panel.findByRole('link', { name: asks })).closest('li')!;
    within(row).getByRole('button', { name: 'Accept' }).click();
    await within(row).findByText(`You and ${nameOf(theo, 'Theo')} are friends`);
    expect(within(row).queryByRole('button')).toBeNull();
    await waitFor(async () => {
      const { friends } = await server.call('getFriends', {}, maya);
      expect(friends.map(({ userId }) => userId)).toEqual([theo.userId]);
    });
  });

  it('of a piece that somebody wants is answered there too', async () => {
    await makeFriends(server, maya, theo);
    await name(theo, 'Theo');
    const wardrobeId = await sharedWardrobe(server, maya);
    const [cape] = await hangItems(server, maya, [{ title: 'Cape' }], [wardrobeId]);
    const days = { firstDay: todayIs(), lastDay: todayIs() };
    const wanted = { owner: maya.userId, itemIds: [cape!], ...days, note: 'For a wedding' };
    await server.call('askForLoan', wanted, theo);
    const panel = await openPanel(renderApp('/wardrobes', maya));
    const row = (await panel.findByText(/would like to borrow Cape/)).closest('li')!;
    within(row).getByText(/“For a wedding”/);
    within(row).getByRole('button', { name: 'Lend it' }).click();
    await within(row).findByText(`You lend ${nameOf(theo, 'Theo')} Cape`);
    const { borrowed } = await server.call('getLoans', { owner: theo.userId }, theo);
    expect(borrowed).toMatchObject([{ state: 'agreed' }]);
  });

  it('is read once it was in view for a second, and stays', async () => {
    vi.stubGlobal('IntersectionObserver', Watching);
    await askMaya(theo);
    const panel = await openPanel(renderApp('/wardrobes', maya));
    const row = (await panel.findByText(/would like to be your friend/)).closest('li')!;
    within(row).getByText(', new');
    await waitFor(() => expect(within(row).queryByText(', new')).toBeNull(), { timeout: 5000 });
    expect(await unreadOf(maya)).toBe(0);
    within(row).getByRole('button', { name: 'Accept' });
    panel.getByText('For you');
  });

  it('leads to what it is about, and the panel closes', async () => {
    const [coat] = await hangItems(server, maya, [{ title: 'Coat' }], []);
    await makeQuotedOrder(server, maya, coat!);
    const app = renderApp('/wardrobes', maya);
    const panel = await openPanel(app);
    await app.user.click(await panel.findByRole('link', { name: /The studio asks \$35.00/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notices' })).toBeNull());
    await screen.findByRole('heading', { name: 'Service history' });
  });
});

describe('the mail of notices', () => {
  it('is chosen by kind, from the panel, and its settings say which', async () => {
    const { database } = server.app.services.open;
    const emailValidatedAt = new Date();
    await database.update(users).set({ emailValidatedAt }).where(eq(users.id, maya.userId));
    await askMaya(theo);
    const app = renderApp('/wardrobes', maya);
    const panel = await openPanel(app);
    await app.user.click(panel.getByRole('link', { name: 'By email' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Notices by email' }));
    expect(screen.queryByRole('dialog', { name: 'Notices' })).toBeNull();
    await sheet.findByText(`To ${maya.email}, what you have not seen in Hem within an hour.`);
    await app.user.click(sheet.getByRole('checkbox', { name: /^Borrowing/ }));
    await app.user.click(sheet.getByRole('checkbox', { name: /^Orders/ }));
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.call('getMailKinds', {}, maya)).toEqual({ mailKinds: ['loans'] });
    await screen.findByText('Borrowing', { selector: 'span' });
  });

  it('is saved again where the network fails, and says where none can be sent', async () => {
    const wire = faultyWire();
    const app = renderApp('/account-settings?sheet=mail', maya);
    const sheet = within(await screen.findByRole('dialog', { name: 'Notices by email' }));
    await sheet.findByText(/^Nothing can be mailed until you confirm /);
    await app.user.click(sheet.getByRole('checkbox', { name: /^Friends/ }));
    wire.cut('saveMailKinds', refused(500, 'server'));
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByRole('alert');
    expect(sheet.getByRole('checkbox', { name: /^Friends/, checked: true })).toBeDefined();
    wire.cut('saveMailKinds');
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { mailKinds } = await server.call('getMailKinds', {}, maya);
    expect(mailKinds).toEqual(['orders', 'friends']);
  });
});

describe('all notices', () => {
  it('are marked as read at once', async () => {
    await askMaya(theo);
    await askMaya(await settledMember(server));
    const app = renderApp('/wardrobes', maya);
    const panel = await openPanel(app);
    await panel.findByText('For you, 2 new');
    await app.user.click(await panel.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    expect(await unreadOf(maya)).toBe(0);
    await app.user.click(panel.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'What’s New' });
  });

  it('that did not load are asked for again', async () => {
    const wire = faultyWire();
    wire.cut('getNotices', refused(500, 'server'));
    const app = renderApp('/wardrobes', maya);
    await app.user.click(await screen.findByRole('button', { name: 'What’s New' }));
    await screen.findByText('Your notices did not load');
    wire.cut('getNotices');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing for you yet');
  });

  it('stand beside What’s New', async () => {
    const app = renderApp('/wardrobes', maya);
    await app.user.click(await screen.findByRole('button', { name: 'What’s New' }));
    await screen.findByText('Nothing for you yet');
    await app.user.click(screen.getByRole('radio', { name: 'What’s New' }));
    await screen.findByText('One coat, chosen well');
  });

  it('stand beside What’s New, which changes with its texts as long as it is open', async () => {
    standInForStreams();
    const app = renderApp('/wardrobes', maya);
    await app.user.click(await screen.findByRole('button', { name: 'What’s New' }));
    await app.user.click(await screen.findByRole('radio', { name: 'What’s New' }));
    await screen.findByText('One coat, chosen well');
    const staff = await server.person({ staff: true });
    const slot = 'lab/classes/one-coat-chosen-well';
    const { published } = await server.call('getContent', { slot }, staff);
    const source = published!.source.replace(/^title: .*$/m, 'title: One coat for years');
    await server.call('publishContent', { slot, source, basedOn: published!.versionId }, staff);
    ContentStream.open[0]!.tell('900 0');
    await screen.findByText('One coat for years');
  });
});

it('The host shows how many were not read, and none once the session is over', async () => {
  await askMaya(theo);
  const phone = startNativeHost();
  followReminders();
  const counts = () => phone.sentOf('badge.set').map(({ payload }) => payload);
  renderApp('/wardrobes', maya);
  await screen.findByRole('button', { name: /^What’s New/ });
  expect(counts()).toEqual([]);
  phone.say('bridge.welcome', { platform: 'test', capabilities: ['badge.set@1'] });
  await waitFor(() => expect(counts().at(-1)).toEqual({ count: 1 }));
  endSession('signed-out');
  expect(counts().at(-1)).toEqual({ count: 0 });
  phone.stop();
});
