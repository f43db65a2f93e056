import { type RefObject, useState } from 'react';
import type { BoardOnScreen } from './board-canvas.tsx';
import type { EditorActs, EditorView } from './commands.ts';
import { editWords } from './edit-words.ts';
import type { Edit } from './edits.ts';
import type { KnownPieces } from './known-piece.ts';
import { titleOf } from './layer-list.tsx';
import type { CollageAction, CollageWork } from './use-collage-work.ts';

/** The view and the acts of commands, and the words for whoever does not see the board. */
export function useEditorActs({
  work,
  act,
  known,
  onScreen,
  startReplacing,
}: {
  work: CollageWork;
  act(action: CollageAction): void;
  known: RefObject<KnownPieces>;
  onScreen: RefObject<BoardOnScreen | null>;
  startReplacing(id: string): void;
}) {
  const { board, undos, redos } = work.history;
  const [said, setSaid] = useState('');
  // The same words once more are other words, else they are not read out again.
  const say = (words: string) => setSaid((last) => (last === words ? `${words}\u00a0` : words));
  const view: EditorView = {
    board,
    chosen: work.chosen,
    canUndo: undos.length > 0,
    canRedo: redos.length > 0,
    get pixel() {
      const { width, height } = onScreen.current?.size() ?? { width: 366, height: 458 };
      return { x: 1 / width, y: 1 / height };
    },
  };
  /** Does an edit also while fingers hold something, whose own it is. */
  const change = (edit: Edit | null) => {
    if (!edit) return;
    say(editWords(board, edit, (layer) => titleOf(layer, known.current)));
    act({ do: 'edit', edit });
  };
  // What fingers hold is theirs until they let go.
  const unlessHeld = (work: () => void) => !onScreen.current?.isHeld() && work();
  const acts: EditorActs = {
    edit: (edit) => unlessHeld(() => change(edit)),
    undo: () =>
      unlessHeld(() => {
        act({ do: 'undo' });
        say('Undone');
      }),
    redo: () =>
      unlessHeld(() => {
        act({ do: 'redo' });
        say('Done again');
      }),
    choose: (ids) => act({ do: 'choose', ids }),
    startReplacing,
  };
  return { view, acts, change, said, say };
}
