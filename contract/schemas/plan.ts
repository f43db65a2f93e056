import * as v from 'valibot';
import { daysBetween } from '../rules/calendar-days.ts';
import { maxExportDays, maxPlanDays, maxPlanItems, planSlots } from '../rules/plans.ts';
import { itemCard } from './item.ts';
import { lookCard } from './look.ts';
import { outfitCard } from './outfit.ts';
import { day, done, line, moment, rowId, uuid } from './scalars.ts';

/** A day that something may be planned for. */
export const planDay = v.pipe(
  day,
  v.check((text) => text >= '1900' && text < '2200', 'no such day'),
);

const slot = v.picklist(planSlots);

/** The fields of a plan's form. */
const planForm = v.strictObject({
  day: planDay,
  slot,
  /** The subject of the day. */
  title: v.nullable(v.pipe(line(120), v.minLength(1))),
  /** An outfit, a look and loose pieces take each other's place. */
  outfitId: v.nullable(rowId),
  lookId: v.nullable(rowId),
  /** Loose pieces. */
  itemIds: v.pipe(v.array(rowId), v.maxLength(maxPlanItems, 'too-many')),
});

/** When something of a plan was worn before, or is planned ([Note: Repeats]). */
const repeats = v.object({
  day: v.string(),
  /** Whether it is the same outfit or look; else `itemIds` names the pieces. */
  whole: v.boolean(),
  itemIds: v.array(v.string()),
});

const plan = v.object({
  planId: v.string(),
  ownerId: v.string(),
  /** A day of the calendar, without a zone ([Note: Calendar days]). */
  day: v.string(),
  slot,
  title: v.nullable(v.string()),
  outfitId: v.nullable(v.string()),
  /** The title of its outfit, or its last before it was gone; null of a plan that never had one. */
  outfitTitle: v.nullable(v.string()),
  lookId: v.nullable(v.string()),
  /** The title of its look, or its last before it was gone. */
  lookTitle: v.nullable(v.string()),
  /**
   * Loose pieces, or of a worn outfit or look its pieces as they were when it was marked worn. Without those that are
   * deleted for now or gone.
   */
  itemIds: v.array(v.string()),
  isWorn: v.boolean(),
  updateDate: moment,
});

/** A plan of what somebody wears on a day, or means to. */
export type Plan = v.InferOutput<typeof plan>;

const shownPlan = v.object({
  ...plan.entries,
  repeats: v.nullable(repeats),
  /** Its pieces that are away now, as at the studio, by what it shows; none of what was worn. */
  awayItemIds: v.array(v.string()),
});

/** A plan with what it repeats, and what of it is away. */
export type ShownPlan = v.InferOutput<typeof shownPlan>;

const planIds = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100));
const donePlans = v.object({ planIds: v.array(v.string()) });

/** A range of days, both ends included. */
const range = (mostDays: number) =>
  v.pipe(
    v.strictObject({ owner: uuid, from: planDay, to: planDay }),
    v.check(({ from, to }) => to >= from, 'ends before it begins'),
    v.check(({ from, to }) => daysBetween(from, to) < mostDays, 'too-many'),
  );

/** Inputs and outputs of `calendar/query` and `calendar/manage`. */
export const planSchemas = {
  getPlans: {
    input: range(maxPlanDays),
    output: v.object({
      /** By day and slot, then as they were made. */
      plans: v.array(shownPlan),
      /** The outfits that they show, each once; those that are deleted are not there. */
      outfits: v.array(outfitCard),
      /** The looks, likewise. */
      looks: v.array(lookCard),
      /** The items that they name, each once, also those that are repeated or away. */
      items: v.array(itemCard),
    }),
  },
  /**
   * Makes or changes a plan. What would be the same outfit or look on the same day and slot again is the plan that
   * is there.
   */
  savePlan: {
    input: v.strictObject({
      owner: uuid,
      /** Left out to make a new one. */
      planId: v.optional(rowId),
      /** Only what changes; a new one needs a day, and a title, an outfit, a look or pieces. */
      changes: v.partial(planForm),
      /** As `markWorn`. */
      isWorn: v.optional(v.boolean()),
      /** Of a new one: pieces that are exactly those of an outfit of the owner's are that outfit. */
      asSaved: v.optional(v.boolean()),
    }),
    output: v.object({
      plan,
      /** False where it was there already, so that nothing is to be taken back but what changed. */
      isNew: v.boolean(),
      /** Whether it was worn before. */
      wasWorn: v.boolean(),
    }),
  },
  // Calls on many do what can be done, leave out what is gone by now, and answer what they did it to.
  /** Moves plans to a day; what is worn only to one that has begun. */
  movePlans: {
    input: v.strictObject({ owner: uuid, planIds, day: planDay, slot: v.optional(slot) }),
    /** The ids done, and those hidden: where the same outfit or look stood there already, one of the two is left. */
    output: v.object({ ...donePlans.entries, hiddenIds: v.array(v.string()) }),
  },
  /** Says whether they were worn: each piece gets one wear by each plan, or loses it again. */
  markWorn: {
    input: v.strictObject({ owner: uuid, planIds, isWorn: v.boolean() }),
    output: donePlans,
  },
  deletePlans: { input: v.strictObject({ owner: uuid, planIds }), output: donePlans },
  /** Takes a deletion, or that one was hidden, back; possible until the sweep has forgotten them. */
  restorePlans: { input: v.strictObject({ owner: uuid, planIds }), output: donePlans },
  /** The plans of these days as an iCalendar file (RFC 5545). */
  exportCalendar: { input: range(maxExportDays), output: v.object({ ics: v.string() }) },
  /** Whether there is a private address to subscribe to; what it is was told when it was made. */
  getCalendarFeed: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ feed: v.nullable(v.object({ createDate: moment })) }),
  },
  /** Makes a private address to subscribe to, in place of the one before. */
  makeCalendarFeed: {
    input: v.strictObject({ owner: uuid }),
    /** To be put behind the server's own address. It is told only now. */
    output: v.object({ path: v.string(), feed: v.object({ createDate: moment }) }),
  },
  /** Ends the private address. */
  revokeCalendarFeed: { input: v.strictObject({ owner: uuid }), output: done },
};
