import type { EditorBoard } from './editor-board.ts';
import { applyEdit, type Edit } from './edits.ts';

/** A board with what was done to it, to be undone step by step. */
export interface EditHistory {
  board: EditorBoard;
  /** The inverses of what was done, the last at the end. */
  undos: readonly Edit[];
  /** The inverses of what was undone, the last at the end. */
  redos: readonly Edit[];
}

/** Most steps that are kept. */
const mostSteps = 300;

/** The history of a board to which nothing was done yet. */
export const beginHistory = (board: EditorBoard): EditHistory => ({ board, undos: [], redos: [] });

/** Does an edit; what was undone before cannot be done again then. */
export function doEdit({ board, undos }: EditHistory, edit: Edit): EditHistory {
  const after = applyEdit(board, edit);
  return {
    board: after.board,
    undos: [...undos, after.inverse].slice(-mostSteps),
    redos: [],
  };
}

/** Takes the last step back; nothing where there is none. */
export function undoEdit(history: EditHistory): EditHistory {
  const { board, undos, redos } = history;
  const last = undos.at(-1);
  if (!last) return history;
  const after = applyEdit(board, last);
  return { board: after.board, undos: undos.slice(0, -1), redos: [...redos, after.inverse] };
}

/** Does again what was undone last; nothing where there is none. */
export function redoEdit(history: EditHistory): EditHistory {
  const { board, undos, redos } = history;
  const last = redos.at(-1);
  if (!last) return history;
  const after = applyEdit(board, last);
  return { board: after.board, undos: [...undos, after.inverse], redos: redos.slice(0, -1) };
}
