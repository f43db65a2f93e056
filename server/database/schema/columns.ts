import { sql } from 'drizzle-orm';
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A moment, to the millisecond: what JavaScript reads back must equal what is stored, or a cursor
 * skips rows.
 */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** When a row was made. */
export const created = () => at('created_at').notNull().defaultNow();
/** When a row was last changed. */
export const updated = () => at('updated_at').notNull().defaultNow();
/** An id that counts up; below 2^53, so a number carries it. */
export const rowId = (name: string) => bigint(name, { mode: 'number' });
/** Texts in order; empty unless said. */
export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`);
