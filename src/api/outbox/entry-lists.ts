import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { localIdOf, namesLocalId } from './local-ids.ts';

/* What the outbox asks of the list of its writes ([Note: Outbox]). */

/** In the order in which they were made. */
export const inOrder = (entries: OutboxEntry[]): OutboxEntry[] =>
  entries.sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));

/** States of what the user sees. */
export const isListed: ReadonlySet<OutboxEntry['state']> = new Set(['waiting', 'refused']);

/** Whether the server does not have it yet. */
export const isOpen = ({ state }: OutboxEntry): boolean => state !== 'answered';

/** A write that was laid aside, as it is taken up again. */
export const takenUp = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  state: entry.refusal ? 'refused' : 'waiting',
});

/** The first write that nothing before it holds up. */
export function nextToSend(
  list: readonly OutboxEntry[],
  failed: readonly OutboxEntry[],
): OutboxEntry | undefined {
  const open = list.filter(isOpen);
  const held: OutboxEntry[] = [];
  for (const entry of open) {
    const isHeld =
      failed.some(({ id }) => id === entry.id) ||
      held.some((one) => shareSome(one, entry)) ||
      open.some(({ id, state }) => id === entry.after && state !== 'refused') ||
      open.some((one) => one.id !== entry.id && isMadeFrom(entry, one));
    if (entry.state === 'waiting' && !isHeld) return entry;
    if (entry.state === 'waiting') held.push(entry);
  }
  return undefined;
}

/** Whether a write is about what another one makes. */
export const isMadeFrom = (entry: OutboxEntry, maker: OutboxEntry): boolean =>
  namesLocalId(entry.input, localIdOf(maker.id));

/** Writes with those that are about what they make: without them they have nothing to change. */
export function withDependents(
  list: readonly OutboxEntry[],
  makers: readonly OutboxEntry[],
): OutboxEntry[] {
  const found = new Map(makers.map((one) => [one.id, one]));
  // A map goes on with what is added on the way.
  for (const maker of found.values()) {
    for (const one of list) if (isMadeFrom(one, maker)) found.set(one.id, one);
  }
  return [...found.values()];
}

/** The noun of a subject: `plan` of `plan:12`. */
export const areaOf = ({ subject }: OutboxEntry): string => subject.split(':', 1)[0]!;

/** Whether two change the same thing, or share one of several: `plan:12+13` and `plan:13`; `where:*` is all of them. */
export function shareSome(one: OutboxEntry, other: OutboxEntry): boolean {
  const named = thingsOf(other);
  return thingsOf(one).some(({ area, ids }) =>
    named.some((its) => its.area === area && ids.some((id) => isAmong(id, its.ids))),
  );
}

const isAmong = (id: string, ids: readonly string[]) =>
  id === '*' || ids.includes(id) || ids.includes('*');

/** What a write changes: its subject, and what else it touches. */
const thingsOf = ({ subject, touches = [] }: OutboxEntry) =>
  [subject, ...touches].map((name) => {
    const at = name.indexOf(':');
    return { area: name.slice(0, at), ids: name.slice(at + 1).split('+') };
  });
