import { standInTokenStart } from '#contract/rules/stand-in-token.ts';
import { copyName, keptPictures } from './kept-copy-names.ts';
import { session } from './session.ts';
import { onSessionEnd } from './session-end.ts';

/*
 * [Note: Kept copy] What a member saw last stands on their device: the server's answers, one record for each query, in
 * a database of its own (`hem-copy`), so that all of it goes in one step when the session ends. A record's key is
 * the shape of what is kept (a hash of the contract, `copySchema` of the build), the member, and the hash of the query: so
 * what an older Hem kept, or another member's, is not found. The head script opens it and
 * lends the page a reader (`hemKept`); `src/api/kept-copy/` writes it, once the first screen stands. The query cache asks
 * here beside the network (`src/api/query-client.ts`), and shows what comes first. Nothing is read or written while
 * somebody of the staff stands in ([Note: Standing in]).
 */

type Reader = (key: string) => Promise<string | undefined>;

declare global {
  interface Window {
    /** Reads a record's text by its key without the schema. Rejects where there is no database. */
    hemKept?: Reader;
  }
}

let readText: Reader | undefined = globalThis.window?.hemKept;
/** Sets who reads the records from now on. */
export const readKeptBy = (next: Reader): void => {
  readText = next;
};

/** The member whose answers are kept in this page; null where none are. */
export const keptMember = ({ token, userId } = session): string | null =>
  token?.startsWith(standInTokenStart) ? null : userId;

/** A database that has not answered for so long is taken for none: WebKit's can hang behind a page that was left. */
const readMs = 3000;

/**
 * The answer that is kept of a query, by its hash; undefined where there is none, it is broken, or it does not come
 * within 3 s. Never throws.
 */
export async function keptAnswer(queryHash: string): Promise<unknown> {
  const member = keptMember();
  try {
    const text = await Promise.race([
      readText!(`${member} ${queryHash}`),
      new Promise<undefined>((resolve) => setTimeout(resolve, readMs)),
    ]);
    if (member === keptMember()) return JSON.parse(text!);
  } catch {
    // None, or not whole: the server's answer is on its way.
  }
}

/** Forgets what is kept on this device, of whomever. */
export function dropCopy(): void {
  try {
    readText = undefined;
    indexedDB.deleteDatabase(copyName);
    caches.delete(keptPictures).catch(() => {});
  } catch {
    // Where the browser has none, nothing was kept.
  }
}
onSessionEnd(dropCopy);
