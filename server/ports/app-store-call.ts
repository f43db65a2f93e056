import * as v from 'valibot';
import { readAtMost } from './read-at-most.ts';
import { AppStoreAway } from './receipts.ts';

/** Milliseconds that a call may take, so that a page is told before it gives up itself. */
const timeoutMs = 6_000;
const mostBytes = 1_000_000;

/**
 * Calls the interface of an app's store. Answers what it says; null where it says that there is no such thing (400, 404,
 * 410). Throws AppStoreAway where it is not reached, refuses us, or says what is not expected.
 */
export async function callAppStore<Schema extends v.GenericSchema>(
  url: string,
  request: RequestInit,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if ([400, 404, 410].includes(answer.status)) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new AppStoreAway(`the app's store answers ${answer.status}`);
    }
    const bytes = answer.body && (await readAtMost(answer.body, mostBytes));
    const text = bytes?.toString() ?? '';
    return v.parse(schema, text === '' ? {} : JSON.parse(text));
  } catch (error) {
    if (error instanceof AppStoreAway) throw error;
    throw new AppStoreAway("the app's store did not answer", { cause: error });
  }
}

/** A moment in ISO 8601 from milliseconds since 1970. */
export const isoOf = (ms: number): string => new Date(ms).toISOString();
