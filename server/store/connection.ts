import { GraphQLError } from 'graphql';

/** The arguments of a connection. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

/** Most nodes of one page (product spec, section 9). */
export const longestPage = 250;

/**
 * One page of rows that count up by `id`, as a connection of the Storefront API. A cursor names a place among the
 * ids, so that it holds when its own row is gone. Throws GraphQLError unless the page's size is asked for.
 */
export function connectionOf<Row extends { id: number }, Node>(
  rows: readonly Row[],
  page: PageArguments,
  toNode: (row: Row) => Node,
) {
  const { first, last, after, before, reverse } = page;
  if (first == null && last == null) {
    throw refused('you must provide one of first or last');
  }
  if (first != null && last != null) {
    throw refused('providing both first and last is not supported');
  }
  const size = first ?? last!;
  if (size < 0 || size > longestPage) {
    throw refused(`${first == null ? 'last' : 'first'} must be between 0 and ${longestPage}`);
  }
  const all = reverse ? rows.toReversed() : [...rows];
  const isPast = (id: number, cursor: number) => (reverse ? id < cursor : id > cursor);
  const from = after == null ? -1 : readCursor(after);
  const to = before == null ? -1 : readCursor(before);
  const between = all.filter(
    ({ id }) => (from < 0 || isPast(id, from)) && (to < 0 || (id !== to && !isPast(id, to))),
  );
  const shown =
    first == null ? between.slice(Math.max(0, between.length - size)) : between.slice(0, size);
  const edges = shown.map((row) => ({ cursor: cursorOf(row.id), node: toNode(row) }));
  const left = between.length > shown.length;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: first == null ? to >= 0 : left,
      hasPreviousPage: first == null ? left : from >= 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const cursorOf = (id: number) => Buffer.from(JSON.stringify({ last_id: id })).toString('base64');

function readCursor(cursor: string): number {
  try {
    const { last_id: id } = JSON.parse(Buffer.from(cursor, 'base64').toString());
    if (Number.isSafeInteger(id) && id >= 0) return id;
  } catch {
    // Said below.
  }
  throw refused('the cursor is not valid');
}

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
