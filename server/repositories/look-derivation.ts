import { eq } from 'drizzle-orm';
import type { LookForm } from '#contract/schemas/look.ts';
import type { Database } from '../database/database.ts';
import { looks } from '../database/schema.ts';
import { writeDerived } from './derived-columns.ts';
import { foundBy } from './found-by.ts';
import { requireOwner, type Viewer } from './viewer.ts';

export type LookRow = typeof looks.$inferSelect;

/** What a person may set of a look. Every value came through the contract's schema. */
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
  foundBy(title, [notes, siteName], [...seasons, ...occasions]);

/** Derives the owner's rows anew: what they are found and ordered by. */
export async function rederiveLooks(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<void> {
  requireOwner(viewer, owner);
  const rows = await database.select().from(looks).where(eq(looks.ownerId, owner));
  await writeDerived(database, looks, rows, deriveLook);
}
