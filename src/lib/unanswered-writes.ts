import type { ErrorKind } from './errors.ts';

/*
 * [Note: Unanswered writes] A write whose answer did not come may have been done. Said again in the
 * same words it goes with the same key, and the server answers what it answered then instead of
 * doing it twice. Once any other write has been answered the same words are a new wish: taking a
 * piece out, putting it back and taking it out again are three writes.
 */

const keys = new Map<string, string>();

/** Failures after which nobody knows whether the write was done. */
const unknown: readonly ErrorKind[] = ['timeout', 'offline', 'parse', 'server'];

/** A key for one write, however often it is tried. */
export function newIdempotencyKey(): string {
  // randomUUID needs a secure context; a phone on the local network may have none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key for a write: that of the try before, if nobody knows what became of it. */
export const keyOfWrite = (write: string): string => keys.get(write) ?? newIdempotencyKey();

/** Says what became of a write; `failure` is null where it was done. */
export function noteWrite(write: string, key: string, failure: ErrorKind | null): void {
  if (failure !== null && isUnknown(failure)) keys.set(write, key);
  else keys.clear();
}

/** Whether a write that failed so may have been done. */
export const isUnknown = (failure: ErrorKind): boolean => unknown.includes(failure);
