import { eq } from 'drizzle-orm';
import { roundedDegrees } from '#contract/rules/weather.ts';
import type { LolaPlace } from '#contract/schemas/lola-place.ts';
import type { Database } from '../database/database.ts';
import { lolaPlaces } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/** Reads where the owner said that they will be; null: nowhere. */
export async function readPlace(scope: FullScope, database: Database): Promise<LolaPlace | null> {
  const [row] = await database
    .select()
    .from(lolaPlaces)
    .where(eq(lolaPlaces.ownerId, scope.subject));
  return row ? toPlace(row) : null;
}

/** Keeps where the owner will be in place of what was kept, and no more exactly than the weather needs. */
export async function keepPlace(
  scope: FullScope,
  database: Database,
  { name, latitude, longitude }: LolaPlace,
): Promise<LolaPlace> {
  const kept = {
    name,
    latitude: roundedDegrees(latitude),
    longitude: roundedDegrees(longitude),
  };
  const [row] = await database
    .insert(lolaPlaces)
    .values({ ownerId: scope.subject, ...kept })
    .onConflictDoUpdate({ target: lolaPlaces.ownerId, set: kept })
    .returning();
  return toPlace(row!);
}

/** Forgets where the owner will be. */
export async function forgetPlace(scope: FullScope, database: Database): Promise<void> {
  await database.delete(lolaPlaces).where(eq(lolaPlaces.ownerId, scope.subject));
}

const toPlace = ({ name, latitude, longitude }: typeof lolaPlaces.$inferSelect): LolaPlace => ({
  name,
  latitude,
  longitude,
});
