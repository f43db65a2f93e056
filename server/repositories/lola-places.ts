import { eq } from 'drizzle-orm';
import { roundedDegrees } from '#contract/rules/weather.ts';
import type { LolaPlace } from '#contract/schemas/lola-place.ts';
import type { Database } from '../database/database.ts';
import { lolaPlaces } from '../database/schema.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Where the owner said that they will be; null: nowhere. */
export async function readPlace(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<LolaPlace | null> {
  requireOwner(viewer, owner);
  const [row] = await database.select().from(lolaPlaces).where(eq(lolaPlaces.ownerId, owner));
  return row ? toPlace(row) : null;
}

/** Keeps where the owner will be in place of what was kept, and no more exactly than the weather needs. */
export async function keepPlace(
  viewer: Viewer,
  database: Database,
  owner: string,
  { name, latitude, longitude }: LolaPlace,
): Promise<LolaPlace> {
  requireOwner(viewer, owner);
  const kept = {
    name,
    latitude: roundedDegrees(latitude),
    longitude: roundedDegrees(longitude),
  };
  const [row] = await database
    .insert(lolaPlaces)
    .values({ ownerId: owner, ...kept })
    .onConflictDoUpdate({ target: lolaPlaces.ownerId, set: kept })
    .returning();
  return toPlace(row!);
}

/** Forgets where the owner will be. */
export async function forgetPlace(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<void> {
  requireOwner(viewer, owner);
  await database.delete(lolaPlaces).where(eq(lolaPlaces.ownerId, owner));
}

const toPlace = ({ name, latitude, longitude }: typeof lolaPlaces.$inferSelect): LolaPlace => ({
  name,
  latitude,
  longitude,
});
