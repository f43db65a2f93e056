/** Puts another filter into the address, in place of the present entry. */
export type SetSearch = (next: URLSearchParams, options: { replace: boolean }) => void;

/** The address of a list, and how to change it. */
export interface ListSearch {
  search: URLSearchParams;
  onChange: SetSearch;
}
