import { proxy } from 'valtio/vanilla';
import { bridgeToHost } from './host.ts';
import { session } from './session.ts';
import { onSessionEnd } from './session-end.ts';
import { localStore } from './storage.ts';

const seenKey = 'hem.morningSeen';

/** The last day (`YYYY-MM-DD`) whose outfits of the morning were seen on this device; empty before the first. */
export const morning = proxy({ seenDay: localStore.get(seenKey) ?? '' });

/** Notes that the outfits of a morning were seen. */
export function noteMorningSeen(day: string): void {
  morning.seenDay = day;
  localStore.set(seenKey, day);
}

/** A session ended before the host said what it can do: its reminders are still there. */
let areRemindersOwed = false;

function endReminders(): void {
  const bridge = bridgeToHost();
  areRemindersOwed = !bridge?.can('reminder.set@1');
  if (!areRemindersOwed) bridge?.send('reminder.set', { reminders: [] });
}

/**
 * Has the host forget the reminders of a session that is over, as soon as it says that it keeps any: the page that
 * ended it may have been killed before. Call it once the host is followed.
 */
export function followReminders(): void {
  bridgeToHost()?.on('bridge.welcome', () => {
    if (areRemindersOwed || session.token === null) endReminders();
  });
}

onSessionEnd(() => {
  morning.seenDay = '';
  endReminders();
});
