import { eq } from 'drizzle-orm';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { outfits } from '../database/schema.ts';
import { writeDerived } from './derived-columns.ts';
import { foundBy } from './found-by.ts';
import type { FullScope } from './scope.ts';

export type OutfitRow = typeof outfits.$inferSelect;

/** The fields a person may set of an outfit. Every value came through the contract's schema. */
export const outfitFormOf = ({ title, notes, seasons, occasions }: OutfitRow): OutfitForm =>
  ({ title, notes, seasons, occasions }) as OutfitForm;

type Derived = Pick<OutfitRow, 'searchText' | 'sortName'>;

/** The columns that follow from the others. What its pieces are found by stays with them. */
export const deriveOutfit = ({ title, notes, seasons, occasions }: OutfitForm): Derived =>
  foundBy({ title, notes }, [...seasons, ...occasions]);

/** Derives the owner's rows anew: what they are found and ordered by. */
export async function rederiveOutfits(scope: FullScope, database: Database): Promise<void> {
  const rows = await database.select().from(outfits).where(eq(outfits.ownerId, scope.subject));
  await writeDerived(database, outfits, rows, (row) => deriveOutfit(outfitFormOf(row)));
}
