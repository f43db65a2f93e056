import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import DataLoader from 'dataloader';
import { useState } from 'react';
import type { OperationName } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { soonestOf } from './pending-picture.ts';
import { freshSinceMs, isAskedAgain, momentMs, readAheadMs } from './query-client.ts';

/*
 * [Note: Cards] A long list is read as its ids in order and, near what is in view, as cards. Cards
 * are asked for by windows of ids, but each is known by its own id and by when it was read: a window
 * asks only for those that it lacks, or that may have changed since. So an item in front of a list,
 * which moves every window by one, is read alone; and a write's answer is a card that need not be
 * asked for. All that the windows ask for in one turn goes as one call.
 */

/** Cards in one window of a long list. */
export const cardWindow = 60;

/** Some cards of one list. */
export interface CardWindow<Card> {
  cards: Card[];
  /** When each was asked for, by its id, on the clock of `momentMs`. */
  readMs: Record<string, number>;
}

type OfWindow = <Window>(client: QueryClient, key: QueryKey, window: Window) => Window;

/** The ways in which what waits on this device shows on cards ([Note: What waits is shown]). */
interface WaitingOnCards {
  /** Does to a window that was read what waits. */
  read: OfWindow;
  /** The same to one that is put together of what was read before. */
  show: OfWindow;
  /** A window of the cache as the server said it. */
  said: OfWindow;
}

let waiting: WaitingOnCards = {
  read: (_client, _key, window) => window,
  show: (_client, _key, window) => window,
  said: (_client, _key, window) => window,
};
/** Sets what is done to every window of cards. */
export const onCardsRead = (next: WaitingOnCards): void => {
  waiting = next;
};

/** The cards in view, by id, and how reading them went. */
export interface ShownCards<Card> {
  cards: ReadonlyMap<string, Card>;
  /** Whether one of those in view did not come. */
  isError: boolean;
  /** Asks again for what did not come. */
  retry(): void;
}

/** How the cards of one noun are read. */
export interface CardKind<Card> {
  operation: OperationName;
  /** Most ids in one call. */
  mostAtOnce: number;
  idOf(card: Card): string;
  /** After how many milliseconds it may have more to show, such as a picture that is being made. */
  pendingMs(card: Card): number | null;
  read(owner: string, ids: string[], options: { isRepeat: boolean }): Promise<Card[]>;
}

/** The calls on the cards of one noun ([Note: Cards]). */
export type Cards<Card> = ReturnType<typeof defineCards<Card>>;

