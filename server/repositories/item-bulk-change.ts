import { and, inArray, sql } from 'drizzle-orm';
import { maxPersonalTags } from '#contract/rules/item-attributes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { showPictures } from './cutouts.ts';
import { rederiveItems } from './item-derivation.ts';
import { itemNoun } from './item-noun.ts';
import { findPresent } from './noun.ts';
import type { FullScope } from './scope.ts';

/**
 * Changes the same fields of many items of the owner's; tags are added, as many as there is room for.
 * Throws `not-found` if none of the items is there.
 */
export async function changeItems(
  scope: FullScope,
  database: Database,
  { itemIds, changes, addedTags = [], shown }: Omit<OperationInput<'changeItems'>, 'owner'>,
): Promise<OperationOutput<'changeItems'>> {
  const ids = await findPresent(scope, database, itemNoun, itemIds);
  const tags = sql`(${items.personalTags} || array(
    select tag from jsonb_array_elements_text(${JSON.stringify([...new Set(addedTags)])}::jsonb)
      with ordinality as added(tag, position)
    where tag <> all(${items.personalTags}) order by position))`;
  const full = await database
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), sql`cardinality(${tags}) > ${maxPersonalTags}`));
  await database
    .update(items)
    .set({
      ...changes,
      ...(changes.category === undefined ? {} : { categoryFrom: 'owner' as const }),
      personalTags: sql`${tags}[1:${sql.raw(String(maxPersonalTags))}]`,
      updatedAt: sql`now()`,
    })
    .where(inArray(items.id, ids));
  if (shown) await showPictures(database, ids, undefined, shown);
  await rederiveItems(scope, database, ids);
  return { itemIds: ids.map(String), fullItemIds: full.map(({ id }) => String(id)) };
}
