import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostReportsADay } from '#contract/rules/reports.ts';
import { memberReports } from '#server/database/schema.ts';
import { makeFriends, nameAnew } from '#tests/support/friends.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let theo: Person;
/** Theo's screen name. */
let name: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  theo = await settledMember(server);
});
afterEach(() => {
  cleanup();
});

async function theoAsks(): Promise<void> {
  const screenName = await nameAnew(server, maya);
  await server.call('inviteFriend', { screenName }, theo);
  name = await nameAnew(server, theo);
}
async function theyAreFriends(): Promise<void> {
  await makeFriends(server, maya, theo);
  name = await nameAnew(server, theo);
}

type User = ReturnType<typeof renderApp>['user'];

/** Opens the sheet from the card of whoever asks. */
async function openOnCard(user: User) {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: /^Report/ }));
  return within(await screen.findByRole('dialog', { name: `Report ${name}` }));
}
/** Opens the sheet from the menu of a friend's rooms. */
async function openInRooms(user: User) {
  await screen.findByText(/wardrobe$/);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
  return within(await screen.findByRole('dialog', { name: `Report ${name}` }));
}

/** What Maya reported. */
const reported = async () => {
  const { database } = server.app.services.open;
  const rows = await database.select().from(memberReports);
  return rows
    .filter(({ reporterId }) => reporterId === maya.userId)
    .map(({ reportedId, reason, note }) => ({ reportedId, reason, note }));
};

describe('somebody who asks to be friends', () => {
  it('is reported and blocked in one, which says who reads it', async () => {
    await theoAsks();
    const { user } = renderApp('/friends', maya);
    const sheet = await openOnCard(user);
    sheet.getByText(`Hem’s staff read it. ${name} is not told.`);
    await user.click(sheet.getByLabelText('Sells or advertises'));
    await user.type(sheet.getByLabelText('Anything to add'), 'Sells coats');
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await screen.findByText('Thank you for telling us');
    await screen.findByText(`Hem’s staff read it. ${name} is blocked.`);
    await screen.findByRole('heading', { name: 'Blocked' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(await reported()).toEqual([
      { reportedId: theo.userId, reason: 'selling', note: 'Sells coats' },
    ]);
  });

  it('still asks where only the report is wanted', async () => {
    await theoAsks();
    const { user } = renderApp('/friends', maya);
    const sheet = await openOnCard(user);
    await user.click(sheet.getByLabelText('Something else'));
    await user.click(sheet.getByLabelText(/^Also block/));
    expect(sheet.queryByText(/cannot ask to be your friend/)).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await screen.findByText('Hem’s staff read it.');
    screen.getByRole('button', { name: 'Accept' });
    expect(screen.queryByRole('heading', { name: 'Blocked' })).toBeNull();
    expect(await reported()).toMatchObject([{ reason: 'other', note: null }]);
  });

  it('is reported with a reason', async () => {
    await theoAsks();
    const { user } = renderApp('/friends', maya);
    const sheet = await openOnCard(user);
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await sheet.findByText('Choose what it is about.');
    expect(await reported()).toEqual([]);
  });

  it('is told of later in the words that were typed', async () => {
    await theoAsks();
    const { user } = renderApp('/friends', maya);
    const sheet = await openOnCard(user);
    await user.click(sheet.getByLabelText('Unkind or threatening'));
    await user.type(sheet.getByLabelText('Anything to add'), 'Shouts');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openOnCard(user);
    await waitFor(() =>
      expect(again.getByLabelText<HTMLTextAreaElement>('Anything to add').value).toBe('Shouts'),
    );
    expect(again.getByLabelText<HTMLInputElement>('Unkind or threatening').checked).toBe(true);
  });

  it('is not reported by who reported as many as one may, which the sheet says', async () => {
    await theoAsks();
    const values = await Promise.all(
      Array.from({ length: mostReportsADay }, async () => ({
        reporterId: maya.userId,
        reportedId: (await server.person()).userId,
        reason: 'other' as const,
        reportedAt: new Date(),
      })),
    );
    await server.app.services.open.database.insert(memberReports).values(values);
    const { user } = renderApp('/friends', maya);
    const sheet = await openOnCard(user);
    await user.click(sheet.getByLabelText('Something else'));
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await sheet.findByText(/^You reported 10 members today/);
  });
});

describe('a friend', () => {
  it('is reported in the menu of their rooms, which the block leads out of', async () => {
    await theyAreFriends();
    const { user, where } = renderApp(`/friends/${theo.userId}/items`, maya);
    const sheet = await openInRooms(user);
    await user.click(sheet.getByLabelText('Pictures that do not belong here'));
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await screen.findByText(`Hem’s staff read it. ${name} is blocked.`);
    await screen.findByText('No shared wardrobes yet');
    expect(where()).toBe('/friends');
    expect(await reported()).toMatchObject([{ reason: 'pictures' }]);
  });

  it('stays one where only the report is wanted', async () => {
    await theyAreFriends();
    const { user, where } = renderApp(`/friends/${theo.userId}/items`, maya);
    const sheet = await openInRooms(user);
    await user.click(sheet.getByLabelText('Pretends to be somebody'));
    await user.click(sheet.getByLabelText(/^Also block/));
    await user.click(sheet.getByRole('button', { name: 'Report' }));
    await screen.findByText('Hem’s staff read it.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe(`/friends/${theo.userId}/items`);
  });
});
