import { proxy } from 'valtio/vanilla';
import { bridgeToHost } from './host.ts';
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

onSessionEnd(() => {
  morning.seenDay = '';
  const bridge = bridgeToHost();
  if (bridge?.can('reminder.set@1')) bridge.send('reminder.set', { reminders: [] });
});
