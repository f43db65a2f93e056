/** The view that an address asks for (`?view=`), in lower case; null of none. */
export const viewOf = (search: URLSearchParams): string | null =>
  search.get('view')?.toLowerCase() ?? null;
