import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { device } from '#lib/device-database.ts';
import { host } from '#lib/host-state.ts';
import { session } from '#lib/session.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { standIn } from '#lib/stand-in.ts';
import { waiting } from '#lib/waiting.ts';
import { spoil } from '../query-client.ts';
import { cachedIn } from './cached.ts';
import { createOutbox } from './create-outbox.ts';
import { deviceEntries } from './kept-entries.ts';
import { kinds } from './kinds.ts';
import type { TabMessage } from './outbox-ports.ts';
import { createOverlay } from './overlay.ts';

/** The page's query cache, once something has been written or shown through it. */
let client: QueryClient | null = null;
/** The page's knowledge. */
export const cached = cachedIn(() => client);
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('hem.outbox') : null;

/** By the id of a write that is waited for: what spoils its tags in place of `spoil`. */
export const spoilers = new Map<string, typeof spoil>();

const overlay = createOverlay(kinds, () => outbox.state.list);

/** The writes of this page's user that wait ([Note: Outbox]). */
export const outbox = createOutbox({
  kinds,
  store: deviceEntries,
  cached,
  userId: () => session.userId,
  isOnline: () => host.isOnline,
  keepsNothing: () => standIn() !== null,
  isGivenUp: () => device.trouble === 'newer',
  // Web Locks let one tab at a time work; without them (an insecure page) this tab just does.
  lock: async (name, job) => {
    if (!navigator.locks) return job();
    await navigator.locks.request(name, job);
  },
  post: (message) => channel?.postMessage(message),
  beforeItLeaves(entry) {
    if (client) overlay.takeOver(client, entry);
  },
  afterItLeft(entry, answer) {
    if (!client) return;
    const spoils = descriptorOf(entry.kind as OperationName).spoils ?? [];
    const { seed } = kinds[entry.kind]!;
    const by = spoilers.get(entry.id) ?? spoil;
    spoilers.delete(entry.id);
    overlay.settle(entry);
    void by(client, spoils, () => seed?.(client!, answer as never) ?? []);
  },
  nowMs: () => Date.now(),
  later: (call, ms) => void setTimeout(call, ms),
});

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  void outbox.hear(data);
});
/** Stops for whoever was signed in: nothing of theirs is sent, or shown to the next one. */
function suspend(): void {
  overlay.forget();
  outbox.suspend();
}
onSessionEnd(suspend);
// Whoever is signed in now, nothing of the one before is sent or shown.
subscribeKey(session, 'userId', suspend, true);
subscribeKey(host, 'isOnline', () => outbox.wakeAnew());
window.addEventListener('online', () => outbox.wakeAnew());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && outbox.state.isWaiting) outbox.wakeAnew();
});
/** Tells how much waits: what is being sent right now does not. */
function countWaiting(): void {
  const { list, isWaiting } = outbox.state;
  const isHeld = isWaiting || !host.isOnline;
  waiting.refused = list.filter(({ state }) => state === 'refused').length;
  waiting.changes = isHeld ? list.length : waiting.refused;
}
subscribeKey(host, 'isOnline', countWaiting);
subscribe(outbox.state, () => {
  countWaiting();
  if (client) overlay.refresh(client);
});

/** Spoils what a write that did not go through the outbox has changed. */
export function spoilAfter(name: OperationName, by = spoil): void {
  if (client) void by(client, descriptorOf(name).spoils ?? []);
}

/** Shows what waits in what this cache reads. */
export function showOutboxIn(next: QueryClient): void {
  if (client === next) return;
  client = next;
  overlay.follow(next);
  overlay.refresh(next);
}
