import { addDays } from '#contract/rules/calendar-days.ts';
import type { BoardBackground, LayerPlace } from '#contract/rules/collage.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { addToWardrobes } from '../repositories/noun-wardrobes.ts';
import { outfitNoun } from '../repositories/outfit-noun.ts';
import { saveOutfit } from '../repositories/outfits.ts';
import { savePlan } from '../repositories/plan-save.ts';
import type { FullScope } from '../repositories/scope.ts';

/** An outfit of the demo, with its garments by the ids of their drawings. */
export interface DemoOutfit extends OutfitForm {
  background: BoardBackground;
  /** The names of the wardrobes that it hangs in. */
  wardrobes: string[];
  layers: (Omit<LayerPlace, 'isFlipped'> & { garment: string })[];
}

/** A plan of the demo, with its outfit by title. */
export interface DemoPlan {
  /** How many days from the day of the seed. */
  day: number;
  slot: PlanSlot;
  outfit: string;
  title: string | null;
}

/**
 * Makes the demo's outfits; answers their ids by title.
 * @param itemIds the items by the ids of their drawings.
 */
export async function composeOutfits(
  scope: FullScope,
  database: Database,
  outfits: readonly DemoOutfit[],
  itemIds: ReadonlyMap<string, string>,
  wardrobes: readonly Wardrobe[],
): Promise<Map<string, string>> {
  const outfitIds = new Map<string, string>();
  // The first ones are to be the newest, so that they open the list.
  for (const { background, layers, wardrobes: within, ...changes } of outfits.toReversed()) {
    const collage = {
      background,
      layers: layers.map(({ garment, ...place }) => ({
        itemId: itemIds.get(garment) ?? null,
        ...place,
        isFlipped: false,
      })),
    };
    const { id } = await saveOutfit(scope, database, { changes, collage });
    outfitIds.set(changes.title, String(id));
    const into = wardrobes.filter(({ name }) => within.includes(name));
    await addToWardrobes(
      database,
      outfitNoun,
      [id],
      into.map(({ wardrobeId }) => Number(wardrobeId)),
    );
  }
  return outfitIds;
}

/** Plans the demo's outfits around the day of the seed; what is before it was worn. */
export async function planOutfits(
  scope: FullScope,
  database: Database,
  plans: readonly DemoPlan[],
  outfitIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (const { day, slot, outfit, title } of plans) {
    const outfitId = outfitIds.get(outfit);
    if (!outfitId) throw new Error(`The demo has no outfit called "${outfit}".`);
    const changes = { day: addDays(today, day), slot, title, outfitId };
    const isWorn = day < 0;
    await savePlan(scope, database, { changes, isWorn }, now);
  }
}
