import { Check } from 'lucide-react';
import { useLocalPicture } from '#api/upload-queue/uploads.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { type KnownPiece, pieceOf } from './known-piece.ts';
import styles from './tray.module.css';

/** A piece of the tray, which a press takes; room for one that is not read yet. */
export function TrayTile({
  id,
  card,
  width,
  isReplacing,
  isOnBoard,
  onTake,
}: {
  id: string;
  card: ItemCard | undefined;
  width: number;
  isReplacing: boolean;
  isOnBoard: boolean;
  onTake(piece: KnownPiece, at: null): void;
}) {
  const local = useLocalPicture(id);
  const size = { width, height: width * 1.25 };
  if (!card) return <span className={styles.tile} style={size} aria-hidden="true" />;
  const image = card.image?.urls ? card.image : (local ?? card.image);
  return (
    <button
      type="button"
      className={styles.tile}
      style={size}
      data-piece={id}
      aria-label={labelOf(card, isReplacing, isOnBoard)}
      title={itemName(card)}
      onClick={() => onTake(pieceOf({ ...card, image }), null)}
    >
      <ItemPicture image={image} alt="" sizes={`${Math.ceil(width)}px`} inset="medium" />
      {isOnBoard && (
        <span className={styles.mark}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** The effect of a press on a piece, in words. */
function labelOf(card: ItemCard, isReplacing: boolean, isOnBoard: boolean): string {
  const verb = isReplacing ? 'Use' : isOnBoard ? 'Choose' : 'Add';
  return `${verb} ${describeItem(card)}${isOnBoard ? ', on the board already' : ''}`;
}
