import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Refusal } from '../foundation/refusal.ts';
import type { OrderedRow, Segment } from './color-review-order.ts';

const value = {
  // NUL is no character of PostgreSQL's.
  text: v.pipe(v.string(), v.excludes('\0')),
  timestamptz: v.pipe(v.string(), v.isoTimestamp()),
  uuid: v.pipe(v.string(), v.uuid()),
};
const place = v.pipe(v.string(), v.parseJson(), v.tupleWithRest([v.string()], v.string()));

/** Where a row stands in an order: its segment, and the values of that segment's keys; in base64url. */
export function cursorOf(row: OrderedRow, segments: readonly Segment[]): string {
  const { name, keys } = segments.find(({ holds }) => holds(row))!;
  const said = JSON.stringify([name, ...keys.map(({ read }) => read(row))]);
  return Buffer.from(said).toString('base64url');
}

/**
 * Reads a cursor: the place of its segment, and the condition for what stands after it there. Throws the Refusal `invalid`
 * of what is no place in this order.
 */
export function afterCursor(cursor: string, segments: readonly Segment[]): [number, SQL] {
  const parsed = v.safeParse(place, Buffer.from(cursor, 'base64url').toString());
  const [name, ...values] = parsed.success ? parsed.output : [''];
  const at = segments.findIndex((segment) => segment.name === name);
  const { keys = [], isDescending } = segments[at] ?? {};
  const fits =
    at >= 0 &&
    keys.length === values.length &&
    keys.every(({ type }, index) => v.is(value[type], values[index]));
  if (!fits) throw new Refusal('invalid', 'no place in this order', { page: 'not a cursor' });
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  const given = sql.join(
    keys.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`),
    sql`, `,
  );
  return [at, sql`(${columns}) ${sql.raw(isDescending ? '<' : '>')} (${given})`];
}

/** What a segment is ordered by. */
export const orderOf = ({ keys, isDescending }: Segment): SQL[] =>
  keys.map(({ column }) => (isDescending ? sql`${column} desc` : sql`${column} asc`));

/** An order the other way round. */
export const reversed = (segments: readonly Segment[]): Segment[] =>
  segments.toReversed().map((segment) => ({ ...segment, isDescending: !segment.isDescending }));
