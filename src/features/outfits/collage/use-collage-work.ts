import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isSaveKnown } from '#api/outfit-saves/kept-saves.ts';
import { type DraftOf, useDraft } from '#lib/use-draft.ts';
import type { CollageFields } from './collage-draft.ts';
import { beginHistory, doEdit, type EditHistory, redoEdit, undoEdit } from './edit-history.ts';
import { type EditorBoard, emptyBoard } from './editor-board.ts';
import type { Edit } from './edits.ts';
import type { KnownPiece, KnownPieces } from './known-piece.ts';
import { noFields, type OutfitFields } from './outfit-fields.ts';

/** The state that the editor begins with: a saved outfit, or nothing. */
export interface CollageStart {
  board: EditorBoard;
  fields: OutfitFields;
  pieces: readonly KnownPiece[];
  /** Null of a new outfit. */
  revision: number | null;
  /** The save of this device that it is; null of what the server holds, and of a new outfit. */
  saveId: string | null;
}

/** A new outfit, before anything is laid. */
export const newOutfit: CollageStart = {
  board: emptyBoard,
  fields: noFields,
  pieces: [],
  revision: null,
  saveId: null,
};

/** The work of somebody who makes an outfit. */
export interface CollageWork {
  history: EditHistory;
  fields: OutfitFields;
  /** The ids of the chosen layers. */
  chosen: readonly string[];
  /** The revision that it was made from. */
  baseRevision: number | null;
  /** The save of this device that it was made from. */
  baseSaveId: string | null;
  /** Whether something was done that is not saved. */
  isUnsaved: boolean;
}

/** The part of the work that is kept. */
type KeptWork = Pick<CollageWork, 'history' | 'fields' | 'baseRevision' | 'baseSaveId'>;

export type CollageAction =
  | { do: 'edit'; edit: Edit }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'choose'; ids: readonly string[] }
  | { do: 'say'; fields: Partial<OutfitFields> }
  | { do: 'come-back'; kept: KeptWork }
  | { do: 'go-on-from'; revision: number | null }
  | { do: 'start-over'; start: CollageStart };

const beginWork = ({ board, fields, revision, saveId }: CollageStart): CollageWork => ({
  history: beginHistory(board),
  fields,
  chosen: [],
  baseRevision: revision,
  baseSaveId: saveId,
  isUnsaved: false,
});

function changeWork(work: CollageWork, action: CollageAction): CollageWork {
  switch (action.do) {
    case 'edit': {
      const { edit } = action;
      const history = doEdit(work.history, edit);
      const added = edit.do === 'insert' ? edit.layers.map(({ layer }) => layer.id) : work.chosen;
      return { ...work, history, chosen: still(history, added), isUnsaved: true };
    }
    case 'undo':
    case 'redo': {
      const history = action.do === 'undo' ? undoEdit(work.history) : redoEdit(work.history);
      return { ...work, history, chosen: still(history, work.chosen), isUnsaved: true };
    }
    case 'choose':
      return { ...work, chosen: still(work.history, action.ids) };
    case 'say':
      return { ...work, fields: { ...work.fields, ...action.fields }, isUnsaved: true };
    case 'come-back':
      return { ...work, ...action.kept, chosen: [], isUnsaved: true };
    case 'go-on-from':
      return { ...work, baseRevision: action.revision, baseSaveId: null, isUnsaved: true };
    case 'start-over':
      return beginWork(action.start);
  }
}

/** The ids of these that are on the board. */
const still = ({ board }: EditHistory, ids: readonly string[]) =>
  ids.filter((id) => board.layers.some((layer) => layer.id === id));

/**
 * The work on an outfit, step by step; what is not saved is kept on the device from the first step on, with all its
 * steps, so that a killed page opens on the same board with the same undo.
 */
export function useCollageWork(
  { draft: of, start }: { draft: DraftOf<CollageFields>; start: CollageStart },
  /** The pieces that are known by now. */
  pieces: () => KnownPieces,
) {
  const [work, act] = useReducer(changeWork, start, beginWork);
  const draft = useDraft(of);

  const comeBack = useEffectEvent(async () => {
    const { history, fields, baseRevision = null, baseSaveId = null, saveId } = draft.changes;
    // The page was killed between the save and the end of its draft.
    const isSaved = saveId !== undefined && (await isSaveKnown(of.userId, saveId));
    if (!history || !fields || isSaved) return draft.forget();
    act({ do: 'come-back', kept: { history, fields, baseRevision, baseSaveId } });
  });
  const { cameBack } = draft;
  useEffect(() => {
    if (cameBack) void comeBack();
  }, [cameBack]);

  const { history, fields, baseRevision, baseSaveId, isUnsaved } = work;
  const isKept = useRef(false);
  const keep = useEffectEvent(() => {
    if (!isUnsaved) {
      if (isKept.current) draft.forget();
      isKept.current = false;
      return;
    }
    const shown = new Set(history.board.layers.map(({ itemId }) => itemId));
    draft.change({
      history,
      fields,
      baseRevision,
      baseSaveId,
      pieces: [...pieces().values()].filter(({ itemId }) => shown.has(itemId)),
    });
    isKept.current = true;
    // A step is rare and small, and the page may be killed right after it.
    void draft.flush();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is to be kept is another
  useEffect(() => keep(), [history, fields, baseRevision, isUnsaved]);

  return { work, act, draft };
}
