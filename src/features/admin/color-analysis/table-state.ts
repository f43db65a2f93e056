import {
  type ReviewFilter,
  type ReviewSort,
  reviewFilters,
  reviewSorts,
} from '#contract/rules/color-reviews.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';

/** Rows of a page. */
export const pageSize = 11;

type Asked = OperationInput<'getColorReviews'>;

/** What the table shows, as it stands in the address. */
export interface TableState {
  status: ReviewFilter;
  search: string;
  sort: ReviewSort;
  direction: Asked['direction'];
  page: Asked['page'];
  /** The number of the page's first row, from 1. */
  from: number;
  /** The member whose review is open, with the place and the number of their row; null where none is. */
  review: { of: string; cursor: string; number: number } | null;
}

/** The order that a column begins with. */
export const firstDirection = (sort: ReviewSort): Asked['direction'] =>
  sort === 'submitted' ? 'descending' : 'ascending';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

const numberIn = (text: string | null): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1;

const cursorIn = (text: string | null): string | null =>
  text && /^[\w-]{1,1500}$/.test(text) ? text : null;

/** Reads the address; what does not fit is left out. */
export function readTable(search: URLSearchParams): TableState {
  const sort = oneOf(reviewSorts, search.get('sort')) ?? 'submitted';
  const way = oneOf(['before', 'after'] as const, search.get('way'));
  const cursor = cursorIn(search.get('row'));
  const of = search.get('review');
  const isMember = of !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(of);
  return {
    status: oneOf(reviewFilters, search.get('status')) ?? 'pending',
    search: (search.get('search') ?? '').slice(0, 254),
    sort,
    direction:
      oneOf(['ascending', 'descending'] as const, search.get('order')) ?? firstDirection(sort),
    page: way && cursor ? { way, cursor } : null,
    from: way && cursor ? numberIn(search.get('from')) : 1,
    review: isMember
      ? { of, cursor: cursorIn(search.get('at')) ?? '', number: numberIn(search.get('number')) }
      : null,
  };
}

/** Writes what the table shows as an address's query, without what goes without saying. */
export function writeTable(state: TableState): string {
  const { status, search, sort, direction, page, from, review } = state;
  const said = new URLSearchParams();
  if (status !== 'pending') said.set('status', status);
  if (search) said.set('search', search);
  if (sort !== 'submitted') said.set('sort', sort);
  if (direction !== firstDirection(sort)) said.set('order', direction);
  if (page) {
    said.set('way', page.way);
    said.set('row', page.cursor);
    said.set('from', String(from));
  }
  if (review) {
    said.set('review', review.of);
    if (review.cursor) said.set('at', review.cursor);
    said.set('number', String(review.number));
  }
  const text = said.toString();
  return text && `?${text}`;
}

/** Another order, search or status: from its first page on. */
export const fromStart = (state: TableState, changed: Partial<TableState>): TableState => ({
  ...state,
  ...changed,
  ...{ page: null, from: 1, review: null },
});

/** What a table's state asks the server. */
export const askedOf = ({ status, search, sort, direction, page }: TableState): Asked => ({
  ...{ status, search, sort, direction, page },
  size: pageSize,
});
