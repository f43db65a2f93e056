import { blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import { blueprintSlots, mayBeTakenDown } from '#contract/rules/content-slots.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';
import { ContentFault } from '../content/content-fault.ts';
import { Refusal } from '../foundation/refusal.ts';
import { enqueue } from '../jobs/job.ts';
import { publishContentJob } from '../jobs/publish-content.ts';
import { previewOf } from '../procedures/preview-content.ts';
import { readPublished } from '../repositories/content.ts';
import {
  readContent,
  readContentVersion,
  readDesk,
  readTakenDown,
  staffName,
} from '../repositories/content-desk.ts';
import { dropDraft, forgetDraft, keepDraft, takeAsDraft } from '../repositories/content-drafts.ts';
import { publishText, takeDownText } from '../repositories/content-publishing.ts';
import { scheduleText, takeBackText } from '../repositories/content-schedules.ts';
import { handle } from './operation.ts';

const dayMs = 86_400_000;
/** So far ahead a text may be scheduled. */
const yearMs = 366 * dayMs;

/** `admin/query` and `admin/save`, of Hem's texts. */
export const contentOperations = [
  handle('getContentSlots', {
    async run({ viewer, database }) {
      const shown = new Map(
        (await readPublished(database)).map((text) => [text.slot, text.source]),
      );
      const { drafts, scheduled } = await readDesk(viewer, database);
      const takenDown = await readTakenDown(database);
      const always = blueprintGenderKeys.flatMap(blueprintSlots).map(({ slot }) => slot);
      const known = [shown, takenDown, drafts, scheduled].flatMap((texts) => [...texts.keys()]);
      const names = new Set([...always, ...known]);
      return {
        slots: [...names].map(
          (slot): ContentSlotState => ({
            slot,
            title: titleIn(shown.get(slot) ?? takenDown.get(slot)?.source),
            isPublished: shown.has(slot),
            takenDown: takenDown.get(slot)?.by ?? null,
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
    async run({ input: { revision: known, source, ...place }, viewer, database, services }) {
      const { slot } = place;
      const { published } = await readContent(viewer, database, slot);
      if (source === null || source === published?.source) {
        await dropDraft(viewer, database, slot, known);
        return { revision: null };
      }
      const text = { ...place, source };
      return { revision: await keepDraft(viewer, database, text, known, services.now()) };
    },
  }),

  handle('publishContent', {
    async run({ input: { revision, ...text }, viewer, database, services }) {
      requireReadable(text.slot, text.source, services.now());
      const author = await staffName(database, viewer.userId);
      const versionId = await publishText(database, text, author, services.now());
      await forgetDraft(viewer, database, text.slot, revision);
      return { versionId };
    },
  }),

  handle('takeDownContent', {
    async run({ input: { slot, basedOn }, viewer, database, services }) {
      if (!mayBeTakenDown(slot)) {
        throw new Refusal('invalid', 'place: this text has to be there always');
      }
      const author = await staffName(database, viewer.userId);
      return { versionId: await takeDownText(database, slot, basedOn, author, services.now()) };
    },
  }),

  handle('scheduleContent', {
    async run({ input: { publishDate, revision, ...text }, viewer, database, services }) {
      if (publishDate === null) {
        const waiting = await takeBackText(database, text.slot);
        return {
          revision: waiting && (await takeAsDraft(viewer, database, waiting, services.now())),
        };
      }
      const publishAt = new Date(publishDate);
      const ahead = publishAt.getTime() - services.now().getTime();
      if (ahead <= 0) throw new Refusal('invalid', 'that time has passed');
      if (ahead > yearMs) throw new Refusal('invalid', 'that time is more than a year ahead');
      requireReadable(text.slot, text.source, publishAt);
      const author = await staffName(database, viewer.userId);
      const scheduleId = await scheduleText(database, text, author, publishAt);
      await enqueue(database, publishContentJob, { scheduleId }, publishAt);
      await forgetDraft(viewer, database, text.slot, revision);
      return { revision: null };
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

/** A piece of the Style Lab is dated with the day after the one on which it is shown first, or an earlier one. */
function requireReadable(slot: string, source: string, shownFrom: Date): void {
  const latest = new Date(shownFrom.getTime() + dayMs).toISOString().slice(0, 10);
  try {
    const preview = previewOf(slot, source);
    if (preview.kind === 'lab' && preview.piece.date > latest) {
      throw new ContentFault('date', `is after ${latest}`);
    }
  } catch (error) {
    const { where, what } = faultOf(error);
    throw new Refusal('invalid', `${where}: ${what}`);
  }
}
