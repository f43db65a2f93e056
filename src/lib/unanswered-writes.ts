import type { ErrorKind } from './errors.ts';

/*
 * [Note: Unanswered writes] A write whose answer did not come may have been done. Sent again with the
 * same input, it has the same key, and the server gives the first answer again instead of doing it
 * twice. Once any other write has been answered, the same input is a new write: taking a piece out,
 * putting it back and taking it out again are three writes.
 *
 * What a form with a draft saves may be something new, which must not be made twice: its key is kept
 * with the draft on the device until this very write is known to be done, so that it outlives the page.
 * (A key of a write that was refused is as good as new.) If it was done and the form has changed since,
 * the server says so, and so does the form.
 */

const keys = new Map<string, string>();

/** Failures after which it is not known whether the write was done. */
const unknown: readonly ErrorKind[] = ['timeout', 'offline', 'parse', 'server'];

/** A key for one write, however often it is tried. */
export function newIdempotencyKey(): string {
  // randomUUID needs a secure context; a phone on the local network may have none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key for a write: that of the last try, if it is not known whether that was done. */
export const keyOfWrite = (write: string): string => keys.get(write) ?? newIdempotencyKey();

/** Notes the result of a write; `failure` is null if it was done. */
export function noteWrite(write: string, key: string, failure: ErrorKind | null): void {
  if (failure !== null && isUnknown(failure)) keys.set(write, key);
  else keys.clear();
}

/** Whether a write that failed so may have been done. */
export const isUnknown = (failure: ErrorKind): boolean => unknown.includes(failure);
