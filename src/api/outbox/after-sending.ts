import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { AppError } from '#lib/errors.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { withDependents } from './entry-lists.ts';
import { following } from './following.ts';
import type { EntriesChange } from './kept-entries.ts';
import type { OutboxKind } from './kind.ts';

type Kinds = Readonly<Record<string, OutboxKind<never, unknown>>>;

const dayMs = 24 * 60 * 60 * 1000;
/** How long an answered write is kept. */
const answeredMs = dayMs;
/** How long one is laid aside: longer than what was deleted can be brought back. */
const withdrawnMs = (deletedItemDays + 60) * dayMs;

/**
 * Decides what is kept once a write was answered: what follows from it for others, and itself as long as others may
 * name it.
 * Too old entries go.
 * @param kept.list the writes that the server does not have, `done` among them.
 * @param kept.answered those that it has.
 */
export function afterAnswer(
  kinds: Kinds,
  done: OutboxEntry,
  kept: { list: readonly OutboxEntry[]; answered: readonly OutboxEntry[]; nowMs: number },
): EntriesChange {
  const others = kept.list.filter((one) => one.id !== done.id);
  const { changed = [], saved } = following(kinds, done, others);
  const ageOf = (one: OutboxEntry) => kept.nowMs - one.sinceMs;
  const old = [
    ...kept.answered.filter((one) => ageOf(one) > answeredMs),
    ...others.filter((one) => one.state === 'withdrawn' && ageOf(one) > withdrawnMs),
  ];
  const { madeId, settle } = kinds[done.kind] ?? {};
  const isNamed = madeId ?? settle;
  return {
    changed: isNamed ? [...changed, done] : changed,
    dropped: [...(isNamed ? [] : [done.id]), ...old.map((one) => one.id)],
    ...(saved ? { saved } : {}),
  };
}

/** The decision on a write that the server refused. */
export interface AfterRefusal {
  change: EntriesChange | null;
  /** How it goes on: tried in another way, or refused. Undefined where it is gone. */
  next: OutboxEntry | undefined;
  /** The entries that went with it. */
  gone: readonly OutboxEntry[];
  /** False where it was dropped, or laid aside, while it was on its way. */
  isWanted: boolean;
}

/** @param kept.isSaid whether somebody waits for it who shows a refusal. */
export function afterRefusal(
  kinds: Kinds,
  entry: OutboxEntry,
  error: AppError,
  kept: { list: readonly OutboxEntry[]; isSaid: boolean },
): AfterRefusal {
  const { list, isSaid } = kept;
  const kind = kinds[entry.kind]!;
  const isWanted = list.some(({ id, state }) => id === entry.id && state === 'waiting');
  if (!isWanted) return { change: null, next: undefined, gone: [], isWanted };
  const others = list.filter(({ state }) => state !== 'withdrawn');
  const amended = kind.amend?.(entry as never, error, others);
  if (amended) return { change: { changed: amended }, next: amended[0], gone: [], isWanted };
  // Its caller says it, and what was seen is as it was.
  if (isSaid || kind.isDroppedBy?.(error)) {
    const gone = withDependents(list, [entry]);
    return { change: { dropped: gone.map(({ id }) => id) }, next: undefined, gone, isWanted };
  }
  const refusal = { kind: error.kind, code: error.code ?? null };
  const next: OutboxEntry = { ...entry, state: 'refused', refusal, key: newIdempotencyKey() };
  return { change: { changed: [next] }, next, gone: [], isWanted };
}
