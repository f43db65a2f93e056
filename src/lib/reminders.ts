import type { Payload } from '#bridge/protocol.ts';
import { bridgeToHost } from './host.ts';
import { session } from './session.ts';
import { onSessionEnd } from './session-end.ts';

/** The reminders that the host was told last, as text; undefined before the first time. */
let told: string | undefined;
/** Whether a session ended before the host said what it can do: its reminders are still there. */
let areOwed = false;

/** Tells the host all reminders, in place of those before, unless it was told the same last. */
export function tellReminders(reminders: Payload<'reminder.set'>['reminders']): void {
  const bridge = bridgeToHost();
  areOwed = !bridge?.can('reminder.set@1');
  const text = JSON.stringify(reminders);
  if (areOwed || text === told) return;
  told = text;
  bridge?.send('reminder.set', { reminders });
}

/** Tells a host that shows it how many notices were not read. */
export function tellBadge(count: number): void {
  const bridge = bridgeToHost();
  if (bridge?.can('badge.set@1')) bridge.send('badge.set', { count });
}

/**
 * Has the host forget the reminders and the count of a session that is over, as soon as it says that it keeps any: the
 * page that ended it may have been killed before. Call it once the host is followed. What a session has chosen is told by the
 * watch that comes after the first screen (app/reminder-watch.tsx).
 */
export function followReminders(): void {
  told = undefined;
  bridgeToHost()?.on('bridge.welcome', () => {
    if (areOwed || session.token === null) tellReminders([]);
    if (session.token === null) tellBadge(0);
  });
}

onSessionEnd(() => {
  tellReminders([]);
  tellBadge(0);
});
