import * as v from 'valibot';
import { areaOf, contentVersionKinds } from '../rules/content-slots.ts';
import { block, labPiece } from './lab.ts';
import { instant, moment, nothing, rowId, uuid, wholeText } from './scalars.ts';

/** The place of a text: `lab/classes/one-coat-chosen-well`. */
const slot = v.pipe(
  v.string(),
  v.maxLength(120),
  v.check((name) => areaOf(name) !== null, 'is no place of a text'),
);

/** A text, whole: Markdown with front matter. What is wrong with it is told by `previewContent`. */
const source = wholeText(200_000);

/** The version that was shown when a text was begun; null where none was, also of one that was taken down. */
const basedOn = v.nullable(rowId);

/**
 * The state of one's draft that a page knows, null where it knows of none: another one for each time that it is kept. Where
 * the draft is in another state by then, another page of the same person wrote it.
 */
const revision = v.optional(v.nullable(uuid));

const version = v.object({
  versionId: v.string(),
  kind: v.picklist(contentVersionKinds),
  /** The name of who made it; null of what came with the program. */
  author: v.nullable(v.string()),
  createDate: moment,
});

/** A version of a text. */
export type ContentVersion = v.InferOutput<typeof version>;

const scheduled = v.object({
  publishDate: moment,
  author: v.string(),
  /**
   * Its time came, and another version was shown than it was made from, or another piece had its name: it waits for
   * somebody.
   */
  isHeld: v.boolean(),
});

const slotState = v.object({
  slot: v.string(),
  /** The title of a piece of the Style Lab, or a style's name, as it is shown or was shown last; null of others. */
  title: v.nullable(v.string()),
  isPublished: v.boolean(),
  /** Who took it down and when; null of what is shown, or never was. */
  takenDown: v.nullable(version),
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
  /** What is shown; null where nothing is, also of a text that was taken down. */
  published: v.nullable(v.object({ ...version.entries, source: v.string() })),
  /** Who took it down and when; null of what is shown, or never was. */
  takenDown: v.nullable(version),
  draft: v.nullable(
    v.object({ source: v.string(), basedOn, revision: v.string(), updateDate: moment }),
  ),
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
  /**
   * Keeps one's own draft; null, or what is shown, drops it. Answers its new revision, null where it is dropped. Throws
   * `conflict` where the draft has another revision, and writes nothing.
   */
  saveContentDraft: {
    input: v.strictObject({ slot, source: v.nullable(source), basedOn, revision }),
    output: v.object({ revision: v.nullable(v.string()) }),
  },
  /**
   * Shows a text, and drops one's draft of it; a draft with another revision stays. A text that waits for its time is
   * among the versions then. Throws `invalid` of one that cannot be read, and `conflict` where another version is shown
   * than it was made from.
   */
  publishContent: {
    input: v.strictObject({ slot, source, basedOn, revision }),
    output: v.object({ versionId: v.string() }),
  },
  /**
   * Takes a piece of the Style Lab or a style away from members. Its versions, its drafts and what waits for its time stay;
   * publishing a version brings it back. Throws `invalid` of a text that has to be there always, and `conflict` where
   * another version is shown.
   */
  takeDownContent: {
    input: v.strictObject({ slot, basedOn: rowId }),
    output: v.object({ versionId: v.string() }),
  },
  /**
   * Shows a text from a moment on, and drops one's draft as `publishContent`. What waited before is among the versions then.
   * Without a moment, what waits comes back as one's own draft, whose revision is answered; the text and the version of the
   * call do not count then. Throws as `publishContent`, and `conflict` where one has another draft in its way.
   */
  scheduleContent: {
    input: v.strictObject({
      slot,
      source,
      basedOn,
      revision,
      /** At most a year ahead. */
      publishDate: v.nullable(instant),
    }),
    output: v.object({ revision: v.nullable(v.string()) }),
  },
};
