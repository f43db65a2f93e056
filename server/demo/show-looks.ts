import { addDays } from '#contract/rules/calendar-days.ts';
import type { LookForm } from '#contract/schemas/look.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { lookNoun } from '../repositories/look-noun.ts';
import { saveLook } from '../repositories/looks.ts';
import { addToWardrobes } from '../repositories/noun-wardrobes.ts';
import { savePlan } from '../repositories/plan-save.ts';
import type { FullScope } from '../repositories/scope.ts';

/** A look of the demo, with its garments by the ids of their drawings. */
export interface DemoLook
  extends Pick<LookForm, 'kind' | 'title' | 'notes' | 'seasons' | 'occasions'> {
  id: string;
  /** How many days from the day of the seed it was worn; null of an inspiration. */
  day: number | null;
  /** The names of the wardrobes that it hangs in. */
  wardrobes: string[];
  /** The places of the garments on the photo, as shares of it. */
  garments: { garment: string; x: number; y: number }[];
}

/** Makes the demo's looks: each with its photo, a pin on each garment, and the day that it was worn. */
export async function showLooks(
  scope: FullScope,
  database: Database,
  now: Date,
  {
    looks,
    itemIds,
    pictures,
    wardrobes,
  }: {
    looks: readonly DemoLook[];
    itemIds: ReadonlyMap<string, string>;
    pictures: ReadonlyMap<string, { imageId: string }>;
    wardrobes: readonly Wardrobe[];
  },
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  // The first ones are to be the newest, so that they open the list.
  for (const look of looks.toReversed()) {
    const { id, day, garments, kind, title, notes, seasons, occasions } = look;
    const { id: saved } = await saveLook(scope, database, {
      changes: { kind, title, notes, seasons, occasions },
      imageId: pictures.get(`look-${id}`)!.imageId,
      pins: garments.map(({ garment, x, y }) => ({ itemId: itemIds.get(garment) ?? null, x, y })),
    });
    const into = wardrobes.filter(({ name }) => look.wardrobes.includes(name));
    await addToWardrobes(
      database,
      lookNoun,
      [saved],
      into.map(({ wardrobeId }) => Number(wardrobeId)),
    );
    if (day === null) continue;
    const plan = { lookId: String(saved), day: addDays(today, day), slot: 'evening' as const };
    await savePlan(scope, database, { changes: plan, isWorn: true }, now);
  }
}
