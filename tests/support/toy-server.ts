import type { AppError } from '#lib/errors.ts';
import type { ToyEntry } from './toy-kinds.ts';

/** What the server says to a write that it has done. */
export interface Answer {
  id: string;
}

type Said = { answer: Answer } | { refusal: ConstructorParameters<typeof AppError> };

/** One doing of a write. */
export interface Applied {
  userId: string;
  token: number;
  kind: string;
  /** What it was done to. */
  ids: readonly string[];
}

export type ToyServer = ReturnType<typeof createToyServer>;

/** A server of things and documents that does what comes with one key once, and notes all that it does. */
export function createToyServer() {
  /** By the key: what was said. */
  const said = new Map<string, Said>();
  const applied: Applied[] = [];
  /** Keys that came again with something else. */
  const mismatches: string[] = [];
  const inputs = new Map<string, string>();
  /** By the id: whose it is, and whether it is there. */
  const things = new Map<string, { userId: string; isThere: boolean }>();
  /** What named something that is not there. */
  const unknownIds: ToyEntry[] = [];
  /** Keys of calls that broke, with nothing done. */
  const broken = new Set<string>();
  const refusedOnce = new Set<string>();

  function answerTo(userId: string, entry: ToyEntry): Said {
    const { kind, input } = entry;
    const { ids, tokens, refused } = input;
    const name = tokens.join();
    if (refused === 'always' || (refused === 'once' && !refusedOnce.has(name))) {
      refusedOnce.add(name);
      return { refusal: ['invalid', { code: 'invalid' }] };
    }
    const isKnown = (id: string) =>
      things.get(id)?.userId === userId && (things.get(id)!.isThere || kind === 'restore');
    if (!ids.every(isKnown)) unknownIds.push(entry);
    if (!ids.every(isKnown)) return { refusal: ['not-found', { code: 'not-found' }] };
    const isNew = kind === 'make' || (kind === 'save' && ids.length === 0);
    const id = isNew ? `${kind === 'make' ? 'thing' : 'document'}-${things.size}` : ids[0]!;
    const isOfThing = kind !== 'order' && kind !== 'mark';
    if (isNew || (isOfThing && kind !== 'change')) {
      things.set(id, { userId, isThere: kind !== 'remove' });
    }
    for (const token of tokens) applied.push({ userId, token, kind, ids: isNew ? [id] : ids });
    return { answer: { id } };
  }

  return {
    applied,
    mismatches,
    unknownIds,
    things,
    /** Whether it has done, or refused, what came with this key. */
    hasDone: (key: string) => 'answer' in Object(said.get(key)),
    hasRefused: (key: string) => 'refusal' in Object(said.get(key)),
    hasBroken: (key: string) => broken.has(key),
    noteBroken: (key: string) => void broken.add(key),
    handle(userId: string | null, entry: ToyEntry, key: string): Said {
      if (userId !== entry.userId) return { refusal: ['forbidden', { code: 'forbidden' }] };
      const input = JSON.stringify(entry.input);
      if ((inputs.get(key) ?? input) !== input) mismatches.push(`${key} ${input}`);
      inputs.set(key, input);
      const now = said.get(key) ?? answerTo(userId, entry);
      said.set(key, now);
      return now;
    },
  };
}
