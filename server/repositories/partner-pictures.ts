import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { partnerPictures } from '../database/schema.ts';

/** Notes that the picture of a product is kept. */
export async function keepPartnerPicture(
  database: Database,
  digest: string,
  now: Date,
): Promise<void> {
  await database
    .insert(partnerPictures)
    .values({ digest, keptAt: now })
    .onConflictDoUpdate({ target: partnerPictures.digest, set: { keptAt: now } });
}

/** Finds some of the pictures that were kept before a moment. */
export async function listOldPartnerPictures(
  database: Database,
  before: Date,
  most: number,
): Promise<string[]> {
  const rows = await database
    .select({ digest: partnerPictures.digest })
    .from(partnerPictures)
    .where(lt(partnerPictures.keptAt, before))
    .limit(most);
  return rows.map(({ digest }) => digest);
}

/** Forgets them, once their files are gone. */
export async function forgetPartnerPictures(
  database: Database,
  digests: readonly string[],
): Promise<void> {
  if (digests.length === 0) return;
  await database.delete(partnerPictures).where(inArray(partnerPictures.digest, [...digests]));
}
