import * as v from 'valibot';
import { colorSeasons } from '../rules/blueprint.ts';
import {
  longestReviewNote,
  mostReviewRows,
  reviewFilters,
  reviewSorts,
  reviewStatuses,
} from '../rules/color-reviews.ts';
import { imageView } from './image.ts';
import { done, instant, line, moment, prose, rowId, userId } from './scalars.ts';

const season = v.picklist(colorSeasons);
const note = v.nullable(v.pipe(prose(longestReviewNote), v.minLength(1)));

const row = v.object({
  userId: v.string(),
  email: v.string(),
  screenName: v.nullable(v.string()),
  /** Whether they are entitled to the whole Style Blueprint now. */
  isEntitled: v.boolean(),
  submittedDate: moment,
  status: v.picklist(reviewStatuses),
  /** The season that was decided; null before. */
  season: v.nullable(season),
  /** The name of somebody else who has it open; null where nobody has. */
  withName: v.nullable(v.string()),
  /** The row's place in this order of the table. */
  cursor: v.string(),
});

/** A row of the staff's table of color analyses. */
export type ColorReviewRow = v.InferOutput<typeof row>;

const decision = v.object({
  decisionId: v.string(),
  /** asked: for another photo. */
  kind: v.picklist(['decided', 'asked']),
  season: v.nullable(season),
  note: v.nullable(v.string()),
  /** The name of who decided, as it was. */
  byName: v.string(),
  isMine: v.boolean(),
  date: moment,
});

/** What somebody of the staff decided of a portrait. */
export type ColorDecision = v.InferOutput<typeof decision>;

const history = v.object({
  entryId: v.string(),
  /** `submitted` has the estimate as its season. */
  kind: v.picklist(['submitted', 'opened', 'decided', 'asked', 'withdrawn']),
  season: v.nullable(season),
  note: v.nullable(v.string()),
  /** Null of what the member did. */
  byName: v.nullable(v.string()),
  isMine: v.boolean(),
  date: moment,
});

/** Something that happened to a member's color analysis. */
export type ColorReviewEntry = v.InferOutput<typeof history>;

const review = v.object({
  userId: v.string(),
  email: v.string(),
  screenName: v.nullable(v.string()),
  isEntitled: v.boolean(),
  status: v.picklist(reviewStatuses),
  submittedDate: moment,
  season: v.nullable(season),
  /** Null unless the viewer has the review open, and once it was withdrawn. */
  portrait: v.nullable(imageView),
  /** The tones that the member tapped, `#rrggbb`; null once it was withdrawn. */
  samples: v.nullable(
    v.object({
      eye: v.array(v.string()),
      hair: v.array(v.string()),
      skin: v.array(v.string()),
      white: v.nullable(v.string()),
    }),
  ),
  /** As `ColorAnalysis` has them. */
  estimate: v.nullable(
    v.object({
      season,
      undertone: v.number(),
      depth: v.number(),
      chroma: v.number(),
      contrast: v.number(),
      shares: v.object(v.entriesFromList(colorSeasons, v.number())),
      confidence: v.number(),
    }),
  ),
  /** The shades of each season for this member, `#rrggbb`. */
  palettes: v.object(v.entriesFromList(colorSeasons, v.array(v.string()))),
  /** The last decision about this portrait. */
  decision: v.nullable(decision),
  /** The last first. */
  history: v.array(history),
  /** Others who have it open. */
  others: v.array(v.object({ name: v.string(), sinceDate: moment })),
});

/** A color analysis as it is reviewed. */
export type ColorReview = v.InferOutput<typeof review>;

/** The portrait that is decided about, and what the viewer knew of it. */
const about = {
  of: userId,
  /** When the portrait was sent that the viewer sees. */
  submittedDate: instant,
  /** The last decision about it that they saw. */
  seen: v.nullable(rowId),
};

/** The decision of somebody else that the viewer had not seen: nothing was done then. */
const answered = v.object({ other: v.nullable(decision) });

const search = line(254);

/** Inputs and outputs of `admin/query` and `admin/manage` about color analyses. */
export const colorReviewSchemas = {
  /** Reads a page of the table: before or after a row, or the first. */
  getColorReviews: {
    input: v.strictObject({
      status: v.picklist(reviewFilters),
      /** Some letters of an email or a screen name. */
      search,
      sort: v.picklist(reviewSorts),
      direction: v.picklist(['ascending', 'descending']),
      page: v.nullable(
        v.strictObject({
          way: v.picklist(['before', 'after']),
          cursor: v.pipe(v.string(), v.regex(/^[\w-]{1,1500}$/)),
        }),
      ),
      size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostReviewRows)),
    }),
    output: v.object({ rows: v.array(row), hasBefore: v.boolean(), hasAfter: v.boolean() }),
  },
  /** Counts the rows that the search finds, each up to one more than `mostCountedReviews`. */
  getColorReviewCounts: {
    input: v.strictObject({ search }),
    output: v.object(v.entriesFromList(reviewFilters, v.number())),
  },
  getColorReview: { input: v.strictObject({ of: userId }), output: v.object({ review }) },
  /** Says that the viewer has a review open, for `reviewOpenMs`; they see the portrait from then on. */
  openColorReview: { input: v.strictObject({ of: userId }), output: done },
  leaveColorReview: { input: v.strictObject({ of: userId }), output: done },
  decideColorReview: { input: v.strictObject({ ...about, season, note }), output: answered },
  askForAnotherPhoto: { input: v.strictObject({ ...about, note }), output: answered },
};
