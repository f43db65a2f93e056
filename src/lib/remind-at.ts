import { useSnapshot } from 'valtio';
import type { Capability } from '#bridge/protocol.ts';
import { host } from './host.ts';
import { tellReminders } from './morning.ts';
import { paths } from './paths.ts';
import { session } from './session.ts';

/** Whether the host says things at a time by itself, as far as it has said so by now. */
export const useCanRemind = (): boolean =>
  useSnapshot(host).capabilities.includes('reminder.set@1' satisfies Capability);

/**
 * Has the host say each day at an hour (0 to 23) that a member's outfits are there, or not any more (null). Once that
 * member's session is over nothing is said: what was known of it may come later than its end.
 */
export function remindAt(owner: string, hour: number | null): void {
  if (session.userId !== owner) return;
  const reminder = {
    key: 'morning',
    time: `${String(hour).padStart(2, '0')}:00`,
    title: 'Your outfits for today',
    text: 'Lola laid them out.',
    path: paths.suggested(),
  };
  tellReminders(hour === null ? [] : [reminder]);
}
