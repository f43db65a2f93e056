import type { Payload } from '#bridge/protocol.ts';
import { bridgeToHost } from './host.ts';
import { session } from './session.ts';
import { onSessionEnd } from './session-end.ts';

const types = ['reminder.set', 'reminder.once'] as const;

/** The messages that name reminders: those of each day, and those of one day. */
export type ReminderType = (typeof types)[number];

/** What each of them names. */
export interface Reminders {
  'reminder.set': Payload<'reminder.set'>['reminders'];
  'reminder.once': Payload<'reminder.once'>['reminders'];
}

/** The reminders that the host was told last, as text, by the message; none before the first time. */
let told: Partial<Record<ReminderType, string>> = {};
/** Of which a session ended before the host said that it keeps any: they are still there. */
const owed = new Set<ReminderType>();

/** Tells the host all reminders of a kind, in place of those before, unless it was told the same last. */
export function tellReminders<Type extends ReminderType>(
  type: Type,
  reminders: Reminders[Type],
): void {
  const bridge = bridgeToHost();
  if (!bridge?.can(`${type}@1`)) {
    owed.add(type);
    return;
  }
  owed.delete(type);
  const text = JSON.stringify(reminders);
  if (text === told[type]) return;
  told[type] = text;
  bridge.send(type, { reminders } as Payload<Type>);
}

/** Tells a host that shows it how many notices were not read. */
export function tellBadge(count: number): void {
  const bridge = bridgeToHost();
  if (bridge?.can('badge.set@1')) bridge.send('badge.set', { count });
}

/** Has the host forget what it keeps of a session. */
function forget(): void {
  for (const type of types) tellReminders(type, []);
  tellBadge(0);
}

/**
 * Has the host forget the reminders and the count of a session that is over, as soon as it says that it keeps any: the
 * page that ended it may have been killed before. Call it once the host is followed. What a session has chosen is told by the
 * watch that comes after the first screen (app/reminder-watch.tsx).
 */
export function followReminders(): void {
  told = {};
  bridgeToHost()?.on('bridge.welcome', () => {
    if (session.token === null) forget();
    else for (const type of owed) tellReminders(type, []);
  });
}

onSessionEnd(forget);
