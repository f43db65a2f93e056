import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { impersonationMs } from '#contract/rules/impersonation.ts';
import { openDeviceDatabase } from '#lib/device-database.ts';
import { followOtherTabs, session } from '#lib/session.ts';
import { endForRooms } from '#lib/session-end.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { faultyWire } from './faulty-wire.ts';
import { hangRail, settledMember } from './member.ts';

let server: TestServer;
let staff: Person;
let maya: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  staff = await server.person({ staff: true });
  await server.app.services.open.pool.query(
    "update users set screen_name = $2, gender = 'Female', shipping_country = 'US' where id = $1",
    [staff.userId, `sam ${staff.userId.slice(0, 6)}`],
  );
  maya = await settledMember(server);
  await hangRail(server, maya, 'Everyday');
});
afterEach(async () => {
  vi.useRealTimers();
  Object.assign(session, { token: null, userId: null, ended: null });
  await waitFor(() => expect(screen.queryByText(/not yours/)).toBeNull());
  cleanup();
});

const reason = 'Ticket 4821: pieces are missing';
const bar = () => screen.findByRole('region', { name: 'In a member’s account' });
const noBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'In a member’s account' })).toBeNull());

async function search(app: RenderedApp, text: string): Promise<void> {
  const field = await screen.findByLabelText('Screen name, email or user id');
  await app.user.clear(field);
  await app.user.type(field, text);
}

/** Goes from the desk into Maya's account. */
async function enter(app: RenderedApp): Promise<HTMLElement> {
  await search(app, maya.email);
  await app.user.click(await screen.findByRole('button', { name: /^Choose/ }));
  await app.user.type(screen.getByLabelText(/^Reason/), reason);
  await app.user.click(screen.getByRole('button', { name: 'Start' }));
  return bar();
}

const atDesk = () => renderApp('/admin/impersonate', staff);

describe('the desk', () => {
  it('finds members, and says when nobody is found or too little is typed', async () => {
    const app = atDesk();
    await search(app, 'x');
    await screen.findByText('Type 2 characters or more.');
    await search(app, 'nobody-of-this-name');
    await screen.findByText(/^Nobody’s screen name or email begins/);
    await search(app, maya.email);
    await screen.findByText(maya.userId);
    screen.getByText('1 member found');
  });

  it('says why staff, and oneself, cannot be chosen', async () => {
    const other = await server.person({ staff: true });
    const app = atDesk();
    await search(app, other.email);
    await screen.findByText('Staff. Their accounts are closed to each other.');
    await search(app, staff.userId);
    await screen.findByText('This is you.');
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('asks why before it opens an account', async () => {
    const app = atDesk();
    await search(app, maya.email);
    await app.user.click(await screen.findByRole('button', { name: /^Choose/ }));
    await app.user.type(screen.getByLabelText(/^Reason/), 'because{Enter}');
    await screen.findByText('Say why in 8 characters or more.');
    expect(session.userId).toBe(staff.userId);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Choose/ })),
    );
  });

  it('shows what was written down, of one member alone, and that the chain is whole', async () => {
    const input = { userId: maya.userId, reason };
    await server.call('startImpersonation', input, staff);
    const other = await settledMember(server);
    await server.call('startImpersonation', { userId: other.userId, reason }, staff);
    const app = atDesk();
    await screen.findByText('Nothing was changed');
    const names = await screen.findAllByRole('button', { name: /^sam / });
    expect(names.length).toBeGreaterThan(1);
    const { entries } = await server.call('getImpersonationLog', { memberId: maya.userId }, staff);
    await app.user.click(screen.getAllByRole('button', { name: entries[0]!.member.name })[0]!);
    await screen.findByText(/^In the account of/);
    await waitFor(() =>
      expect(screen.getAllByText(/^(Started|Ended)/)).toHaveLength(entries.length),
    );
    await app.user.click(screen.getByRole('button', { name: 'Show all' }));
  });

  it('says that the log was tampered with', async () => {
    await server.call('startImpersonation', { userId: maya.userId, reason }, staff);
    const { pool } = server.app.services.open;
    await pool.query('alter table impersonation_log disable trigger all');
    await pool.query("update impersonation_log set detail = detail || '.' where id = 1");
    try {
      atDesk();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('from entry 1 on');
    } finally {
      await pool.query("update impersonation_log set detail = rtrim(detail, '.') where id = 1");
      await pool.query('alter table impersonation_log enable trigger all');
    }
  });
});

