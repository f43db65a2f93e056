import * as v from 'valibot';
import { itemOccasions, itemSeasons } from '../rules/item-attributes.ts';
import { longestLink, longestLookTitle, lookKinds, maxPins } from '../rules/looks.ts';
import { imageView } from './image.ts';
import { outfitCard, outfitSorts, wornPiece } from './outfit.ts';
import { counts, line, moment, ownerSeen, prose, rowId, someOf, uuid } from './scalars.ts';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The page where a look was found. */
const link = v.strictObject({
  url: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:\/\//i, 'not a web address'),
    v.maxLength(longestLink),
  ),
  siteName: v.nullable(line(80)),
});

/** The fields of a look's form. */
export const lookForm = v.strictObject({
  kind: v.picklist(lookKinds),
  title: v.nullable(v.pipe(line(longestLookTitle), v.minLength(1))),
  notes: v.nullable(prose(2000)),
  seasons: someOf(itemSeasons),
  occasions: someOf(itemOccasions),
  /** The outfit that it is of; its board is the picture where there is no photo. */
  outfitId: v.nullable(rowId),
  link: v.nullable(link),
});

export type LookForm = v.InferOutput<typeof lookForm>;

const picture = {
  /** Its photo, or the picture that its link shows. */
  image: v.nullable(imageView),
  /** Its outfit, unless that is deleted; on a tile only where there is no photo. */
  outfit: v.nullable(outfitCard),
};

const wears = {
  wearCount: v.nullable(v.number()),
  /** The last day that it was worn; null of one that never was. */
  wornDay: v.nullable(v.string()),
};

/** A look as a tile shows it. */
export const lookCard = v.object({
  lookId: v.string(),
  ownerId: v.string(),
  kind: v.picklist(lookKinds),
  title: v.nullable(v.string()),
  /** The name of the site that it is from. */
  siteName: v.nullable(v.string()),
  ...picture,
  /** Different items pinned on it, without those that are gone. */
  pieceCount: v.number(),
  ...wears,
  createDate: moment,
});

/** A look as a tile shows it. */
export type LookCard = v.InferOutput<typeof lookCard>;

const details = v.object({
  lookId: v.string(),
  ownerId: v.string(),
  ...lookForm.entries,
  ...picture,
  /** In the order in which they were set ([Note: Pins]). */
  pins: v.array(
    v.object({
      itemId: v.nullable(v.string()),
      x: v.number(),
      y: v.number(),
      /** Whether its item is gone, or deleted and not forgotten yet. */
      isGap: v.boolean(),
      /** The title of the item, also while it is deleted; empty once it is gone. */
      title: v.string(),
    }),
  ),
  /** The different items that are pinned, then others of its outfit; without those that are gone. */
  pieces: v.array(wornPiece),
  ...wears,
  wardrobes: v.array(v.object({ wardrobeId: v.string(), name: v.string() })),
  /** Counts its saves: a device that saw fewer has an older one. */
  revision: v.number(),
  createDate: moment,
  updateDate: moment,
});

/** A look with all that is known of it. */
export type LookDetails = v.InferOutput<typeof details>;

const several = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(40)));

/** The looks asked for, and their order. Within a list any may match; the lists must all match. */
export const lookFilter = v.strictObject({
  wardrobeId: v.optional(rowId),
  kind: v.optional(v.picklist(lookKinds)),
  /** Looks through the title, the notes and the site, and through whatever its pieces are found by. */
  search: v.optional(line(120)),
  season: several(v.picklist(itemSeasons)),
  occasion: several(v.picklist(itemOccasions)),
  /** The items of which any is pinned on it. */
  itemId: several(rowId),
  sort: v.optional(v.picklist(outfitSorts)),
});

export type LookFilter = v.InferInput<typeof lookFilter>;

const lookIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500));
const wardrobeIds = v.pipe(v.array(rowId), v.maxLength(100));
const doneLooks = v.object({ lookIds: v.array(v.string()) });
const inWardrobes = v.strictObject({ owner: uuid, lookIds, wardrobeIds });
const doneInWardrobes = v.object({
  lookIds: v.array(v.string()),
  wardrobeIds: v.array(v.string()),
});

