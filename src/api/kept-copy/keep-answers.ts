import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { keptMember, readKeptBy } from '#lib/kept-answers.ts';
import { copySchema } from '#lib/versions.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { keptAt } from '../query-client.ts';
import { mostLength, pruneCopy, readBeginning, readCopy, writeCopy } from './copy-database.ts';
import { keptOperations } from './kept-operations.ts';
import { saidOf } from './said.ts';
import { type ReadRecords, searchKept } from './search-kept.ts';

/** How long records are written in one go, in milliseconds, before the page may do something else. */
const mostMs = 8;
/** After so many records it is looked anew whether there are too many. */
const writesBetweenPrunes = 100;

/**
 * Is told of a query, the first time that an answer to it takes the place of one that was kept before this page; gets that one,
 * as JSON, and a reader of the rest.
 */
export type OnRewrite = (query: Query, before: string, read: ReadRecords) => Promise<void>;

/**
 * Keeps the answers that the query cache shows on this device ([Note: Kept copy]), while the page is idle, and what is
 * left when the page is hidden. Answers how to stop, which writes that too. A device without room, or without a
 * database, keeps nothing. `onRewrite` is told of lists and of their cards.
 */
export function keepAnswers(client: QueryClient, onRewrite?: OnRewrite): () => void {
  const member = keptMember();
  if (member === null) return () => {};
  const prefix = `${copySchema} ${member} `;
  const changed = new Set<Query>();
  let cancel: (() => void) | null = null;
  let writes = 0;
  let isStopped = false;

  /** What is written after the session's end would make the database anew. */
  const isOver = () => keptMember() !== member;

  const readRecords: ReadRecords = async (begin) =>
    (await readBeginning(prefix + begin)).map(({ key, text }) => ({
      queryHash: key.slice(prefix.length),
      text,
    }));
  const rewritten = new Set<string>();
  /** What was kept of a list or of cards until now; undefined of anything else, and of what was written already. */
  const keptBefore = async ({ queryHash, queryKey }: Query): Promise<string | undefined> => {
    const isTold = /Navigation$|^get(Items|Outfits|Looks)$/.test(String(queryKey[0]));
    if (!onRewrite || !isTold || rewritten.has(queryHash)) return undefined;
    rewritten.add(queryHash);
    return readCopy(prefix + queryHash);
  };

  const write = async (query: Query): Promise<void> => {
    changed.delete(query);
    if (isOver()) return;
    try {
      const before = query.state.data === undefined ? undefined : await keptBefore(query);
      if (isOver()) return;
      if (before !== undefined) void onRewrite?.(query, before, readRecords);
      writes += 1;
      if (writes % writesBetweenPrunes === 1) await pruneCopy(prefix, Date.now());
      // Of now, whatever was waited for: a later write may be done already.
      if (!isOver()) await writeCopy(prefix + query.queryHash, textOf(query), Date.now());
    } catch (error) {
      if ((error as Error).name !== 'QuotaExceededError' || isOver()) return;
      // The oldest go; a device that has no room even then does without.
      await pruneCopy(prefix, Date.now(), mostLength / 10).catch(() => {});
    }
  };
  const writeSome = () => {
    cancel = null;
    const sinceMs = performance.now();
    for (const query of changed) {
      void write(query);
      if (performance.now() - sinceMs > mostMs) break;
    }
    if (changed.size > 0) schedule();
  };
  const schedule = () => {
    if (!isStopped) cancel ??= whenIdle(writeSome);
  };
  const writeAll = () => {
    for (const query of changed) void write(query);
  };
  const writeHidden = () => {
    if (document.visibilityState === 'hidden') writeAll();
  };
  const note = (query: Query) => {
    if (!isKept(query)) return;
    changed.add(query);
    schedule();
  };

  readKeptBy(async (key) => {
    const kept = await readCopy(`${copySchema} ${key}`);
    // A host may not have noticed yet that the network is away.
    const mayAnswer = host.isOnline && navigator.onLine;
    if (kept !== undefined || mayAnswer || !key.startsWith(`${member} `)) return kept;
    return searchKept(key.slice(member.length + 1), readRecords);
  });
  for (const query of client.getQueryCache().getAll()) note(query);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && /success|error/.test(event.action.type)) note(event.query);
  });
  document.addEventListener('visibilitychange', writeHidden);
  return () => {
    isStopped = true;
    cancel?.();
    unsubscribe();
    document.removeEventListener('visibilitychange', writeHidden);
    writeAll();
  };
}

/** Whether a query has something to be written: an answer of the server's, or the news that there is none any more. */
function isKept({ queryKey, state }: Query): boolean {
  if (!keptOperations.has(queryKey[0] as OperationName)) return false;
  return state.data === undefined ? isGone(state.error) : state.dataUpdatedAt !== keptAt;
}

const isGone = (error: unknown) =>
  /not-found|forbidden/.test((error as AppError | null)?.kind ?? '');

/** What is written of a query; null where it is to be removed. */
function textOf(query: Query): string | null {
  const data = saidOf(query) as { readMs?: Record<string, number> } | undefined;
  if (data?.readMs === undefined) return data === undefined ? null : JSON.stringify(data);
  // When a card was read is told by this page's clock ([Note: Cards]): to another page it is old.
  const readMs = Object.fromEntries(Object.keys(data.readMs).map((id) => [id, 0]));
  return JSON.stringify({ ...data, readMs });
}
