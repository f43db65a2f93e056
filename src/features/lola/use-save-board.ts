import { useNavigate } from 'react-router-dom';
import { outfitSaves, whenSaved } from '#api/outfit-saves/outfit-saves.ts';
import { useTakeSaveBack } from '#api/outfit-saves/use-take-save-back.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { showUndo } from '#ui/toasts.ts';
import { lolaBoards, noteWork, workOn } from './lola-boards.ts';
import { type BoardToSave, saveBoard } from './save-board.ts';

/** How long the server is waited for before a save is called one on this device, in milliseconds. */
const patienceMs = 5000;

/** Saves a board as an outfit, says so, and offers the way to it, and for a while to undo it. */
export function useSaveBoard(
  owner: string,
  boardId: string,
): (board: BoardToSave) => Promise<void> {
  const navigate = useNavigate();
  const takeBack = useTakeSaveBack(owner);
  return async (board) => {
    noteWork(boardId, { isSaved: true });
    const saveId = await saveBoard(board);
    const outfitId = await whenSaved(saveId, host.isOnline ? patienceMs : 0);
    const isWaiting = outfitSaves().some(({ id, state }) => id === saveId && state === 'waiting');
    if (outfitId === null && !isWaiting) {
      // What was refused is said by itself.
      noteWork(boardId, { isSaved: null });
      return;
    }
    // It may be another outfit by now.
    const isSame = workOn(lolaBoards.work, boardId).isSaved === true;
    if (isSame) noteWork(boardId, { outfitId });
    showUndo(
      outfitId ? 'Saved' : 'Saved on this device',
      () => {
        if (isSame) noteWork(boardId, { isSaved: false, outfitId: null });
        void takeBack({ saveId, outfitId });
      },
      outfitId ? undefined : 'It is sent as soon as that is possible.',
      outfitId
        ? { label: 'Open', onPress: () => void navigate(paths.outfit(outfitId)) }
        : undefined,
    );
  };
}
