import { and, eq, sql } from 'drizzle-orm';
import type { LookCard, LookFilter } from '#contract/schemas/look.ts';
import { lookPins, looks, plans, wardrobeLooks } from '../database/schema.ts';
import type { ComposedNoun } from './composed-noun.ts';
import { readLookCards } from './look-cards.ts';
import { lookWearCount } from './wears.ts';

/** Looks, as the generic parts take them ([Note: Nouns]). */
export const lookNoun: ComposedNoun<LookCard, LookFilter> = {
  word: 'look',
  table: looks,
  hangs: { table: wardrobeLooks, id: wardrobeLooks.lookId },
  pieces: { table: lookPins, id: lookPins.lookId },
  wearCount: lookWearCount,
  narrow: ({ kind }) => kind && eq(looks.kind, kind),
  readCards: readLookCards,
  async keepTitles(database, which) {
    await database
      .update(plans)
      .set({ goneLookTitle: sql`coalesce(${looks.title}, '')` })
      .from(looks)
      .where(and(eq(looks.id, plans.lookId), which));
  },
  async readPictures(database, which) {
    const rows = await database.select({ imageId: looks.imageId }).from(looks).where(which);
    return rows.flatMap(({ imageId }) => imageId ?? []);
  },
};
