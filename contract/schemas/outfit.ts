import * as v from 'valibot';
import {
  type BoardBackground,
  farthestCenter,
  layerSizes,
  longestOutfitTitle,
  maxLayers,
} from '../rules/collage.ts';
import { colorFamilyKeys } from '../rules/color-families.ts';
import { itemOccasions, itemSeasons } from '../rules/item-attributes.ts';
import { imageView } from './image.ts';
import { itemCard } from './item.ts';
import { counts, line, moment, ownerSeen, prose, rowId, someOf, uuid } from './scalars.ts';

const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const center = between(-farthestCenter, 1 + farthestCenter);

const place = {
  x: center,
  y: center,
  size: between(layerSizes.least, layerSizes.most),
  rotation: v.pipe(between(-180, 180), v.notValue(-180)),
  isFlipped: v.boolean(),
};

/** The background of a board. */
export const boardBackground = v.picklist(['paper', 'plain', ...colorFamilyKeys] as [
  BoardBackground,
  ...BoardBackground[],
]);

/** A collage as it is saved ([Note: Collage]). */
export const collage = v.strictObject({
  background: boardBackground,
  /** A layer whose item is null, or not the owner's, is kept as a gap. */
  layers: v.pipe(
    v.array(v.strictObject({ itemId: v.nullable(rowId), ...place })),
    v.minLength(1, 'required'),
    v.maxLength(maxLayers, 'too-many'),
  ),
});

/** The fields of an outfit's form. */
export const outfitForm = v.strictObject({
  title: v.pipe(line(longestOutfitTitle), v.minLength(1, 'required')),
  notes: v.nullable(prose(2000)),
  seasons: someOf(itemSeasons),
  occasions: someOf(itemOccasions),
});

export type OutfitForm = v.InferOutput<typeof outfitForm>;

/** A layer with what it shows: a gap has no item, or one that is deleted for now. */
export const drawnLayer = v.object({
  itemId: v.nullable(v.string()),
  x: v.number(),
  y: v.number(),
  size: v.number(),
  rotation: v.number(),
  isFlipped: v.boolean(),
  /** Whether there is nothing to show: its item is gone, or deleted and not forgotten yet. */
  isGap: v.boolean(),
  /** The title of the item, also while it is deleted; empty once it is gone. */
  title: v.string(),
  image: v.nullable(imageView),
});
export type DrawnLayer = v.InferOutput<typeof drawnLayer>;

/** The look of an outfit: its board, and the layers on it. */
const drawing = {
  background: boardBackground,
  /**
   * The picture of its layers, without the board, that one of its owner's devices drew. Null until there is
   * one of exactly what the layers show now.
   */
  thumbnail: v.nullable(imageView),
  /** Names what its layers show now: a thumbnail is saved with the name of what it shows. */
  drawingKey: v.string(),
};

/** An outfit as a tile shows it. */
export const outfitCard = v.object({
  outfitId: v.string(),
  ownerId: v.string(),
  title: v.string(),
  ...drawing,
  /** Null where the thumbnail shows them. */
  layers: v.nullable(v.array(drawnLayer)),
  /** Different items, without those that are gone. */
  pieceCount: v.number(),
  wearCount: v.nullable(v.number()),
  createDate: moment,
});

/** An outfit as a tile shows it. */
export type OutfitCard = v.InferOutput<typeof outfitCard>;

/** An item with what it cost, and how often it was worn. */
export const wornPiece = v.object({
  ...itemCard.entries,
  purchasePriceCents: v.nullable(v.number()),
  /** The currency of the price; null where the price is not told. */
  purchaseCurrency: v.nullable(v.string()),
  wearCount: v.nullable(v.number()),
});

const details = v.object({
  outfitId: v.string(),
  ownerId: v.string(),
  ...outfitForm.entries,
  ...drawing,
  layers: v.array(drawnLayer),
  /** Its different items, in the order of their first layers, without those that are gone. */
  pieces: v.array(wornPiece),
  /** The name of the friend who laid it; null where its owner did, and for others. */
  styledBy: v.nullable(v.string()),
  /** How often the whole was worn. */
  wearCount: v.nullable(v.number()),
  wardrobes: v.array(v.object({ wardrobeId: v.string(), name: v.string() })),
  /** Counts its saves: a device that saw fewer has an older one. */
  revision: v.number(),
  createDate: moment,
  updateDate: moment,
});

/** An outfit with all that is known of it. */
export type OutfitDetails = v.InferOutput<typeof details>;

export const outfitSorts = ['newest', 'oldest', 'title', 'most-worn', 'least-worn'] as const;
export type OutfitSort = (typeof outfitSorts)[number];

const several = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(40)));

