import * as v from 'valibot';
import { type ColorFamily, colorFamilyKeys } from '../rules/color-families.ts';
import { itemOccasions } from '../rules/item-attributes.ts';
import {
  colorMoods,
  dressManners,
  garmentSlots,
  garmentTraits,
  maxTripDays,
  maxTripEvents,
  outfitAims,
  outfitNeeds,
  patternKinds,
  scoreParts,
  stylistRules,
  tasteKinds,
  toldNeeds,
} from '../rules/stylist.ts';
import { type StylistEvent, stylistEventKeys } from '../rules/stylist-events.ts';
import { itemCard } from './item.ts';
import { forecast } from './lola-place.ts';
import { day, done, line, moment, prose, rowId, uuid } from './scalars.ts';

const slot = v.picklist(garmentSlots);
const few = (most: number) => v.pipe(v.array(rowId), v.maxLength(most, 'too-many'));
const celsius = v.pipe(v.number(), v.minValue(-60), v.maxValue(60));

/** Garments by their description: those of which all that is given is true. */
const described = {
  slot: v.optional(slot),
  leaves: v.optional(v.pipe(v.array(line(40)), v.maxLength(20))),
  family: v.optional(v.picklist(colorFamilyKeys as [ColorFamily, ...ColorFamily[]])),
  term: v.optional(line(40)),
  pattern: v.optional(v.picklist(patternKinds)),
  fabric: v.optional(line(40)),
  traits: v.optional(v.pipe(v.array(v.picklist(garmentTraits)), v.maxLength(4))),
  itemIds: v.optional(few(500)),
};

/** Garments that are to be in every outfit, or in none. */
const wish = v.strictObject({
  isWanted: v.boolean(),
  /** True: it is not sure whether they are wanted, and is asked back. */
  isDoubtful: v.optional(v.boolean()),
  /** True: what of that kind or color is in an outfit is all of it so. */
  isOnly: v.optional(v.boolean()),
  /** True: it holds for this question alone, and so does what is locked with it ([Note: The rest stays]). */
  isForOnce: v.optional(v.boolean()),
  /** As it was said. */
  words: v.pipe(line(120), v.minLength(1)),
  ...described,
  /** What else will do. */
  or: v.optional(v.pipe(v.array(v.strictObject(described)), v.maxLength(6))),
});
export type LolaWish = v.InferOutput<typeof wish>;

/** The request for outfits. Null, 0 or an empty list is *not said*. */
const asked = v.strictObject({
  occasion: v.nullable(v.picklist(itemOccasions)),
  /** What it is for, where that is known more closely than the occasion. */
  event: v.optional(
    v.nullable(v.picklist(stylistEventKeys as [StylistEvent, ...StylistEvent[]])),
    null,
  ),
  /** More dressed up than the occasion calls for (1), or less (-1). */
  dressiness: v.picklist([-1, 0, 1]),
  mood: v.nullable(v.picklist(colorMoods)),
  manner: v.optional(v.nullable(v.picklist(dressManners)), null),
  needs: v.optional(v.pipe(v.array(v.picklist(outfitNeeds)), v.maxLength(outfitNeeds.length)), []),
  aim: v.optional(v.nullable(v.picklist(outfitAims)), null),
  /** As it feels, in degrees Celsius. */
  weather: v.nullable(
    v.pipe(
      v.strictObject({ lowC: celsius, highC: celsius, isWet: v.boolean() }),
      v.check(({ lowC, highC }) => lowC <= highC, 'colder than it is'),
    ),
  ),
  /** False: the forecast is not asked, even where no weather is told. */
  usesForecast: v.optional(v.boolean(), true),
  /** The place it is for, as it was said; null: where the owner keeps that they will be. */
  placeName: v.optional(v.nullable(v.pipe(line(80), v.minLength(1))), null),
  /** For which day it is; of a trip the first one. */
  day: v.nullable(day),
  /** Several days to pack for; null: one outfit is asked for. What most of them are for is the occasion. */
  trip: v.optional(
    v.nullable(
      v.strictObject({
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTripDays)),
        events: v.pipe(
          v.array(
            v.strictObject({
              /** Counted from 0; null where none was named. */
              day: v.nullable(
                v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxTripDays - 1)),
              ),
              occasion: v.picklist(itemOccasions),
              /** What it is for, where that is known more closely. */
              event: v.optional(v.picklist(stylistEventKeys as [StylistEvent, ...StylistEvent[]])),
            }),
          ),
          v.maxLength(maxTripEvents, 'too-many'),
        ),
      }),
    ),
    null,
  ),
  /** Days within which what was worn is left out. */
  restDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  wishes: v.pipe(v.array(wish), v.maxLength(30, 'too-many')),
  /** These are in every outfit. */
  lockedIds: few(12),
  /** Rules that do not hold this once. */
  waived: v.pipe(v.array(v.picklist(stylistRules)), v.maxLength(stylistRules.length)),
});
export type LolaAsked = v.InferOutput<typeof asked>;

