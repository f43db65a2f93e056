import { blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import { blueprintSlots } from '#contract/rules/content-slots.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { ContentFault } from '../content/front-matter.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import { enqueue } from '../jobs/job.ts';
import { publishContentJob } from '../jobs/publish-content.ts';
import { previewOf } from '../procedures/preview-content.ts';
import { readPublished } from '../repositories/content.ts';
import {
  dropDraft,
  keepDraft,
  publishText,
  readContent,
  readContentVersion,
  readDesk,
  scheduleText,
  staffName,
  unscheduleText,
} from '../repositories/content-desk.ts';
import { handle } from './operation.ts';

/** `admin/query` and `admin/save`, of Hem's texts. */
export const contentOperations = [
  handle('getContentSlots', {
    async run({ viewer, database }) {
      const shown = new Map(
        (await readPublished(database)).map((text) => [text.slot, text.source]),
      );
      const { drafts, scheduled } = await readDesk(viewer, database);
      const always = blueprintGenderKeys.flatMap(blueprintSlots).map(({ slot }) => slot);
      const names = new Set([...always, ...shown.keys(), ...drafts.keys(), ...scheduled.keys()]);
      return {
        slots: [...names].map(
          (slot): ContentSlotState => ({
            slot,
            title: titleIn(shown.get(slot)),
            isPublished: shown.has(slot),
            drafts: drafts.get(slot) ?? [],
            scheduled: scheduled.get(slot) ?? null,
          }),
        ),
      };
    },
  }),

  handle('getContent', {
    run: ({ input: { slot }, viewer, database }) => readContent(viewer, database, slot),
  }),

  handle('getContentVersion', {
    async run({ input: { slot, versionId }, database }) {
      return { source: await readContentVersion(database, slot, versionId) };
    },
  }),

  handle('previewContent', {
    async run({ input: { slot, source } }) {
      try {
        return { preview: previewOf(slot, source), fault: null };
      } catch (error) {
        return { preview: null, fault: faultOf(error) };
      }
    },
  }),

  handle('saveContentDraft', {
    async run({ input: { slot, source, basedOn }, viewer, database, services }) {
      if (source === null) await dropDraft(viewer, database, slot);
      else await keepDraft(viewer, database, { slot, source, basedOn }, services.now());
      return {};
    },
  }),

  handle('publishContent', {
    async run({ input, viewer, database, services }) {
      requireReadable(input.slot, input.source);
      const author = await staffName(database, viewer.userId);
      const versionId = await publishText(database, input, author, services.now());
      await requireOwnName(database, input.slot);
      await dropDraft(viewer, database, input.slot);
      await unscheduleText(database, input.slot);
      return { versionId };
    },
  }),

  handle('scheduleContent', {
    async run({ input: { publishDate, ...text }, viewer, database, services }) {
      if (publishDate === null) {
        await unscheduleText(database, text.slot);
        return {};
      }
      requireReadable(text.slot, text.source);
      const publishAt = new Date(publishDate);
      if (publishAt <= services.now()) throw new Refusal('invalid', 'that time is over');
      const author = await staffName(database, viewer.userId);
      const scheduleId = await scheduleText(database, text, author, publishAt);
      await enqueue(database, publishContentJob, { scheduleId }, publishAt);
      await dropDraft(viewer, database, text.slot);
      return {};
    },
  }),
];

/** The title or the name in a text's front matter, without reading all of it. */
const titleIn = (source: string | undefined): string | null =>
  /^(?:title|name): ["']?(.*?)["']?$/m.exec(source ?? '')?.[1] ?? null;

function faultOf(error: unknown) {
  if (!(error instanceof ContentFault)) throw error;
  return { where: error.where, what: error.message.slice(error.where.length + 2) };
}

function requireReadable(slot: string, source: string): void {
  try {
    previewOf(slot, source);
  } catch (error) {
    const { where, what } = faultOf(error);
    throw new Refusal('invalid', `${where}: ${what}`);
  }
}

/** A piece of the Style Lab is known by its name alone, whichever folder it is in. */
async function requireOwnName(database: Database, slot: string): Promise<void> {
  const nameIn = (one: string) => (one.startsWith('lab/') ? one.split('/')[2] : null);
  const name = nameIn(slot);
  if (name === null) return;
  const texts = await readPublished(database);
  if (texts.filter((text) => nameIn(text.slot) === name).length > 1) {
    throw new Refusal('invalid', 'place: another piece of the Style Lab has this name');
  }
}
