import { showUndo } from '#ui/toasts.ts';
import { collageOf } from './editor-board.ts';
import type { KnownPieces } from './known-piece.ts';
import type { DraftOfSave, MadeOutfit } from './made-outfit.ts';
import { formOf, occasionOf, suggestTitle } from './outfit-fields.ts';
import type { CollageStart, useCollageWork } from './use-collage-work.ts';

/** The outcome of the work: it is saved, or begun anew, or goes on beside what was saved elsewhere. */
export function useMadeOutfit(
  { work, act, draft }: ReturnType<typeof useCollageWork>,
  {
    pieces,
    itemIds,
    latest,
    isSaving,
    onSave,
    onKeepCopy,
  }: {
    pieces: KnownPieces;
    /** The items that are on the board. */
    itemIds: readonly string[];
    latest: CollageStart | null;
    isSaving: boolean;
    onSave(made: MadeOutfit, draft: DraftOfSave): void;
    onKeepCopy(made: MadeOutfit): void;
  },
) {
  const { board } = work.history;
  const bySize = board.layers.toSorted((one, other) => other.size - one.size);
  const suggestedTitle = suggestTitle(
    bySize.flatMap(({ itemId }) => (itemId !== null && pieces.get(itemId)) || []),
  );
  // The save that it was made from went through meanwhile; one from another tab was not seen here.
  const isLatestOwn = latest?.saveId != null && latest.saveId === work.baseSaveId;
  // What was begun before a newer one was saved elsewhere; what is being saved here will be newer.
  const isOlder =
    work.isUnsaved &&
    !isSaving &&
    latest !== null &&
    !isLatestOwn &&
    (latest.revision ?? 0) > (work.baseRevision ?? 0);
  const canSave = board.layers.length > 0;
  const madeOutfit = (): MadeOutfit => ({
    form: formOf(work.fields, suggestedTitle),
    occasion: occasionOf(work.fields),
    collage: collageOf(board),
    baseRevision: isLatestOwn ? latest.revision : work.baseRevision,
    baseSaveId: work.baseSaveId,
    pieces: itemIds.flatMap((id) => pieces.get(id) ?? []),
  });
  return {
    suggestedTitle,
    canSave,
    /** The state that the server holds, where it is newer than what this was made from. */
    newer: isOlder ? latest : null,
    save() {
      if (!canSave || isSaving) return;
      const note = (saveId: string) => {
        if (work.isUnsaved) draft.change({ saveId });
        return draft.flush();
      };
      const { forget, writeKey, dropWriteKey } = draft;
      onSave(madeOutfit(), { note, forget, writeKey, dropWriteKey });
    },
    keepCopy: () => onKeepCopy(madeOutfit()),
    startOver(from: CollageStart) {
      const { history, fields, baseRevision, baseSaveId, isUnsaved } = work;
      draft.forget();
      act({ do: 'start-over', start: from });
      const kept = { history, fields, baseRevision, baseSaveId };
      if (isUnsaved) showUndo('Started over', () => act({ do: 'come-back', kept }));
    },
  };
}
