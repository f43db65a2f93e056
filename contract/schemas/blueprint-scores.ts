import * as v from 'valibot';
import { day, rowId, uuid } from './scalars.ts';

const byPart = <Schema extends v.GenericSchema>(value: Schema) =>
  v.object({ color: value, shape: value, personality: value });

const scoredItem = v.object({
  itemId: v.string(),
  verdict: v.picklist(['fits', 'near', 'away', 'unscored']),
  /** 1 to 10; 0 of an item that is not scored. */
  stitches: v.number(),
  /** 0 (away from the member's style) to 1; null where too little is known. */
  parts: byPart(v.nullable(v.number())),
  /** A sentence for each part that speaks, and one for all; 64 characters at most. */
  reasons: byPart(v.nullable(v.string())),
  reason: v.string(),
  /** The last day that it was worn; null of one that never was. */
  lastWorn: v.nullable(day),
});

/** How an item fits its owner's Style Blueprint ([Note: Scored garments]). */
export type ScoredItem = v.InferOutput<typeof scoredItem>;

/** Inputs and outputs of what a Style Blueprint says of its owner's items. */
export const blueprintScoresSchemas = {
  getWardrobeScores: {
    input: v.strictObject({
      owner: uuid,
      /** Left out for all that the owner has. */
      wardrobeId: v.optional(rowId),
    }),
    output: v.object({
      /** How many have a verdict; the three verdicts together. */
      scored: v.number(),
      fits: v.number(),
      near: v.number(),
      away: v.number(),
      unscored: v.number(),
      /** How many of a hundred that are scored fit, with one decimal; null where none is scored, or one analysis alone is finished. */
      percent: v.nullable(v.number()),
      /** Those that fit first, then near, away, and not scored; of one verdict those with more stitches first. */
      items: v.array(scoredItem),
    }),
  },
};
