import { newIdempotencyKey } from './unanswered-writes.ts';

/** The key of bytes that are kept already: the same bytes are not kept twice. */
const keys = new WeakMap<ArrayBuffer, string>();

const placeKey = 'keptBytes';

/** Takes all bytes out of a value that is to be kept, and leaves marks in their places. */
export function apartFromBytes(value: unknown): { rest: unknown; bytes: Map<string, ArrayBuffer> } {
  const bytes = new Map<string, ArrayBuffer>();
  const take = (one: unknown): unknown => {
    if (isBytes(one)) {
      const key = keys.get(one) ?? newIdempotencyKey();
      keys.set(one, key);
      bytes.set(key, one);
      return { [placeKey]: key };
    }
    return mapped(one, take);
  };
  return { rest: take(value), bytes };
}

/** Puts bytes back into what was kept without them; null where some of them are lost. */
export function withBytes(rest: unknown, find: (key: string) => ArrayBuffer | undefined): unknown {
  let isWhole = true;
  const put = (one: unknown): unknown => {
    const key = (one as { [placeKey]?: unknown } | null | undefined)?.[placeKey];
    if (typeof key !== 'string') return mapped(one, put);
    const found = find(key);
    if (found) keys.set(found, key);
    else isWhole = false;
    return found;
  };
  const whole = put(rest);
  return isWhole ? whole : null;
}

// Bytes that come out of the device's database may be of another realm.
const isBytes = (one: unknown): one is ArrayBuffer =>
  Object.prototype.toString.call(one) === '[object ArrayBuffer]';

function mapped(one: unknown, by: (part: unknown) => unknown): unknown {
  if (Array.isArray(one)) return one.map(by);
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, by(part)]));
}