/** The outfits asked for, and their order. Within a list any may match; the lists must all match. */
export const outfitFilter = v.strictObject({
  wardrobeId: v.optional(rowId),
  /** Looks through the title and the notes, and through whatever its pieces are found by. */
  search: v.optional(line(120)),
  season: several(v.picklist(itemSeasons)),
  occasion: several(v.picklist(itemOccasions)),
  /** The items of which any is in it. */
  itemId: several(rowId),
  sort: v.optional(v.picklist(outfitSorts)),
});

export type OutfitFilter = v.InferInput<typeof outfitFilter>;

const outfitIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500));
const wardrobeIds = v.pipe(v.array(rowId), v.maxLength(100));
const doneOutfits = v.object({ outfitIds: v.array(v.string()) });
const inWardrobes = v.strictObject({ owner: uuid, outfitIds, wardrobeIds });
const doneInWardrobes = v.object({
  outfitIds: v.array(v.string()),
  wardrobeIds: v.array(v.string()),
});

/** Most outfits in one window of cards. */
export const maxOutfitWindow = 60;

/** Inputs and outputs of `outfits/query` and `outfits/manage`. */
export const outfitSchemas = {
  getOutfitNavigation: {
    input: v.strictObject({ owner: ownerSeen, filter: outfitFilter }),
    output: v.object({
      /** Every matching id, in order: the navigation. */
      outfitIds: v.array(v.string()),
      counts: v.object({
        /** All outfits of the wardrobe, or of the owner, whatever the filter. */
        all: v.number(),
        /** By value: how many outfits with it fit the other list, the pieces and the search. */
        season: counts,
        occasion: counts,
      }),
    }),
  },
  /** Reads a search that finds something where the filter's own finds nothing since a finger slipped. */
  getOutfitSearchCorrection: {
    input: v.strictObject({ owner: ownerSeen, filter: outfitFilter }),
    output: v.object({ search: v.nullable(v.string()) }),
  },
  getOutfits: {
    input: v.strictObject({
      owner: ownerSeen,
      outfitIds: v.pipe(v.array(rowId), v.maxLength(maxOutfitWindow)),
    }),
    output: v.object({ outfits: v.array(outfitCard) }),
  },
  getOutfitDetails: {
    input: v.strictObject({ owner: ownerSeen, outfitId: rowId }),
    output: v.object({ outfit: details }),
  },
  /** Reads what can still be brought back, the last deleted first; at most 500. */
  getDeletedOutfits: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ outfits: v.array(v.object({ ...outfitCard.entries, deleteDate: moment })) }),
  },
  /** Makes or changes an outfit. The later save wins as a whole. */
  saveOutfit: {
    input: v.strictObject({
      owner: uuid,
      /** Left out to make a new one. */
      outfitId: v.optional(rowId),
      /** Only what changed; a new one needs a title. */
      changes: v.partial(outfitForm),
      /** A new one needs it. */
      collage: v.optional(collage),
      /** The revision that the changes were made from. */
      baseRevision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** For a new outfit: the wardrobes it goes into. */
      wardrobeIds: v.optional(wardrobeIds),
      /** For a new outfit: what a friend laid, of which it is a changed copy. It is kept by that, unless it was answered. */
      stylingId: v.optional(rowId),
      /** For a new outfit: plans of exactly its pieces become plans of it, with their wears. */
      takesPlans: v.optional(v.boolean()),
    }),
    output: v.object({
      outfit: details,
      /** Whether it replaced a save that this device had not seen. */
      hasReplaced: v.boolean(),
    }),
  },
  /** Keeps the picture that a device drew of an outfit; ignored if it shows something else by now, or is deleted. */
  saveOutfitThumbnail: {
    input: v.strictObject({ owner: uuid, outfitId: rowId, imageId: uuid, drawingKey: line(200) }),
    output: v.object({ isKept: v.boolean() }),
  },
  // Calls on many do what can be done, leave out what is gone by now, and answer what they did it to.
  deleteOutfits: {
    input: v.strictObject({
      owner: uuid,
      outfitIds,
      /** Takes back that they were saved: their plans are plans of their pieces again. */
      releasesPlans: v.optional(v.boolean()),
    }),
    output: doneOutfits,
  },
  /** Takes a deletion back; possible until the sweep has forgotten them. */
  restoreOutfits: { input: v.strictObject({ owner: uuid, outfitIds }), output: doneOutfits },
  /** Removes deleted outfits for good; their pieces and their wears stay. */
  forgetOutfits: { input: v.strictObject({ owner: uuid, outfitIds }), output: doneOutfits },
  /** Makes a copy of each; answers the copies, in the order of the originals. */
  duplicateOutfits: { input: v.strictObject({ owner: uuid, outfitIds }), output: doneOutfits },
  outfitAddToWardrobes: { input: inWardrobes, output: doneInWardrobes },
  outfitRemoveFromWardrobes: { input: inWardrobes, output: doneInWardrobes },
};
