import { bridgeToHost } from './host.ts';
import { paths } from './paths.ts';

/** Whether the host says things at a time by itself. */
export const canRemind = (): boolean => bridgeToHost()?.can('reminder.set@1') ?? false;

/** Has the host say each day at an hour (0 to 23) that the outfits are there, or not any more (null). */
export function remindAt(hour: number | null): void {
  if (!canRemind()) return;
  const reminder = {
    key: 'morning',
    time: `${String(hour).padStart(2, '0')}:00`,
    title: 'Your outfits for today',
    text: 'Lola laid them out.',
    path: paths.suggested(),
  };
  bridgeToHost()?.send('reminder.set', { reminders: hour === null ? [] : [reminder] });
}