const reason = v.object({
  part: v.picklist(scoreParts),
  /** 0 to 1. */
  value: v.number(),
  isFor: v.boolean(),
  words: v.string(),
});

const board = v.object({
  itemIds: v.array(v.string()),
  /** A line like the headline, another one for each board of an answer; none of a trip's, and of what a swap made. */
  title: v.optional(v.string()),
  /** 0 to 1. */
  score: v.number(),
  /** The words of each part of the score, what moved it most first. */
  reasons: v.array(reason),
  /** Whether it is among the saved outfits, told where it is read again. */
  isSaved: v.optional(v.boolean()),
  /** The outfit that it is saved as, told where it is read again. */
  outfitId: v.optional(v.string()),
  /** Whether its owner does not want it again, told where it is read again. */
  isPassed: v.optional(v.boolean()),
  /** What was asked for, or the event calls for, and is not owned; with the piece that is nearest to it. */
  lacks: v.optional(v.array(v.object({ words: v.string(), itemId: v.nullable(v.string()) }))),
});
export type LolaBoard = v.InferOutput<typeof board>;

/** A slot that nothing can fill, and what keeps back the pieces of it that there are. */
const obstacle = v.object({
  slot,
  owned: v.number(),
  refused: v.array(v.object({ rule: v.picklist(stylistRules), count: v.number() })),
});

/** A rule that speaks against a piece that was locked or wanted. */
const conflict = v.object({
  rule: v.picklist(stylistRules),
  itemId: v.nullable(v.string()),
  /** After the piece's name: `is in the wash`. */
  words: v.string(),
});

const tripDay = v.object({
  /** `YYYY-MM-DD`; null where it was not said when the trip begins. */
  day: v.nullable(v.string()),
  forecast: v.nullable(forecast),
  /** The outfits worn on it: of each its place in `boards`, or null where there is nothing to wear. */
  outfits: v.array(
    v.object({ occasion: v.picklist(itemOccasions), board: v.nullable(v.number()) }),
  ),
});
export type LolaTripDay = v.InferOutput<typeof tripDay>;

const turn = v.object({
  turnId: v.string(),
  /** The text as written, or null where only chips were pressed. */
  text: v.nullable(v.string()),
  asked,
  /** The weather that was dressed for where none was told; null where nobody was asked for it. */
  forecast: v.nullable(forecast),
  /** About cloth, in one line. */
  headline: v.string(),
  boards: v.array(board),
  /** The days of a trip; null where one outfit was asked for. */
  tripDays: v.nullable(v.array(tripDay)),
  obstacles: v.array(obstacle),
  conflicts: v.array(conflict),
  /** The pieces that were to be there and are not in the wardrobe. */
  missing: v.array(v.string()),
  notUnderstood: v.array(v.string()),
  /** The words that were read as another one: a slip of the keys. */
  corrections: v.optional(v.array(v.object({ typed: v.string(), meant: v.string() }))),
  /** Pieces that are all called as it was said, the likeliest first; undefined where nothing is asked back. */
  which: v.optional(v.object({ words: v.string(), itemIds: v.array(v.string()) })),
  /** The piece that is asked about, and what; undefined where nothing is, or it was told since. */
  asksAbout: v.optional(v.object({ itemId: v.string(), need: v.picklist(toldNeeds) })),
  /** True: their own colors were asked for, and are not known. */
  lacksColors: v.optional(v.boolean()),
  /** True: more days were asked for than a trip may have, and it has as many as it may. */
  isTripCut: v.optional(v.boolean()),
  createDate: moment,
});
/** A question to the stylist, and her answer. */
export type LolaTurn = v.InferOutput<typeof turn>;

