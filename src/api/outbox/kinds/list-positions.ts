import { hashKey } from '@tanstack/react-query';
import { onSessionEnd } from '#lib/session-end.ts';

/** Something in a list, and the group that it stands in where the list has any. */
export interface Positioned {
  id: string;
  group: string | undefined;
}

/** By list: in which order things stood in it before some of them left. */
const stood = new Map<string, readonly Positioned[]>();
onSessionEnd(() => stood.clear());

const keyOf = (name: string, asked: unknown) => hashKey([name, asked]);

/** Remembers how a list stands before some of it leave, beside what left it earlier. */
export function rememberPositions(name: string, asked: unknown, list: readonly Positioned[]): void {
  const key = keyOf(name, asked);
  const before = stood.get(key) ?? [];
  stood.set(key, putBack(list, before, new Set(before.map(({ id }) => id))));
}

/** How a list stood before something left it; empty where nothing did. */
export const positionsOf = (name: string, asked: unknown): readonly Positioned[] =>
  stood.get(keyOf(name, asked)) ?? [];

/**
 * A list with those of an earlier one that it lacks and that are wanted: each behind what it stood behind. The same
 * list where there are none.
 */
export function putBack(
  list: readonly Positioned[],
  before: readonly Positioned[],
  wanted: ReadonlySet<string>,
): readonly Positioned[] {
  const there = new Set(list.map(({ id }) => id));
  /** The rows that come back, by the id of what they stand behind; null: in front. */
  const behind = new Map<string | null, Positioned[]>();
  let last: string | null = null;
  for (const one of before) {
    if (there.has(one.id)) last = one.id;
    else if (wanted.has(one.id)) behind.set(last, [...(behind.get(last) ?? []), one]);
  }
  if (behind.size === 0) return list;
  return [
    ...(behind.get(null) ?? []),
    ...list.flatMap((one) => [one, ...(behind.get(one.id) ?? [])]),
  ];
}
