import {
  type FetchQueryOptions,
  hashKey,
  MutationCache,
  notifyManager,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { AppError } from '#lib/errors.ts';
import { keptAnswer } from '#lib/kept-answers.ts';

// An answer is shown in the turn in which it came; with the library's own timer it would be shown in
// the next one.
notifyManager.setScheduler(queueMicrotask);

/** The facts that a query or mutation tells the error policy of itself. */
export interface OperationMeta extends Record<string, unknown> {
  operation?: OperationName;
  /** True where a form shows `invalid` beside its fields. */
  isForm?: boolean;
  /** True where the caller says itself what the error catalogue has no words for. */
  isHandled?: boolean;
  /** The same of a read, as long as nothing of it is known: what takes its place says that it did not come. */
  isHandledUnread?: boolean;
  /** True where the caller says itself, of a quiet endpoint, that what it is about is gone. */
  saysGone?: boolean;
  /** True of what is read ahead: the screen reads it again, and shows where that has no answer. */
  isAhead?: boolean;
}

/** A failed call, and what the policy needs to know of it. */
export interface FailedCall {
  error: Error;
  isWrite: boolean;
  meta: OperationMeta;
}

/**
 * Makes the cache of server state (docs/design/architecture.md, Server state is a copy): unused data
 * lives 60 s, data is refetched on mount (unless it was read ahead for it) and on reconnect, nothing is
 * tried twice, and every failure is told to `onError`.
 */
export function createQueryClient(onError: (failed: FailedCall) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta: asked, state }) {
        const meta: OperationMeta = { ...asked };
        if (meta.isHandledUnread && state.data === undefined) meta.isHandled = true;
        onError({ error, isWrite: false, meta });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onError({ error, isWrite: true, meta: (mutation.meta ?? {}) as OperationMeta }),
    }),
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        retry: false,
        refetchOnMount: (query) => (isReadAhead(query) ? false : 'always'),
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        persister: readBesideCopy,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Whether what is kept of a query that is being read came before the server's answer. */
const cameKept = new WeakMap<object, Promise<boolean>>();

/** When data came from the copy on the device: no answer of the server is that old. */
export const keptAt = 0;

/**
 * Asks the server, and meanwhile shows what the device keeps of the same query ([Note: Kept copy]). A thing that is
 * gone, or closed to this member, is not shown any more.
 */
async function readBesideCopy<Data, Key extends QueryKey>(
  read: (context: QueryFunctionContext<Key>) => Data | Promise<Data>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  if (query.state.data !== undefined) return read(context);
  const showing = keptAnswer(query.queryHash).then((kept) => {
    const isShown = kept !== undefined && query.state.data === undefined;
    if (isShown) context.client.setQueryData(query.queryKey, kept, { updatedAt: keptAt });
    return isShown;
  });
  cameKept.set(query, showing);
  try {
    return await read(context);
  } catch (error) {
    if ((await showing) && /not-found|forbidden/.test((error as AppError).kind)) {
      query.setState({ data: undefined, status: 'pending' });
    }
    throw error;
  }
}

/** How often a picture that is being made is asked for, in milliseconds. */
export const pictureMs = 1200;

/**
 * A screen that mounts within so many milliseconds does not read again what was read ahead for it.
 */
export const readAheadMs = 1000;

/** When data that was read ahead came. */
const cameAhead = new WeakMap<object, number>();

const isReadAhead = (query: Pick<Query, 'state'>) =>
  !query.state.isInvalidated &&
  cameAhead.get(query) === query.state.dataUpdatedAt &&
  Date.now() - query.state.dataUpdatedAt < readAheadMs;

/**
 * Reads ahead what a screen will ask for; null if it is in the cache. Done once something of it can be shown.
 */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> | null {
  if (client.getQueryData(query.queryKey) !== undefined) return null;
  const found = () => client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
  const read = client
    .prefetchQuery({ ...query, meta: { ...query.meta, isAhead: true } })
    .then(() => {
      const came = found();
      if (came) cameAhead.set(came, came.state.dataUpdatedAt);
    });
  return Promise.race([
    read,
    cameKept.get(found()!)?.then((isShown) => (isShown ? undefined : read)),
  ]);
}

/**
 * Whether this is a query that is followed, and failed the last time: it asks again by itself, and people were told.
 */
export function isAskedAgain(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query || query.state.errorUpdatedAt <= query.state.dataUpdatedAt) return false;
  return query.observers.some(({ options: { refetchInterval: every } }) =>
    typeof every === 'function' ? every(query as never) : every,
  );
}

let lastMs = 0;

/**
 * The page's clock in milliseconds, later at every call, so that what is read after a write never seems
 * as old as the write.
 */
export function momentMs(): number {
  lastMs = Math.max(performance.now(), lastMs + 0.001);
  return lastMs;
}

/** When each tag was last spoiled, and when all were. */
const spoiledMs: { [Tag in CacheTag]?: number } = {};
let allSpoiledMs = 0;
const spoilAll = () => {
  allSpoiledMs = momentMs();
};
onlineManager.subscribe(spoilAll);

/** Answers of an operation from before this moment, on the clock of `momentMs`, may be out of date. */
export const freshSinceMs = (name: OperationName): number =>
  Math.max(allSpoiledMs, ...(descriptorOf(name).provides ?? []).map((tag) => spoiledMs[tag] ?? 0));

/** Reads again what is on screen: it may be hours old. */
export function readAgain(client: QueryClient): void {
  spoilAll();
  void client.refetchQueries({ type: 'active' });
}

/**
 * Marks as stale whatever provides one of these tags; what is on screen is read again.
 * @param seed puts what a write answered into the cache; answers the keys that need not be asked for.
 */
export function spoil(
  client: QueryClient,
  tags: readonly CacheTag[],
  seed?: () => readonly QueryKey[],
): Promise<void> {
  for (const tag of tags) spoiledMs[tag] = momentMs();
  const answered = seed?.().map((key) => hashKey(key));
  const predicate = ({ queryKey, queryHash }: Query) => {
    const provides = descriptorOf(queryKey[0] as OperationName)?.provides ?? [];
    return provides.some((tag) => tags.includes(tag)) && !answered?.includes(queryHash);
  };
  // A first read that is under way is not begun anew by the library, and may tell what was before: it is read again.
  const first = client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  for (const { promise, queryKey } of first) {
    const again = () => void client.invalidateQueries({ queryKey, exact: true });
    promise?.then(again, () => {});
  }
  return client.invalidateQueries({ predicate });
}
