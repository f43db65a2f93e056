import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { type CardWindow, onCardsRead } from '../cards.ts';
import { sayBy } from '../kept-copy/said.ts';
import { onAnswerRead } from '../operation.ts';
import { cachedIn } from './cached.ts';
import type { Change, OutboxKind } from './kind.ts';
import { localIdOf } from './local-ids.ts';

type Kinds = Readonly<Record<string, OutboxKind<never, unknown>>>;
type Show = (data: unknown, change: Change<unknown>) => unknown;

/*
 * [Note: What waits is shown] The query cache shows what the server said, with what waits done to it. What the
 * server said is kept beside it, so that a change that is dropped, or refused, is gone from sight without a
 * network too. Once a change is answered it counts as said by the server, until that is read again.
 */

/** Does to what is read what waits: `list` tells what that is. */
export function createOverlay(kinds: Kinds, list: () => readonly OutboxEntry[]) {
  /** The answers of the server, by the hash of their query, where more is shown. */
  const said = new Map<string, unknown>();
  /** Changes that were answered just now, by id: what was asked before that, and comes still, does not have them. */
  const settling = new Map<string, OutboxEntry>();
  let isOurs = false;

  const showFor = (name: OperationName, { kind }: OutboxEntry): Show | undefined => {
    const { shows = {}, showsOnCards = {} } = kinds[kind] ?? {};
    const onCard = showsOnCards[name as keyof typeof showsOnCards] as Show | undefined;
    if (onCard) return onWindow(onCard);
    return shows[name as keyof typeof shows] as Show | undefined;
  };
  const isShown = ({ id, state }: OutboxEntry) => state === 'waiting' && !settling.has(id);

  const doTo = (
    client: QueryClient,
    key: QueryKey,
    data: unknown,
    entries: readonly OutboxEntry[],
  ) => {
    const [name, asked] = key as [OperationName, never];
    return entries.reduce((shown, entry) => {
      const showIn = showFor(name, entry);
      if (!showIn) return shown;
      const { input, userId } = entry;
      const change = {
        input,
        localId: localIdOf(entry.id),
        userId,
        sinceMs: entry.sinceMs,
        asked,
        cached: cachedIn(() => client),
        seen: entry.seen,
      };
      return showIn(shown, change);
    }, data);
  };

  /** Shows what waits in what the server said, and keeps that. */
  const show = (client: QueryClient, key: QueryKey, data: unknown) => {
    const shown = doTo(client, key, data, list().filter(isShown));
    if (shown === data) said.delete(hashKey(key));
    else said.set(hashKey(key), data);
    return shown;
  };

  /** The same of what comes from the server now. */
  const read = (client: QueryClient, key: QueryKey, data: unknown) =>
    show(client, key, doTo(client, key, data, [...settling.values()]));

  const showAnew = (client: QueryClient, { queryKey, queryHash, state }: Query) => {
    if (state.data === undefined) return;
    const before = said.has(queryHash) ? said.get(queryHash) : state.data;
    const shown = show(client, queryKey, before);
    if (shown === state.data) return;
    isOurs = true;
    client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
    isOurs = false;
  };

  return {
    /** Takes note of what is read and written from now on. */
    follow(client: QueryClient): void {
      sayBy(({ queryHash, state }) => (said.has(queryHash) ? said.get(queryHash) : state.data));
      onAnswerRead((by, key, data) => (by === client ? read(client, key, data) : data));
      onCardsRead({
        read: (by, key, window) => (by === client ? read(client, key, window) : window) as never,
        show: (by, key, window) =>
          (by === client ? doTo(client, key, window, list().filter(isShown)) : window) as never,
        said: (by, key, window) =>
          (by === client ? (said.get(hashKey(key)) ?? window) : window) as never,
      });
      client.getQueryCache().subscribe((event) => {
        const isWritten =
          event.type === 'updated' && event.action.type === 'success' && event.action.manual;
        const isOthers = isWritten && !isOurs;
        if (event.type === 'removed' || isOthers) said.delete(event.query.queryHash);
        // An answer that was put into the cache knows nothing of what waits.
        if (isOthers) showAnew(client, event.query);
      });
    },

    /** Shows anew what is in the cache. */
    refresh(client: QueryClient): void {
      for (const query of client.getQueryCache().getAll()) showAnew(client, query);
    },

    /** Counts a change as said by the server, also in what comes still, until `settle`. */
    takeOver(client: QueryClient, entry: OutboxEntry): void {
      settling.set(entry.id, entry);
      for (const { queryKey, queryHash } of client.getQueryCache().getAll()) {
        if (!said.has(queryHash)) continue;
        said.set(queryHash, doTo(client, queryKey, said.get(queryHash), [entry]));
      }
    },

    /** From here on all that provides what a change spoils is read anew. */
    settle({ id }: OutboxEntry): void {
      settling.delete(id);
    },

    /** Forgets what was answered to somebody who is signed out. */
    forget(): void {
      settling.clear();
    },
  };
}

/** Shows a change on each card of a window. */
const onWindow =
  (onCard: Show): Show =>
  (data, change) => {
    const window = data as CardWindow<unknown>;
    const cards = window.cards.map((card) => onCard(card, change));
    return cards.every((card, at) => card === window.cards[at]) ? window : { ...window, cards };
  };
