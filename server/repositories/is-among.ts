import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Is true of the rows that these ids name. They are one parameter however many they are, so that the statement is the
 * same one each time and the database knows it.
 */
export const isAmong = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`;