/** Most looks in one window of cards. */
export const maxLookWindow = 60;

/** Inputs and outputs of `looks/query` and `looks/manage`. */
export const lookSchemas = {
  getLookNavigation: {
    input: v.strictObject({ owner: ownerSeen, filter: lookFilter }),
    output: v.object({
      /** Every matching id, in order: the navigation. */
      lookIds: v.array(v.string()),
      counts: v.object({
        /** All looks of the kind, of the wardrobe or of the owner, whatever the rest of the filter. */
        all: v.number(),
        /** By value: how many looks with it fit the other list, the pieces and the search. */
        season: counts,
        occasion: counts,
      }),
    }),
  },
  /** Reads a search that finds something where the filter's own finds nothing since a finger slipped. */
  getLookSearchCorrection: {
    input: v.strictObject({ owner: ownerSeen, filter: lookFilter }),
    output: v.object({ search: v.nullable(v.string()) }),
  },
  getLooks: {
    input: v.strictObject({
      owner: ownerSeen,
      lookIds: v.pipe(v.array(rowId), v.maxLength(maxLookWindow)),
    }),
    output: v.object({ looks: v.array(lookCard) }),
  },
  getLookDetails: {
    input: v.strictObject({ owner: ownerSeen, lookId: rowId }),
    output: v.object({ look: details }),
  },
  /** Reads what can still be brought back, the last deleted first; at most 500. */
  getDeletedLooks: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ looks: v.array(v.object({ ...lookCard.entries, deleteDate: moment })) }),
  },
  /** Makes or changes a look. The later save wins by field. */
  saveLook: {
    input: v.strictObject({
      owner: uuid,
      /** Left out to make a new one. */
      lookId: v.optional(rowId),
      /** Only what changed; a new one needs a kind, and a picture, an outfit or a link. */
      changes: v.partial(lookForm),
      /** Its picture, of kind `look`, in place of the one before; null for none. */
      imageId: v.optional(v.nullable(uuid)),
      /** All of its pins; one whose item is not the owner's is kept as a gap. */
      pins: v.optional(
        v.pipe(
          v.array(v.strictObject({ itemId: v.nullable(rowId), x: fraction, y: fraction })),
          v.maxLength(maxPins, 'too-many'),
        ),
      ),
      /** The revision that the changes were made from. */
      baseRevision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** For a new look: the wardrobes it goes into. */
      wardrobeIds: v.optional(wardrobeIds),
    }),
    output: v.object({
      look: details,
      /** Whether it replaced a save that this device had not seen. */
      hasReplaced: v.boolean(),
    }),
  },
  /**
   * Reads what a page says of itself, for a look that is saved with it. A fault of the address is told of the
   * field `url`: unreachable, too-slow, too-large, not-a-page.
   */
  readLink: {
    input: v.strictObject({ owner: uuid, url: link.entries.url }),
    output: v.object({
      /** The address where it was found, after redirects. */
      url: v.string(),
      title: v.nullable(v.string()),
      siteName: v.nullable(v.string()),
      /** Its preview picture, of kind `look`, to be named by `saveLook`; null where there is none. */
      imageId: v.nullable(v.string()),
    }),
  },
  // Calls on many do what can be done, leave out what is gone by now, and answer what they did it to.
  deleteLooks: { input: v.strictObject({ owner: uuid, lookIds }), output: doneLooks },
  /** Takes a deletion back; possible until the sweep has forgotten them. */
  restoreLooks: { input: v.strictObject({ owner: uuid, lookIds }), output: doneLooks },
  /** Removes deleted looks for good, with the photos that only they have; their wears stay. */
  forgetLooks: { input: v.strictObject({ owner: uuid, lookIds }), output: doneLooks },
  /** Makes a copy of each; answers the copies, in the order of the originals. */
  duplicateLooks: { input: v.strictObject({ owner: uuid, lookIds }), output: doneLooks },
  lookAddToWardrobes: { input: inWardrobes, output: doneInWardrobes },
  lookRemoveFromWardrobes: { input: inWardrobes, output: doneInWardrobes },
};