describe('whoever is in a member’s account', () => {
  it('sees the member’s things under the bar, and comes back to the desk', async () => {
    const app = atDesk();
    const shown = await enter(app);
    await screen.findByRole('heading', { name: 'Everyday' });
    expect(app.where()).toBe('/wardrobes');
    expect(session.userId).toBe(maya.userId);
    within(shown).getByText(reason);
    within(shown).getByText(/^(30:00|29:\d\d)$/);
    await app.user.click(within(shown).getByRole('button', { name: 'End now' }));
    await noBar();
    await screen.findByRole('heading', { name: 'Admin - User Impersonation' });
    expect(session).toMatchObject({ userId: staff.userId, token: staff.token });
    expect(screen.queryByText('Please sign-in again.')).toBeNull();
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(maya.userId));
  });

  it('finds closed rooms locked, and no way to the staff’s', async () => {
    const app = atDesk();
    await enter(app);
    app.unmount();
    renderApp('/circle-membership');
    await screen.findByRole('heading', { name: 'Closed while you are in someone else’s account' });
    cleanup();
    renderApp('/account-settings?tab=Password+%26+Security');
    await screen.findByRole('heading', { name: 'Closed while you are in someone else’s account' });
    expect(screen.queryByLabelText(/password/i)).toBeNull();
  });

  it('reads a piece of the Style Lab without having read it in the member’s name', async () => {
    const app = atDesk();
    await enter(app);
    app.unmount();
    const wire = faultyWire();
    const lab = renderApp('/style-lab/one-coat-chosen-well?chapter=2');
    await screen.findByText('Chapter 2 of 6');
    await lab.user.click(screen.getByRole('button', { name: /^Next: / }));
    await screen.findByText('Chapter 3 of 6');
    expect(wire.callsOf('getLabPiece')).not.toEqual([]);
    expect(wire.callsOf('saveLabReading')).toEqual([]);
    const asked = { owner: maya.userId, pieceId: 'one-coat-chosen-well' };
    const { piece } = await server.call('getLabPiece', asked, maya);
    expect(piece.reading.isOpened).toBe(false);
    await lab.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Closed while you are in someone else’s account');
    await screen.findByRole('button', { name: 'Save' });
  });

  it('is told that what is closed was not done', async () => {
    const app = atDesk();
    await enter(app);
    await screen.findByRole('heading', { name: 'Everyday' });
    await app.user.click(screen.getAllByRole('button', { name: /More|Everyday/ })[0]!);
    await app.user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog');
    await app.user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('Closed while you are in someone else’s account');
    const { wardrobes } = await server.call('getWardrobes', { owner: maya.userId }, maya);
    expect(wardrobes.map(({ name }) => name)).toContain('Everyday');
  });

  it('is back at the desk once the half hour is over, without being asked to sign in', async () => {
    const app = atDesk();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    const shown = await enter(app);
    vi.advanceTimersByTime(impersonationMs - 119_000);
    await waitFor(() =>
      expect(shown.textContent).toContain('You are in this account for 2 more minutes.'),
    );
    vi.advanceTimersByTime(120_000);
    await noBar();
    vi.useRealTimers();
    await screen.findByRole('heading', { name: 'Admin - User Impersonation' });
    expect(session.token).toBe(staff.token);
  });

  it('is back at the desk when the server says that it is over', async () => {
    const app = atDesk();
    await enter(app);
    await screen.findByRole('heading', { name: 'Everyday' });
    await server.call(
      'startImpersonation',
      { userId: (await settledMember(server)).userId, reason },
      staff,
    );
    await app.user.click(screen.getByRole('link', { name: 'Items' }));
    await noBar();
    await screen.findByRole('heading', { name: 'Admin - User Impersonation' });
    expect(session.token).toBe(staff.token);
  });

  it('is led back to the desk also by a page that opens after it was over', async () => {
    const app = atDesk();
    await enter(app);
    app.unmount();
    const other = { userId: (await settledMember(server)).userId, reason };
    await server.call('startImpersonation', other, staff);
    const again = renderApp('/items');
    await screen.findByRole('heading', { name: 'Admin - User Impersonation' });
    expect(again.where()).toBe('/admin/impersonate');
    expect(session.token).toBe(staff.token);
    await noBar();
  });

  it('signs in where both sessions were over', async () => {
    const app = atDesk();
    await enter(app);
    app.unmount();
    await server
      .call('logout', { everywhere: false }, { ...staff, token: session.token! })
      .catch(() => {});
    // The staff member's own session went with it: then they sign in.
    renderApp('/wardrobes');
    await screen.findByLabelText(/email/i);
    expect(session.token).toBeNull();
  });

  it('signs out of both by signing out', async () => {
    const app = atDesk();
    await enter(app);
    await screen.findByRole('heading', { name: 'Everyday' });
    await app.user.click(screen.getByRole('button', { name: /^Profile menu/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await noBar();
    await screen.findByLabelText(/email/i);
    await waitFor(async () =>
      expect((await server.raw('userSessions', {}, staff)).statusCode).toBe(401),
    );
    expect(session.token).toBeNull();
  });

  it('leaves nothing of the member on the device, and what is one’s own there', async () => {
    const database = await openDeviceDatabase();
    const draft = (userId: string) => ({
      key: `${userId} item-form`,
      userId,
      draft: { title: 'Coat' },
    });
    await database.put('drafts', draft(staff.userId));
    const app = atDesk();
    const shown = await enter(app);
    await database.put('drafts', draft(maya.userId));
    const picture = { key: 'p1', owner: `${maya.userId} item-form`, bytes: new ArrayBuffer(4) };
    await database.put('pictures', picture);
    await app.user.click(within(shown).getByRole('button', { name: 'End now' }));
    await noBar();
    await waitFor(async () =>
      expect((await database.getAll('drafts')).map(({ userId }) => userId)).toEqual([staff.userId]),
    );
    expect(await database.getAll('pictures')).toEqual([]);
    await database.clear('drafts');
  });
});

describe('another tab', () => {
  it('follows into the account with a bar of its own, and out again', async () => {
    const stop = followOtherTabs(endForRooms);
    const { token } = await server.call(
      'startImpersonation',
      { userId: maya.userId, reason },
      staff,
    );
    const app = atDesk();
    await screen.findByRole('heading', { name: 'Admin - User Impersonation' });
    const told = (key: string, value: unknown) => {
      localStorage.setItem(key, JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
    const own = { token: staff.token, userId: staff.userId };
    const endsMs = Date.now() + impersonationMs;
    told(`hem.standIn ${token}`, {
      ...own,
      ...{ within: token, memberId: maya.userId, name: 'Maya', reason, endsMs },
    });
    told('hem.session', { token, userId: maya.userId });
    await bar();
    expect(session.userId).toBe(maya.userId);
    told('hem.session', own);
    await noBar();
    await waitFor(() => expect(app.where()).toBe('/admin/impersonate'));
    await screen.findByLabelText('Screen name, email or user id');
    stop();
  });
});
