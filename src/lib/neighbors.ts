/** What stands before and after one thing in a list. */
export interface Neighbors {
  previous: string | null;
  next: string | null;
}

/** Finds them; both null for what is not in the list. */
export function neighborsOf(ids: readonly string[], id: string): Neighbors {
  const index = ids.indexOf(id);
  if (index < 0) return { previous: null, next: null };
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