const learned = v.object({
  /** `color red`, `leaf sneakers`, `style edgy`, `pattern stripe`, `pair ID ID`, `outfit ID …` or `part color`. */
  key: v.string(),
  /** -1, not for them, to 1. */
  value: v.number(),
  /** From how many things that they did. */
  count: v.number(),
});
/** One thing that the stylist learned of somebody. */
export type LearnedTaste = v.InferOutput<typeof learned>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

const morning = v.strictObject({
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** By its IANA name. */
  timeZone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'no such time zone')),
});

const items = v.array(itemCard);
const outfitIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(12));

/** Inputs and outputs of `lola/query` and `lola/manage`. */
export const lolaSchemas = {
  /** Asks for outfits; what is written adds to what is asked. The answer is kept. */
  fetchLolaOutfitSuggestions: {
    input: v.strictObject({
      owner: uuid,
      text: v.nullable(v.pipe(prose(500), v.minLength(1))),
      asked,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
      /** The day where the member is. */
      today: day,
      /** The meaning of a number of degrees without a unit. */
      unit: v.picklist(['C', 'F']),
      /** The same one brings the same outfits. */
      seed: line(40),
    }),
    output: v.object({ turn, items }),
  },
  /** Reads what was asked and answered, the oldest first. */
  getLolaTurns: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ turns: v.array(turn), items }),
  },
  deleteLolaTurns: { input: v.strictObject({ owner: uuid }), output: done },
  /** The best others in place of one piece of an outfit. */
  getLolaSwaps: {
    input: v.strictObject({ owner: uuid, asked, itemIds: outfitIds, itemId: rowId, today: day }),
    output: v.object({
      swaps: v.array(
        v.object({
          itemId: v.string(),
          board,
          changes: v.array(v.object({ part: v.picklist(scoreParts), by: v.number() })),
        }),
      ),
      items,
    }),
  },
  /** Outfits for a day, by occasion; the same all day. */
  getLolaSuggestions: {
    input: v.strictObject({ owner: uuid, today: day }),
    output: v.object({
      rows: v.array(v.object({ occasion: v.picklist(itemOccasions), boards: v.array(board) })),
      items,
    }),
  },
  /** At which hour outfits are laid out each day; null where they are not. */
  getLolaMorning: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ morning: v.nullable(v.object({ hour: v.number(), timeZone: v.string() })) }),
  },
  /** Has outfits laid out each day at an hour where the member is, or stops that (null). */
  saveLolaMorning: {
    input: v.strictObject({ owner: uuid, morning: v.nullable(morning) }),
    output: done,
  },
  /** Tells what somebody thinks of what was suggested. */
  noteLolaTaste: {
    input: v.strictObject({ owner: uuid, kind: v.picklist(tasteKinds), itemIds: outfitIds }),
    output: done,
  },
  /** Takes the last note of this kind on these pieces back; nothing where there is none. */
  takeBackLolaNote: {
    input: v.strictObject({ owner: uuid, kind: v.picklist(tasteKinds), itemIds: outfitIds }),
    output: done,
  },
  /** Tells whether a piece meets a need, or that somebody is not sure (null); the last word counts. */
  tellLolaOfItem: {
    input: v.strictObject({
      owner: uuid,
      itemId: rowId,
      need: v.picklist(toldNeeds),
      fits: v.nullable(v.boolean()),
    }),
    output: done,
  },
  getLolaTaste: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ learned: v.array(learned), items }),
  },
  /** Forgets some of what was learned, or all of it (null), also what was told of pieces. */
  forgetLolaTaste: {
    input: v.strictObject({
      owner: uuid,
      keys: v.nullable(v.pipe(v.array(line(200)), v.minLength(1), v.maxLength(100))),
    }),
    output: done,
  },
};
