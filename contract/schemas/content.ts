import * as v from 'valibot';
import { areaOf } from '../rules/content-slots.ts';
import { block, labPiece } from './lab.ts';
import { done, moment, nothing, rowId, wholeText } from './scalars.ts';

/** The place of a text: `lab/classes/one-coat-chosen-well`. */
const slot = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check((name) => areaOf(name) !== null, 'is no place of a text'),
);

/** A text, whole: Markdown with front matter. What is wrong with it is told by `previewContent`. */
const source = wholeText(200_000);

const basedOn = v.nullable(rowId);
const version = v.object({
  versionId: v.string(),
  /** The name of who published it; null of what came with the program. */
  author: v.nullable(v.string()),
  createDate: moment,
});

/** A version of a text. */
export type ContentVersion = v.InferOutput<typeof version>;

const scheduled = v.object({
  publishDate: moment,
  author: v.string(),
  /** Its time came, and another version was shown than it was made from: it waits for somebody. */
  isHeld: v.boolean(),
});

const slotState = v.object({
  slot: v.string(),
  /** The title of a piece of the Style Lab, or a style's name, as it is shown; null of others. */
  title: v.nullable(v.string()),
  isPublished: v.boolean(),
  /** The names of staff who have a draft of it; one's own is *You*. */
  drafts: v.array(v.string()),
  scheduled: v.nullable(scheduled),
});

/** How far a text is. */
export type ContentSlotState = v.InferOutput<typeof slotState>;

const shade = v.object({ name: v.string(), hex: v.string() });
const statement = v.object({ title: v.string(), why: v.nullable(v.string()) });

const preview = v.variant('kind', [
  v.object({ kind: v.literal('lab'), piece: labPiece }),
  v.object({
    kind: v.literal('style'),
    name: v.string(),
    line: v.string(),
    reasons: v.array(v.object({ title: v.string(), blocks: v.array(block) })),
  }),
  v.object({
    kind: v.literal('palette'),
    title: v.string(),
    line: v.string(),
    body: v.array(v.string()),
    shades: v.array(shade),
    keepAway: v.array(v.object({ ...shade.entries, why: v.string() })),
  }),
  v.object({
    kind: v.literal('statements'),
    title: v.string(),
    line: v.string(),
    body: v.array(v.string()),
    works: v.array(statement),
    avoids: v.array(statement),
  }),
  v.object({
    kind: v.literal('names'),
    names: v.array(v.object({ of: v.string(), name: v.string(), line: v.string() })),
  }),
]);

/** A text as a member would see it. */
export type ContentPreview = v.InferOutput<typeof preview>;

const details = v.object({
  published: v.nullable(v.object({ ...version.entries, source: v.string() })),
  draft: v.nullable(v.object({ source: v.string(), basedOn, updateDate: moment })),
  /** Other staff with a draft of it, who wrote last first. */
  others: v.array(v.object({ name: v.string(), updateDate: moment })),
  scheduled: v.nullable(v.object({ ...scheduled.entries, source: v.string() })),
  /** The latest first. */
  versions: v.array(version),
});

/** A text with all that is known of it. */
export type ContentDetails = v.InferOutput<typeof details>;

/** The texts of Hem, for the staff who keep them. */
export const contentSchemas = {
  /** Every place of a text, also where nothing stands yet. */
  getContentSlots: {
    input: nothing,
    output: v.object({ slots: v.array(slotState) }),
  },
  getContent: { input: v.strictObject({ slot }), output: details },
  /** The text of a version. Throws `not-found`. */
  getContentVersion: {
    input: v.strictObject({ slot, versionId: rowId }),
    output: v.object({ source: v.string() }),
  },
  /** How a text would be seen, or what is wrong with it, and where. */
  previewContent: {
    input: v.strictObject({ slot, source }),
    output: v.object({
      preview: v.nullable(preview),
      fault: v.nullable(v.object({ where: v.string(), what: v.string() })),
    }),
  },
  /** Keeps one's own draft; null drops it. */
  saveContentDraft: {
    input: v.strictObject({ slot, source: v.nullable(source), basedOn }),
    output: done,
  },
  /**
   * Shows a text, and drops one's draft of it. Throws `invalid` of one that cannot be read, and `conflict` where another
   * version is shown than it was made from.
   */
  publishContent: {
    input: v.strictObject({ slot, source, basedOn }),
    output: v.object({ versionId: v.string() }),
  },
  /** Shows a text from a moment on; null takes that back. Throws as `publishContent`. */
  scheduleContent: {
    input: v.strictObject({
      slot,
      source,
      basedOn,
      publishDate: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    }),
    output: done,
  },
};
