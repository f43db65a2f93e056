/** Deletes the oldest entry when there are more than `limit`. */
export function forgetOldest(entries: Set<string> | Map<string, unknown>, limit: number): void {
  if (entries.size > limit) entries.delete(entries.keys().next().value as string);
}
