import { eq } from 'drizzle-orm';
import type { LookFilter } from '#contract/schemas/look.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { lookPins, looks, wardrobeLooks } from '../database/schema.ts';
import { type Composed, readComposedNavigation } from './composed-navigation.ts';
import type { Viewer } from './viewer.ts';
import { lookWearCount } from './wears.ts';

const composed: Composed = {
  table: looks,
  hangs: { wholeId: wardrobeLooks.lookId, wardrobeId: wardrobeLooks.wardrobeId },
  pieces: { wholeId: lookPins.lookId, itemId: lookPins.itemId },
  wearCount: lookWearCount,
};

/** The order of the owner's looks under a filter, and what there is to filter by. Throws `not-found`. */
export async function readLookNavigation(
  viewer: Viewer,
  database: Database,
  owner: string,
  { kind, ...filter }: LookFilter,
): Promise<OperationOutput<'getLookNavigation'>> {
  const also = kind && eq(looks.kind, kind);
  const { ids, counts } = await readComposedNavigation(viewer, database, composed, {
    owner,
    filter,
    also,
  });
  return { lookIds: ids, counts };
}
