import { proxy, useSnapshot } from 'valtio';
import { localStore } from './storage.ts';

/** The hours that were chosen while the page stands, by member. */
const chosen = proxy<Record<string, number | null>>({});

const keyOf = (owner: string) => `hem.laundryHour.${owner}`;

function kept(owner: string): number | null {
  const text = localStore.get(keyOf(owner)) ?? '';
  return /^(1?\d|2[0-3])$/.test(text) ? Number(text) : null;
}

/**
 * The hour of the day (0 to 23) at which the native app reminds a member of the wash; null of none. It belongs to this
 * device, since this is the one that reminds, and to the member: others may sign in here.
 */
export function useLaundryHour(owner: string): number | null {
  const said = useSnapshot(chosen)[owner];
  return said === undefined ? kept(owner) : said;
}

/** Chooses that hour, or that nothing is said (null). */
export function chooseLaundryHour(owner: string, hour: number | null): void {
  chosen[owner] = hour;
  if (hour === null) localStore.remove(keyOf(owner));
  else localStore.set(keyOf(owner), String(hour));
}