/** Makes the cards of one noun. */
export function defineCards<Card>({
  operation,
  mostAtOnce,
  idOf,
  pendingMs,
  read,
}: CardKind<Card>) {
  type Window = CardWindow<Card>;
  const loaders = new Map<string, DataLoader<string, [Card, number] | null>>();
  const loaderOf = (owner: string, isRepeat: boolean) => {
    const key = `${owner} ${isRepeat}`;
    let loader = loaders.get(key);
    if (!loader) {
      loader = new DataLoader<string, [Card, number] | null>(
        async (ids) => {
          const askedMs = momentMs();
          const cards = await read(owner, [...new Set(ids)], { isRepeat });
          const found = new Map(cards.map((card) => [idOf(card), card]));
          return ids.map((id) => {
            const card = found.get(id);
            return card === undefined ? null : [card, askedMs];
          });
        },
        { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn: (send) => setTimeout(send) },
      );
      loaders.set(key, loader);
    }
    return loader;
  };

  const keyOf = (owner: string, ids: readonly string[]) => [operation, { owner, ids }] as const;

  /** The newest card of each of these ids, from any window. */
  const knownOf = (client: QueryClient, owner: string, ids: readonly string[]) => {
    const wanted = new Set(ids);
    const known = new Map<string, [Card, number]>();
    for (const [key, shown] of client.getQueriesData<Window>({ queryKey: [operation] })) {
      if ((key[1] as { owner?: string } | undefined)?.owner !== owner) continue;
      const data = shown && waiting.said(client, key, shown);
      for (const card of data?.cards ?? []) {
        const id = idOf(card);
        const readMs = data?.readMs[id] ?? 0;
        if (wanted.has(id) && readMs > (known.get(id)?.[1] ?? -1)) known.set(id, [card, readMs]);
      }
    }
    return known;
  };

  /**
   * The query of one window.
   * @param sinceMs cards that were read before then are asked for again; by default a short time ago.
   */
  const windowQuery = (
    client: QueryClient,
    owner: string,
    ids: string[],
    sinceMs = momentMs() - readAheadMs,
  ) =>
    queryOptions({
      queryKey: keyOf(owner, ids),
      queryFn: async ({ queryKey }): Promise<Window> => {
        const isRepeat = isAskedAgain(client, queryKey);
        const leastMs = Math.max(sinceMs, freshSinceMs(operation));
        const known = knownOf(client, owner, ids);
        const found = await Promise.all(
          ids.map((id) => {
            const one = known.get(id);
            const isFresh = one && one[1] > leastMs && pendingMs(one[0]) === null;
            if (isFresh) return one;
            const reading = loaderOf(owner, isRepeat).load(id);
            // A list that has lost a row makes another window of the same cards.
            return one
              ? reading.catch((error) => (isOffline(error) ? one : Promise.reject(error)))
              : reading;
          }),
        );
        return waiting.read(client, queryKey, toWindow(found.filter((one) => one !== null)));
      },
      meta: { operation },
      refetchInterval: ({ state }) => soonestOf((state.data?.cards ?? []).map(pendingMs)),
      // Cards from other windows are shown meanwhile.
      placeholderData: () => {
        const known = [...knownOf(client, owner, ids).values()];
        if (known.length === 0) return undefined;
        return waiting.show(client, keyOf(owner, ids), toWindow(known));
      },
    });

  /** The cards of these ids that any window has, as they are shown. */
  const shownOf = (client: QueryClient, owner: string, ids: readonly string[]): Card[] => {
    const known = [...knownOf(client, owner, ids).values()];
    return waiting.show(client, keyOf(owner, ids), toWindow(known)).cards;
  };

  const isOffline = (error: unknown) => error instanceof AppError && error.kind === 'offline';

  const toWindow = (known: [Card, number][]): Window => ({
    cards: known.map(([card]) => card),
    readMs: Object.fromEntries(known.map(([card, readMs]) => [idOf(card), readMs])),
  });

  return {
    windowQuery,

    /** The card of one id, from any list; undefined if there is none. */
    find(client: QueryClient, owner: string, id: string): Card | undefined {
      return shownOf(client, owner, [id])[0];
    },

    /** Puts a card from a write's answer into the cache, so that it is shown and not asked for. */
    seed(client: QueryClient, owner: string, card: Card): void {
      const id = idOf(card);
      const readMs = momentMs();
      const isOwners = (key: readonly unknown[]) => (key[1] as { owner: string }).owner === owner;
      client.setQueriesData<Window>(
        { queryKey: [operation], predicate: ({ queryKey }) => isOwners(queryKey) },
        (data) =>
          data?.readMs[id] === undefined
            ? data
            : {
                cards: data.cards.map((one) => (idOf(one) === id ? card : one)),
                readMs: { ...data.readMs, [id]: readMs },
              },
      );
      client.setQueryData(keyOf(owner, [id]), toWindow([[card, readMs]]));
    },

    /**
     * The cards of the windows in view: the places `from` to `to` of a list of ids. A screen that
     * mounts reads them, unless they were just read ahead for it.
     * @param options.isAside true for what lies over a list and shows its cards as they are.
     */
    useCards(
      owner: string,
      ids: readonly string[],
      from: number,
      to: number,
      { isAside = false } = {},
    ): ShownCards<Card> {
      const client = useQueryClient();
      const [sinceMs] = useState(() => (isAside ? 0 : momentMs() - readAheadMs));
      const windows: string[][] = [];
      const first = Math.floor(Math.max(0, from) / cardWindow);
      const last = Math.floor(Math.max(0, to) / cardWindow);
      for (let index = first; index <= last; index += 1) {
        const some = ids.slice(index * cardWindow, (index + 1) * cardWindow);
        if (some.length > 0) windows.push(some);
      }
      return useQueries({
        queries: windows.map((some) => windowQuery(client, owner, some, sinceMs)),
        combine: (results) => {
          const found = results.flatMap(({ isError, data }, at) =>
            // Of a window that did not come, what other windows have of it: a list that has lost a row
            // reaches for one card that is new to it.
            isError && !data ? shownOf(client, owner, windows[at] ?? []) : (data?.cards ?? []),
          );
          const cards = new Map(found.map((card) => [idOf(card), card]));
          const lacks = ids.slice(Math.max(0, from), to + 1).some((id) => !cards.has(id));
          return {
            cards,
            isError: lacks && results.some(({ isError, data }) => isError && !data),
            retry: () => {
              for (const result of results) if (result.isError) void result.refetch();
            },
          };
        },
      });
    },
  };
}
