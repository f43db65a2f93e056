import { type SQL, sql } from 'drizzle-orm';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { items } from '../database/schema.ts';
import { isFull, type Scope } from './scope.ts';

/*
 * [Note: Told availability] Wears are their owner's to know, and *worn* says that there were some since the wash. So others
 * are told of such a piece that it is ready, wherever they are told where it is, and find it by that.
 */

/** Where a piece is, as it is told in a scope ([Note: Told availability]). */
export const toldAvailability = (scope: Scope, availability: ItemAvailability): ItemAvailability =>
  availability === 'worn' && !isFull(scope) ? 'ready' : availability;

/** The same of the query's item. */
export const toldAvailabilityOf = (scope: Scope): SQL =>
  isFull(scope)
    ? sql`${items.availability}`
    : sql`case when ${items.availability} = 'worn' then 'ready' else ${items.availability} end`;
