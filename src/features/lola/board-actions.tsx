import { Bookmark, CalendarPlus, Check } from 'lucide-react';
import { useNoteLolaTaste, useTakeBackLolaNote } from '#api/lola.ts';
import type { layOut } from '#components/board/lay-out.ts';
import { DayFull } from '#components/day-full.tsx';
import { dayWord } from '#components/weather/weather-words.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { showUndo } from '#ui/toasts.ts';
import styles from './board-detail.module.css';
import { noteWork } from './lola-boards.ts';
import { useSaveBoard } from './use-save-board.ts';
import { useWear } from './use-wear.ts';

/** The actions on a board as a whole: wear it, save it, or never see it again. */
export function BoardActions({
  owner,
  asked,
  boardId,
  title,
  board,
  pieces,
  layers,
  isSaved,
  onPassed,
}: {
  owner: string;
  asked: LolaAsked;
  boardId: string;
  /** As it is called once it is saved; null where it has no name of its own. */
  title: string | null;
  /** As it is after swaps. */
  board: LolaBoard;
  pieces: readonly ItemCard[];
  layers: ReturnType<typeof layOut>;
  isSaved: boolean;
  onPassed(): void;
}) {
  const note = useNoteLolaTaste();
  const takeBackNote = useTakeBackLolaNote();
  const save = useSaveBoard(owner, boardId);
  const worn = useWear(owner, asked, board);
  const { itemIds } = board;
  const isGone = pieces.length < itemIds.length;
  const pass = () => {
    note.mutate({ owner, kind: 'not-for-me', itemIds });
    noteWork(boardId, { isPassed: true });
    showUndo('Not this one again', () => {
      takeBackNote.mutate({ owner, kind: 'not-for-me', itemIds });
      noteWork(boardId, { isPassed: false });
    });
    onPassed();
  };
  return (
    <div className={styles.actions}>
      <DayFull error={worn.error} />
      {!isGone && (
        <Button
          kind={worn.isWorn ? 'secondary' : 'primary'}
          className={worn.isWorn ? styles.done : undefined}
          icon={worn.isWorn ? <Check aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
          busy={worn.isWearing}
          // A second tap wears nothing, and takes nothing back.
          disabled={worn.isWorn}
          onClick={worn.wear}
        >
          {wearWords(worn)}
        </Button>
      )}
      {!isGone && (
        <Button
          kind="secondary"
          className={isSaved ? styles.done : undefined}
          icon={isSaved ? <Check aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
          disabled={isSaved}
          onClick={() => void save({ title, occasion: asked.occasion, layers, pieces })}
        >
          {isSaved ? 'Saved' : 'Save outfit'}
        </Button>
      )}
      {worn.isWorn && !isGone && (
        // Beside the button: over a sheet a toast would be out of reach.
        <Button kind="quiet" busy={worn.isTakingBack} onClick={worn.takeBack}>
          {worn.isLater ? 'Take off the plan' : 'Not worn after all'}
        </Button>
      )}
      <Button kind="quiet" onClick={pass}>
        Not for me
      </Button>
    </div>
  );
}

function wearWords({ isLater, isWorn, day, today }: ReturnType<typeof useWear>): string {
  if (isLater) return `${isWorn ? 'Planned' : 'Plan'} for ${dayWord(day, today)}`;
  return isWorn ? 'Worn today' : 'Wear today';
}
