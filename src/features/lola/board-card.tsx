import { Bookmark, BookmarkCheck, Shuffle } from 'lucide-react';
import { layOut } from '#components/board/lay-out.ts';
import { itemName, listNames } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { BoardPicture } from './board-picture.tsx';
import { Lacking } from './lacking.tsx';
import styles from './turn-view.module.css';
import { useSaveBoard } from './use-save-board.ts';

/** One outfit of an answer: a picture that opens it, and below the newest ones what it is and what one does with it. */
export function BoardCard({
  owner,
  boardId,
  title,
  board,
  cards,
  occasion,
  isLarge,
  isChosen,
  isSaved,
  words,
  onOpen,
  onShuffle,
}: {
  owner: string;
  /** Names its work in `lolaBoards`. */
  boardId: string;
  /** As it is called once it is saved; null where it has no name of its own. */
  title: string | null;
  board: LolaBoard;
  cards: ReadonlyMap<string, ItemCard>;
  /** The occasion that it was suggested for. */
  occasion: LolaAsked['occasion'];
  isLarge: boolean;
  isChosen: boolean;
  isSaved: boolean;
  /** When it is worn, of a trip: a title and a line. */
  words: { title: string; line: string } | null;
  onOpen(): void;
  /** Null where there are no others to ask for. */
  onShuffle: (() => void) | null;
}) {
  const save = useSaveBoard(owner, boardId);
  const pieces = board.itemIds.flatMap((id) => cards.get(id) ?? []);
  const layers = layOut(pieces);
  const names = listNames(pieces.map(itemName));
  const first = board.reasons.find(({ isFor }) => isFor);
  const isGone = pieces.length < board.itemIds.length;
  const count = `${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'} you own`;
  return (
    <li data-board="" data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-label={words ? `${words.title}: ${names}` : `Outfit: ${names}`}
        aria-current={isChosen || undefined}
        onClick={onOpen}
      >
        <BoardPicture
          layers={layers}
          cards={cards}
          lacks={isLarge ? board.lacks : undefined}
          widthPx={isLarge ? 304 : 120}
        />
      </button>
      {isLarge && (
        <div className={styles.foot}>
          {board.lacks?.length && !words ? (
            <Lacking lacks={board.lacks} />
          ) : (
            <span className={styles.words}>
              <strong>{words?.title ?? count}</strong>
              <span>{isGone ? 'Some of its pieces are gone' : words?.line || first?.words}</span>
            </span>
          )}
          {onShuffle && (
            <IconButton label="Others like this" onClick={onShuffle}>
              <Shuffle aria-hidden="true" />
            </IconButton>
          )}
          {!isGone && (
            <IconButton
              label={isSaved ? 'Saved' : 'Save outfit'}
              aria-disabled={isSaved || undefined}
              onClick={() => {
                if (!isSaved) void save({ title, occasion, layers, pieces });
              }}
            >
              {isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
            </IconButton>
          )}
        </div>
      )}
    </li>
  );
}
