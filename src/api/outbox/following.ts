import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { isMadeFrom } from './entry-lists.ts';
import type { OutboxKind, Settled } from './kind.ts';
import { localIdOf, withRealId } from './local-ids.ts';

type Kinds = Readonly<Record<string, OutboxKind<never, unknown>>>;

/** The changes that an answered write makes to others: they name what it made by its real id, and are made from it. */
export function following(kinds: Kinds, done: OutboxEntry, list: readonly OutboxEntry[]): Settled {
  const kind = kinds[done.kind];
  const { changed = [], saved } = kind?.settle?.(done as never, done.answer as never, list) ?? {};
  const byId = new Map(changed.map((one) => [one.id, one]));
  const realId = kind?.madeId?.(done.answer as never);
  for (const one of list) {
    if (realId === undefined || !isMadeFrom(one, done)) continue;
    const before = byId.get(one.id) ?? one;
    const input = withRealId(before.input, localIdOf(done.id), realId);
    const subject = kinds[one.kind]?.subject(input as never) ?? one.subject;
    // Another key: it may have been sent, in vain, while what makes this was dropped.
    byId.set(one.id, { ...before, input, subject, key: newIdempotencyKey() });
  }
  return { changed: [...byId.values()], ...(saved ? { saved } : {}) };
}

/** A write as it is after what was answered while it was not in the list. */
export const caughtUp = (
  kinds: Kinds,
  entry: OutboxEntry,
  answered: readonly OutboxEntry[],
): OutboxEntry =>
  answered.reduce((now, done) => following(kinds, done, [now]).changed?.[0] ?? now, { ...entry });
