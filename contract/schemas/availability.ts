import * as v from 'valibot';
import { goneWays, ownAvailabilities } from '../rules/availability.ts';
import { type ItemAvailability, itemAvailabilities } from '../rules/item-attributes.ts';
import { mostWearsSaid } from '../rules/wash-intervals.ts';
import { day, deviceId, done, line, moment, money, moneySum, rowId, uuid } from './scalars.ts';

/** What is told of an availability besides its name. */
const told = {
  /** Who has what is lent. */
  lentTo: v.nullable(v.string()),
  /** The day on which it is to be back. */
  lentUntil: v.nullable(v.string()),
  goneWay: v.nullable(v.picklist(goneWays)),
  /** For how much it was sold; of what came clean from the wash, what its cleaning cost. */
  amount: v.nullable(moneySum),
};

/** What is known of a piece's present availability; null where nobody has ever set it. */
export const availabilityFacts = v.nullable(v.object({ ...told, since: moment }));

const itemIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500));
const own = ownAvailabilities as [ItemAvailability, ...ItemAvailability[]];

/** A line of where a piece has been: an availability that was set, or a day that it was worn. */
const historyEntry = v.object({
  /** The id of the change that can be taken back; null of what is taken back elsewhere: a wear, an order. */
  changeId: v.nullable(v.string()),
  /** Null of a wear. */
  availability: v.nullable(v.picklist(itemAvailabilities)),
  /** Whether it corrects how often the piece was worn since the wash, and says nothing of where it is. */
  isCorrection: v.boolean(),
  ...told,
  /** Of what went into the wash, how often it had been worn; of a corrected count of wears, what it was corrected to. */
  wears: v.nullable(v.number()),
  /** When it was set; of a wear its day, without a time. */
  since: v.string(),
  /** What a wear was of: the title of its plan, its outfit or its look. */
  title: v.nullable(v.string()),
});

/** A line of where a piece has been. */
export type AvailabilityEntry = v.InferOutput<typeof historyEntry>;

/** Inputs and outputs of what sets, takes back and tells where pieces are. */
export const availabilitySchemas = {
  /**
   * Says where pieces are now. What is gone, or stands in an availability that this one may not follow, is left out;
   * the first is told by its absence from both lists.
   */
  setAvailability: {
    input: v.strictObject({
      owner: uuid,
      /** Names the change, so that it can be taken back before it was answered. */
      changeId: deviceId,
      itemIds,
      availability: v.picklist(own),
      /** Of what is lent alone. */
      lentTo: v.optional(v.pipe(line(80), v.minLength(1, 'required'))),
      lentUntil: v.optional(day),
      /** Of what is gone alone. */
      goneWay: v.optional(v.picklist(goneWays)),
      /** Of what was sold alone: for how much. */
      amount: v.optional(money),
      /** Only those that are there now: what is somewhere else by now stays, and is told as locked. */
      onlyFrom: v.optional(v.picklist(itemAvailabilities)),
      /** The day where its owner is, from which wears since the wash are counted; by UTC unless said. */
      today: v.optional(day),
    }),
    output: v.object({
      itemIds: v.array(v.string()),
      /** The ids of those that stay where they are, since the table forbids it. */
      lockedIds: v.array(v.string()),
    }),
  },
  /** Corrects how often a piece was worn since the wash; taken back as where pieces are. */
  correctWears: {
    input: v.strictObject({
      owner: uuid,
      changeId: deviceId,
      itemId: rowId,
      wears: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostWearsSaid)),
      today: v.optional(day),
    }),
    output: done,
  },
  /** Takes a change back, of those pieces whose last change it is. */
  takeBackAvailability: {
    input: v.strictObject({ owner: uuid, changeId: deviceId }),
    output: v.object({
      itemIds: v.array(v.string()),
      /** The ids of those that were changed again since, and stay as they are. */
      keptIds: v.array(v.string()),
    }),
  },
  /** Reads where a piece has been, the last first. */
  getItemHistory: {
    input: v.strictObject({ owner: uuid, itemId: rowId }),
    output: v.object({
      entries: v.array(historyEntry),
      /** The number of all entries, of which the last few hundred are told. */
      total: v.number(),
    }),
  },
};
