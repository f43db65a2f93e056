/** The neighbors of one thing in a list: those before and after it. */
export interface Neighbors {
  previous: string | null;
  next: string | null;
}

/** Finds the neighbors; both null for what is not in the list. */
export function neighborsOf(ids: readonly string[], id: string): Neighbors {
  const index = ids.indexOf(id);
  if (index < 0) return { previous: null, next: null };
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
