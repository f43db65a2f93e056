import { useEditedPicture } from '#api/upload-queue/edited-photos.ts';
import { useLocalPicture } from '#api/upload-queue/uploads.ts';
import { ItemTile } from '#components/item-tile.tsx';
import type { TileProps } from '#components/list/list-kind.ts';
import type { ItemCard } from '#contract/schemas/item.ts';

/** A piece in the list: its own photo stands until the stored one is ready. */
export function ListedItem({ card, ...tile }: TileProps<ItemCard>) {
  const local = useLocalPicture(card.itemId);
  const edited = useEditedPicture(card.image);
  const isWaiting = card.image?.status === 'received';
  const image = edited ?? (isWaiting && local ? local : card.image);
  return <ItemTile {...tile} card={image === card.image ? card : { ...card, image }} />;
}
