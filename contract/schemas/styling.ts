import * as v from 'valibot';
import { longestOutfitTitle, maxLayers } from '../rules/collage.ts';
import { planSlots } from '../rules/plans.ts';
import { longestStylingNote, receivedStates, sentStates } from '../rules/stylings.ts';
import { person } from './friend.ts';
import { imageView } from './image.ts';
import { itemCard } from './item.ts';
import { boardBackground, collage, drawnLayer } from './outfit.ts';
import { planDay } from './plan.ts';
import { done, line, moment, prose, rowId, uuid } from './scalars.ts';

const occasion = v.strictObject({ day: planDay, slot: v.picklist(planSlots) });

const told = {
  stylingId: v.string(),
  title: v.string(),
  /** The day and its part that it was laid for; null where none was said. */
  occasion: v.nullable(v.object({ day: v.string(), slot: v.picklist(planSlots) })),
  sentDate: moment,
};

/** An outfit that a friend laid of the viewer's pieces, and that waits. */
export const receivedStyling = v.object({
  ...told,
  sender: person,
  note: v.nullable(v.string()),
  /** Different pieces, without those that are gone. */
  pieceCount: v.number(),
  /** The first pieces that have a picture. */
  pictures: v.array(imageView),
  /** Whether its owner has opened it. */
  isSeen: v.boolean(),
});

/** An outfit that a friend laid of the viewer's pieces, and that waits. */
export type ReceivedStyling = v.InferOutput<typeof receivedStyling>;

/** An outfit that the viewer laid of a friend's pieces, as they are told of it. */
export const sentStyling = v.object({
  ...told,
  owner: person,
  state: v.picklist(sentStates),
  /** Null while it was not kept. */
  keptDate: v.nullable(moment),
});

/** An outfit that the viewer laid of a friend's pieces, as they are told of it. */
export type SentStyling = v.InferOutput<typeof sentStyling>;

const details = v.object({
  ...told,
  sender: person,
  note: v.nullable(v.string()),
  state: v.picklist(receivedStates),
  /** Whether its owner has opened it. */
  isSeen: v.boolean(),
  /** The outfit that it was kept as; null before, and once that is gone. */
  outfitId: v.nullable(v.string()),
  background: boardBackground,
  layers: v.array(drawnLayer),
  /** Its different pieces, in the order of their first layers, without those that are gone. */
  pieces: v.array(itemCard),
  /** How often all of them were worn together. */
  wornTogether: v.number(),
  /** Its pieces that cannot be worn now, each with what could take its place. */
  unready: v.array(
    v.object({
      itemId: v.string(),
      /** Whether it was deleted; else its availability says why. */
      isDeleted: v.boolean(),
      piece: itemCard,
      /** Ready pieces of the same kind, what is most alike first. */
      swaps: v.array(itemCard),
    }),
  ),
});

/** An outfit that a friend laid, with all that its owner is told. */
export type StylingDetails = v.InferOutput<typeof details>;

const ofStyling = { owner: uuid, stylingId: rowId };

/** Inputs and outputs of what is about outfits that friends lay for each other. Their `owner` is whose pieces they are of. */
export const stylingSchemas = {
  /** Reads what friends laid for the owner and waits, and what the owner laid for friends. */
  getStylings: {
    input: v.strictObject({ owner: uuid }),
    /** The last first. */
    output: v.object({ received: v.array(receivedStyling), sent: v.array(sentStyling) }),
  },
  getStyling: {
    input: v.strictObject(ofStyling),
    output: v.object({ styling: details }),
  },
  /** Sends a friend an outfit of their pieces, all of which are in sight. */
  sendStyling: {
    input: v.strictObject({
      owner: uuid,
      title: v.pipe(line(longestOutfitTitle), v.minLength(1, 'required')),
      note: v.optional(v.pipe(prose(longestStylingNote), v.minLength(1, 'required'))),
      occasion: v.optional(occasion),
      collage,
    }),
    output: v.object({ stylingId: v.string() }),
  },
  /** The friend takes back what was not kept. */
  withdrawStyling: { input: v.strictObject(ofStyling), output: done },
  /** Makes an outfit of it, and a plan where that is said. Kept once: again it answers the same outfit. */
  keepStyling: {
    input: v.strictObject({
      ...ofStyling,
      /** Where it is planned; null where it is not. */
      plan: v.nullable(occasion),
      /** The pieces that take the places of others. */
      swaps: v.pipe(
        v.array(v.strictObject({ itemId: rowId, byItemId: rowId })),
        v.maxLength(maxLayers),
      ),
    }),
    output: v.object({
      /** Null once that outfit is gone. */
      outfitId: v.nullable(v.string()),
      /** The ids of pieces on the board that were gone by now, and are left out of it. */
      leftOutIds: v.array(v.string()),
    }),
  },
  /** Notes that its owner has seen it, and that they want no more of it where `isPassed`. Its friend is told the first. */
  seeStyling: { input: v.strictObject({ ...ofStyling, isPassed: v.boolean() }), output: done },
};
