import { and, count, eq, lt } from 'drizzle-orm';
import { mostServicePhotos, servicePhotoDays } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { servicePhotos } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';
import type { AccountSweepPart } from './sweep-part.ts';

/** Keeps a photo for the studio; one that is kept already stays. Throws the Refusal `too-many`. */
export async function keepServicePhoto(
  scope: FullScope,
  database: Database,
  imageId: string,
  now: Date,
): Promise<void> {
  const own = eq(servicePhotos.ownerId, scope.subject);
  const [have] = await database.select({ photos: count() }).from(servicePhotos).where(own);
  if ((have?.photos ?? 0) >= mostServicePhotos) {
    throw new Refusal('too-many', `at most ${mostServicePhotos} photos for the studio`);
  }
  await database
    .insert(servicePhotos)
    .values({ imageId, ownerId: scope.subject, keptAt: now })
    .onConflictDoNothing();
}

/** Photos whose addresses have ended: their services were done long ago, or never ordered. */
export const servicePhotoSweep: AccountSweepPart = {
  afterMs: servicePhotoDays * 86_400_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: servicePhotos.ownerId })
      .from(servicePhotos)
      .where(lt(servicePhotos.keptAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    const old = and(eq(servicePhotos.ownerId, owner), lt(servicePhotos.keptAt, before));
    await database.delete(servicePhotos).where(old);
    // Their pictures are named by nothing then, and go with those.
    return [];
  },
};
