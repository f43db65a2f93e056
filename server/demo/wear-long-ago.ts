import { addDays } from '#contract/rules/calendar-days.ts';
import type { Database } from '../database/database.ts';
import { savePlan } from '../repositories/plan-save.ts';
import type { FullScope } from '../repositories/scope.ts';

/** Garments of the demo, by the ids of their drawings, that were worn on days long before the seed, and seldom since. */
const wornLongAgo: readonly { day: number; garments: readonly string[] }[] = [
  { day: -655, garments: ['gloves-leather', 'jacket-puffer'] },
  { day: -641, garments: ['gloves-leather', 'jacket-puffer'] },
  { day: -492, garments: ['dress-dots', 'hat-straw', 'sandals-tan'] },
  { day: -471, garments: ['dress-midi', 'hat-straw', 'sandals-tan'] },
  { day: -404, garments: ['coat-charcoal', 'cardigan-oat'] },
  { day: -379, garments: ['coat-charcoal', 'cardigan-oat', 'skirt-leather'] },
  { day: -221, garments: ['hoodie-grey'] },
  { day: -204, garments: ['jacket-denim'] },
  { day: -133, garments: ['shorts-linen', 'hat-bucket'] },
  { day: -104, garments: ['trouser-cargo'] },
];

/** Tells of garments that were worn, and not for long since. */
export async function wearLongAgo(
  scope: FullScope,
  database: Database,
  now: Date,
  itemIds: ReadonlyMap<string, string>,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const idOf = (garment: string) => {
    const itemId = itemIds.get(garment);
    if (!itemId) throw new Error(`The demo has no garment called "${garment}".`);
    return itemId;
  };
  for (const { day, garments } of wornLongAgo) {
    const worn = { day: addDays(today, day), slot: 'day' as const, itemIds: garments.map(idOf) };
    await savePlan(scope, database, { changes: worn, isWorn: true }, now);
  }
}
