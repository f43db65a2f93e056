import { usePreview } from '#api/upload-queue/uploads.ts';
import { ItemTile } from '#components/item-tile.tsx';
import type { TileProps } from '#components/list/list-kind.ts';
import type { ItemCard } from '#contract/schemas/item.ts';

/** A piece in the list: its own photo stands until the stored one is ready. */
export function ListedItem(tile: TileProps<ItemCard>) {
  return <ItemTile {...tile} preview={usePreview(tile.card.itemId)} />;
}
