import { proxy, useSnapshot } from 'valtio';
import { onSessionEnd } from './session-end.ts';
import { localStore } from './storage.ts';

const key = 'hem.laundryHour';

function kept(): number | null {
  const text = localStore.get(key) ?? '';
  return /^(1?\d|2[0-3])$/.test(text) ? Number(text) : null;
}

const chosen = proxy({ hour: kept() });

// What is in storage ends with the session, too.
onSessionEnd(() => {
  chosen.hour = null;
});

/**
 * The hour of the day (0 to 23) at which the native app reminds of the wash; null of none. It is kept on this device, since
 * this is the one that reminds, until the session ends.
 */
export const useLaundryHour = (): number | null => useSnapshot(chosen).hour;

/** Chooses that hour, or that nothing is said (null). */
export function chooseLaundryHour(hour: number | null): void {
  chosen.hour = hour;
  if (hour === null) localStore.remove(key);
  else localStore.set(key, String(hour));
}
