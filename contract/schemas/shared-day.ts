import * as v from 'valibot';
import { planSlots } from '../rules/plans.ts';
import { guestAnswers, longestSharedDayTitle, mostSharedDayGuests } from '../rules/shared-days.ts';
import { person } from './friend.ts';
import { imageView } from './image.ts';
import { boardBackground, drawnLayer } from './outfit.ts';
import { planDay } from './plan.ts';
import { done, line, moment, rowId, userId, uuid } from './scalars.ts';

const told = {
  sharedDayId: v.string(),
  title: v.string(),
  firstDay: v.string(),
  lastDay: v.string(),
  /** When they were shared, or all guests were asked anew. */
  askedDate: moment,
  host: person,
  /** What the viewer said; null of its host. */
  answer: v.nullable(v.picklist(['waiting', 'coming'])),
  /** For its host all who were asked and are friends still, with what they said; else empty. */
  guests: v.array(
    v.object({
      ...person.entries,
      answer: v.picklist(guestAnswers),
      /** When they said so; null before they did. */
      answeredDate: v.nullable(moment),
    }),
  ),
  /** For who hosts or comes: how many come who are no friends of theirs. Nothing else is told of these. */
  othersCount: v.number(),
};

/** Days for which friends dress together, as one of them is told. */
export const sharedDay = v.object({
  ...told,
  /** For who hosts or comes: their friends who do so too, the host first. */
  friends: v.array(person),
});

/** Days for which friends dress together, as one of them is told. */
export type SharedDay = v.InferOutput<typeof sharedDay>;

/** What is planned, as others see it. */
const shown = v.object({
  /** Null of a look without one, and of loose pieces. */
  title: v.nullable(v.string()),
  /** Of an outfit, or of a look without a photo. Its layers name no pieces. */
  board: v.nullable(
    v.object({
      background: boardBackground,
      thumbnail: v.nullable(imageView),
      /** Null where the thumbnail shows them. */
      layers: v.nullable(v.array(drawnLayer)),
    }),
  ),
  /** Of a look. */
  photo: v.nullable(imageView),
  /** Loose pieces. */
  pieces: v.array(v.object({ title: v.string(), image: v.nullable(imageView) })),
});

const planTogether = v.object({
  day: v.string(),
  slot: v.picklist(planSlots),
  /** Whether it has a piece that its owner hides from friends: none of them is told what it is. */
  isHidden: v.boolean(),
  /** Null of what is hidden from the viewer, or gone. */
  shown: v.nullable(shown),
});

/** What somebody wears on one of the days, as far as the viewer is told. */
export type PlanTogether = v.InferOutput<typeof planTogether>;

const participant = v.object({
  ...person.entries,
  /** By day and slot, then as they were made. */
  plans: v.array(planTogether),
});

/** Somebody who hosts or comes, with what they wear. */
export type Participant = v.InferOutput<typeof participant>;

const details = v.object({
  ...told,
  /** The viewer, then their friends who host or come, the host first. Empty for who has not answered. */
  people: v.array(participant),
});

/** Shared days with what each wears. */
export type SharedDayDetails = v.InferOutput<typeof details>;

const title = v.pipe(line(longestSharedDayTitle), v.minLength(1, 'required'));
const guestIds = v.pipe(
  v.array(userId),
  v.minLength(1, 'required'),
  v.maxLength(mostSharedDayGuests, 'too-many'),
);
const form = v.strictObject({ title, firstDay: planDay, lastDay: planDay, guestIds });
const ofSharedDay = { owner: uuid, sharedDayId: rowId };

/** Inputs and outputs of what is about shared days. Their `owner` is the host, but of `getSharedDays`. */
export const sharedDaySchemas = {
  /** Reads what the owner shares, and what was shared with them unless they said that they do not come. */
  getSharedDays: {
    input: v.strictObject({ owner: uuid }),
    /** By the first day. */
    output: v.object({ sharedDays: v.array(sharedDay) }),
  },
  /** Reads what those wear who host or come, and are friends of the viewer. */
  getSharedDay: {
    input: v.strictObject(ofSharedDay),
    output: v.object({ sharedDay: details }),
  },
  /** Asks friends to dress together. Who is no friend is left out. */
  shareDay: {
    input: v.strictObject({ owner: uuid, ...form.entries }),
    output: v.object({ sharedDayId: v.string() }),
  },
  /** Changes what is given. Where a day comes to it, its guests are asked anew. */
  changeSharedDay: {
    input: v.strictObject({ ...ofSharedDay, changes: v.partial(form) }),
    output: done,
  },
  endSharedDay: { input: v.strictObject(ofSharedDay), output: done },
  /**
   * A guest says whether they come. A `conflict` says in its fields that the days are `changed` by now, or that the guest has
   * said yes: a no takes that back only where it says so.
   */
  answerSharedDay: {
    input: v.strictObject({
      ...ofSharedDay,
      isComing: v.boolean(),
      /** Of a no, whether it takes a yes back. */
      takesBack: v.optional(v.boolean()),
      /** The days as the guest was told of them: these are what they show their plans of. */
      firstDay: planDay,
      lastDay: planDay,
    }),
    output: done,
  },
};
