import '#tests/support/page.ts';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NativeHost, startNativeHost } from '#tests/screens/native-host.ts';
import { morningReminder, remind } from './remind-at.ts';
import { followReminders } from './reminders.ts';
import { openSession, session } from './session.ts';
import { endForRooms } from './session-end.ts';

let app: NativeHost;
beforeEach(() => {
  localStorage.clear();
  session.token = null;
  app = startNativeHost();
  followReminders();
});
afterEach(() => app.stop());

/** Welcomes the page, and waits until it has heard all of it. */
async function welcome(...capabilities: string[]): Promise<void> {
  app.say('bridge.welcome', { platform: 'test', capabilities });
  const pongs = app.sentOf('bridge.pong').length;
  app.say('bridge.ping');
  await vi.waitFor(() => expect(app.sentOf('bridge.pong').length).toBeGreaterThan(pongs));
}
const reminders = () => app.sentOf('reminder.set').map(({ payload }) => payload);

it('forgets the reminders of a session that ended before the host was there, also for the next member', async () => {
  openSession({ token: 'one', userId: 'ada' });
  endForRooms();
  openSession({ token: 'two', userId: 'ben' });
  await welcome('reminder.set@1');
  expect(reminders()).toEqual([{ reminders: [] }]);
  await welcome('reminder.set@1');
  expect(reminders()).toHaveLength(1);
});

it('forgets them where nobody is signed in, and leaves alone those of whoever is', async () => {
  await welcome('reminder.set@1');
  expect(reminders()).toEqual([{ reminders: [] }]);
  openSession({ token: 'one', userId: 'ada' });
  await welcome('reminder.set@1');
  expect(reminders()).toHaveLength(1);
});

it('says nothing twice, and nothing for a member whose session is over', async () => {
  await welcome('reminder.set@1');
  await welcome('reminder.set@1');
  expect(reminders()).toEqual([{ reminders: [] }]);
  openSession({ token: 'one', userId: 'ada' });
  remind('ada', 'reminder.set', [morningReminder(9)]);
  remind('ada', 'reminder.set', [morningReminder(9)]);
  expect(reminders()).toHaveLength(2);
  endForRooms();
  session.token = null;
  session.userId = null;
  remind('ada', 'reminder.set', [morningReminder(9)]);
  expect(reminders().slice(2)).toEqual([{ reminders: [] }]);
});

it('forgets those of one day, too, as soon as the host keeps any', async () => {
  await welcome('reminder.set@1', 'reminder.once@1');
  openSession({ token: 'one', userId: 'ada' });
  const due = { ...morningReminder(9), day: '2026-12-03' };
  remind('ada', 'reminder.once', [due]);
  const once = () => app.sentOf('reminder.once').map(({ payload }) => payload);
  expect(once()).toEqual([{ reminders: [] }, { reminders: [due] }]);
  await welcome('reminder.set@1');
  endForRooms();
  openSession({ token: 'two', userId: 'ben' });
  expect(once()).toHaveLength(2);
  await welcome('reminder.once@1');
  expect(once().slice(2)).toEqual([{ reminders: [] }]);
  expect(reminders()).toEqual([{ reminders: [] }]);
});

it('says nothing of them to a host that keeps none', async () => {
  await welcome();
  endForRooms();
  expect(reminders()).toEqual([]);
});
