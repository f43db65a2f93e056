import { useState } from 'react';
import { usePublishContent, useScheduleContent, useTakeDownContent } from '#api/content.ts';
import { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';
import { templateOf } from './content-words.ts';
import type { ContentDraft } from './use-content-draft.ts';
import { momentWords } from './version-words.ts';

/** What can be done with a text beside writing it. Each answers whether it was done, and says so. */
export interface SendContent {
  isBusy: boolean;
  /** Why the last of these was not done; null where it was. */
  refused: string | null;
  publish(): Promise<boolean>;
  /** Shows the text of an older version again; a draft is kept. */
  rollBack(source: string, number: number, shownId: string | null): Promise<boolean>;
  takeDown(shownId: string): Promise<boolean>;
  /** `publishDate` is a moment, ISO 8601. */
  schedule(publishDate: string): Promise<boolean>;
  takeBack(): Promise<boolean>;
}

/** Publishes, schedules, takes down; while one of these is under way nothing else of the text is sent. */
export function useSendContent(slot: string, label: string, draft: ContentDraft): SendContent {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const options = { meta: { isHandled: true } };
  const { mutateAsync: publishText } = usePublishContent(options);
  const { mutateAsync: takeDownText } = useTakeDownContent(options);
  const { mutateAsync: scheduleText } = useScheduleContent(options);
  const { text, basedOn } = draft;
  const send = async (
    { conflict, ...words }: { title: string; text: string; conflict: string | null },
    act: Parameters<ContentDraft['settle']>[0],
  ) => {
    setBusy(true);
    setRefused(null);
    const isDone = await draft.settle(async (revision) => {
      try {
        return await act(revision);
      } catch (error) {
        setRefused(refusalWords(error, conflict));
        throw error;
      }
    });
    setBusy(false);
    if (isDone) showToast(words);
    return isDone;
  };
  const named = `“${label}”`;
  // That another text is shown by now is told above the text, with what can be done.
  const seen = { text: 'Members see it now.', conflict: null };
  return {
    isBusy,
    refused,
    publish: () =>
      send({ title: `${named} is published`, ...seen }, async (revision) => {
        const { versionId } = await publishText({ slot, source: text, basedOn, revision });
        return { text, basedOn: versionId };
      }),
    rollBack: (source, number, shownId) =>
      send({ title: `${named} is version ${number} again`, ...seen }, async (revision) => {
        const { isChanged } = draft;
        const { versionId } = await publishText({
          slot,
          source,
          basedOn: shownId,
          revision: isChanged ? null : revision,
        });
        return { text: isChanged ? text : source, basedOn: versionId };
      }),
    takeDown: (shownId) =>
      send(
        {
          title: `${named} is taken down`,
          text: 'Members see it no longer.',
          conflict: 'Another text is shown by now. Look at it first.',
        },
        async () => {
          await takeDownText({ slot, basedOn: shownId });
          // What was taken down stands among the versions, and is no draft of its own.
          return { text: draft.isNews ? text : templateOf(slot), basedOn: null };
        },
      ),
    schedule(publishDate) {
      const at = momentWords.format(new Date(publishDate));
      const words = {
        title: `${named} is scheduled`,
        text: `Members see it from ${at}.`,
        conflict: null,
      };
      return send(words, async (revision) => {
        await scheduleText({ slot, source: text, basedOn, revision, publishDate });
        return { text, basedOn };
      });
    },
    takeBack: () =>
      send(
        {
          title: `${named} is a draft again`,
          text: 'It is not scheduled now.',
          conflict: 'You have another draft of this text. Publish or drop it first.',
        },
        async () => {
          await scheduleText({ slot, source: text, basedOn, publishDate: null });
          return { text, basedOn };
        },
      ),
  };
}

/** Why the server did not do it, in words; null where that is told elsewhere. */
function refusalWords(error: unknown, conflict: string | null): string | null {
  const kind = error instanceof AppError ? error.kind : null;
  if (kind === 'conflict') return conflict;
  if (kind === 'invalid') {
    return 'The server does not take this text. Look at what is marked above, and whether another piece has its name.';
  }
  if (kind === 'offline') return 'There is no connection. Your draft is kept.';
  return 'That did not work. Try again.';
}
