import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { onAnswerRead } from '../operation.ts';
import { cachedIn } from './cached.ts';
import type { OutboxKind, Shows } from './kind.ts';
import { localIdOf } from './local-ids.ts';

type Kinds = Readonly<Record<string, OutboxKind<never, unknown>>>;
type Show = NonNullable<Shows<unknown>['getPlans']>;

/*
 * [Note: What waits is shown] The query cache shows what the server said, with what waits done to it. What the
 * server said is kept beside it, so that a change that is dropped, or refused, is gone from sight without a
 * network too. Once a change is answered it counts as said by the server, until that is read again.
 */

/** Does to what is read what waits: `list` tells what that is. */
export function createOverlay(kinds: Kinds, list: () => readonly OutboxEntry[]) {
  /** What the server said, by the hash of its query, where more is shown. */
  const said = new Map<string, unknown>();
  let isOurs = false;

  const showFor = (name: OperationName, { kind }: OutboxEntry): Show | undefined =>
    kinds[kind]?.shows?.[name] as Show | undefined;
  const isShown = (entry: OutboxEntry) => entry.state === 'waiting';

  const doTo = (
    client: QueryClient,
    key: QueryKey,
    data: unknown,
    entries: readonly OutboxEntry[],
  ) => {
    const [name, asked] = key as [OperationName, never];
    return entries.reduce((shown, entry) => {
      const show = showFor(name, entry);
      if (!show) return shown;
      const { input, userId } = entry;
      const change = {
        input,
        localId: localIdOf(entry.id),
        userId,
        asked,
        cached: cachedIn(() => client),
      };
      return show(shown as never, change);
    }, data);
  };

  return {
    /** Takes note of what is read and written from now on. */
    follow(client: QueryClient): void {
      onAnswerRead((by, key, data) => {
        if (by !== client) return data;
        const shown = doTo(client, key, data, list().filter(isShown));
        if (shown === data) said.delete(hashKey(key));
        else said.set(hashKey(key), data);
        return shown;
      });
      client.getQueryCache().subscribe((event) => {
        const isWritten =
          event.type === 'updated' && event.action.type === 'success' && event.action.manual;
        if (event.type === 'removed' || (isWritten && !isOurs)) said.delete(event.query.queryHash);
      });
    },

    /** Shows anew what is in the cache. */
    refresh(client: QueryClient): void {
      const waiting = list().filter(isShown);
      for (const { queryKey, queryHash, state } of client.getQueryCache().getAll()) {
        if (state.data === undefined) continue;
        const before = said.has(queryHash) ? said.get(queryHash) : state.data;
        const shown = doTo(client, queryKey, before, waiting);
        if (shown === before) said.delete(queryHash);
        else said.set(queryHash, before);
        if (shown === state.data) continue;
        isOurs = true;
        client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
        isOurs = false;
      }
    },

    /** Counts a change as said by the server. */
    takeOver(client: QueryClient, entry: OutboxEntry): void {
      for (const { queryKey, queryHash } of client.getQueryCache().getAll()) {
        if (!said.has(queryHash)) continue;
        said.set(queryHash, doTo(client, queryKey, said.get(queryHash), [entry]));
      }
    },
  };
}
