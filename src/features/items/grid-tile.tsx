import { memo } from 'react';
import { type ItemsPerRow, ItemTile, ItemTileSkeleton } from '#components/item-tile.tsx';
import type { ItemCard } from '#contract/schemas/item.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { paths } from '#lib/paths.ts';
import { toggleSelected } from './selection-store.ts';

/** One place of the grid. Kept as it is while nothing of its own changes: a tap answers at once. */
export const GridTile = memo(function GridTile({
  itemId,
  card,
  perRow,
  showsTitle,
  isEager,
  preview,
  isSelecting,
  isChosen,
}: {
  itemId: string;
  /** Undefined until its window of cards has come. */
  card: ItemCard | undefined;
  perRow: ItemsPerRow;
  showsTitle: boolean;
  isEager: boolean;
  preview: string | undefined;
  isSelecting: boolean;
  isChosen: boolean;
}) {
  return (
    <div data-item={itemId}>
      {card ? (
        <ItemTile
          card={card}
          perRow={perRow}
          to={paths.item(itemId)}
          preview={preview}
          isEager={isEager}
          showsTitle={showsTitle}
          selection={isSelecting ? { isChosen, onToggle: () => toggleSelected(itemId) } : undefined}
        />
      ) : (
        <TileWait perRow={perRow} showsTitle={showsTitle} />
      )}
    </div>
  );
});

function TileWait(shape: { perRow: ItemsPerRow; showsTitle: boolean }) {
  return useIsLongWait() && <ItemTileSkeleton {...shape} />;
}
