import { useSnapshot } from 'valtio';
import type { Capability } from '#bridge/protocol.ts';
import { pieceCount } from './count-words.ts';
import { host } from './host.ts';
import { paths } from './paths.ts';
import { type Reminders, type ReminderType, tellReminders } from './reminders.ts';
import { session } from './session.ts';

type Reminder = Reminders['reminder.set'][number];

/** Whether the host says things at a time by itself, each day or once, as far as it has said so by now. */
export const useCanRemind = (type: ReminderType): boolean =>
  useSnapshot(host).capabilities.includes(`${type}@1` satisfies Capability);

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Says each day at an hour (0 to 23) that Lola's outfits are there. */
export const morningReminder = (hour: number): Reminder => ({
  key: 'morning',
  time: timeOf(hour),
  title: 'Your outfits for today',
  text: 'Lola laid them out.',
  path: paths.suggested(),
});

/** Says each day at an hour (0 to 23) how many pieces are due for the wash. */
export const laundryReminder = (hour: number, due: number): Reminder => ({
  key: 'laundry',
  time: timeOf(hour),
  title: 'Laundry',
  text: `${pieceCount(due)} ${due === 1 ? 'is' : 'are'} due for the wash.`,
  path: paths.laundry(),
});

/**
 * Has the host say these of a member, in place of what it said before of their kind. Once that member's session is over
 * nothing is said: what was known of it may come later than its end.
 */
export function remind<Type extends ReminderType>(
  owner: string,
  type: Type,
  reminders: Reminders[Type],
): void {
  if (session.userId === owner) tellReminders(type, reminders);
}
