import { eq } from 'drizzle-orm';
import type { LookForm } from '#contract/schemas/look.ts';
import type { Database } from '../database/database.ts';
import { looks } from '../database/schema.ts';
import { writeDerived } from './derived-columns.ts';
import { foundBy } from './found-by.ts';
import type { FullScope } from './scope.ts';

export type LookRow = typeof looks.$inferSelect;

/** The fields a person may set of a look. Every value came through the contract's schema. */
export function lookFormOf(row: LookRow): LookForm {
  const { kind, title, notes, seasons, occasions, outfitId, linkUrl, siteName } = row;
  return {
    ...({ kind, title, notes, seasons, occasions } as LookForm),
    outfitId: outfitId === null ? null : String(outfitId),
    link: linkUrl === null ? null : { url: linkUrl, siteName },
  };
}

/** The columns that follow from the others. What its pieces are found by stays with them. */
export const deriveLook = ({
  title,
  notes,
  siteName,
  seasons,
  occasions,
}: Pick<LookRow, 'title' | 'notes' | 'siteName' | 'seasons' | 'occasions'>) =>
  foundBy({ title, siteName, notes }, [...seasons, ...occasions]);

/** Derives the owner's rows anew: what they are found and ordered by. */
export async function rederiveLooks(scope: FullScope, database: Database): Promise<void> {
  const rows = await database.select().from(looks).where(eq(looks.ownerId, scope.subject));
  await writeDerived(database, looks, rows, deriveLook);
}
