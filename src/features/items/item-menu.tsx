import { ChevronLeft, ChevronRight, Share, Trash2 } from 'lucide-react';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { sharePicture } from './share-picture.ts';
import { useDeletePieces } from './use-delete-pieces.ts';

/** What can be done with a piece besides editing it. */
export function ItemMenu({
  item,
  image,
  neighbors: { previous, next },
  onGo,
  onDeleted,
}: {
  item: ItemDetails;
  /** The picture on screen. */
  image: ImageView | null;
  neighbors: Neighbors;
  onGo(to: string): void;
  onDeleted(): void;
}) {
  const { ownerId: owner, itemId } = item;
  // What a swipe does on a phone, for whoever cannot swipe (WCAG 2.5.1).
  const around = [
    ...(next
      ? [
          {
            label: 'Next piece',
            icon: <ChevronRight aria-hidden="true" />,
            onChoose: () => onGo(next),
          },
        ]
      : []),
    ...(previous
      ? [
          {
            label: 'Previous piece',
            icon: <ChevronLeft aria-hidden="true" />,
            onChoose: () => onGo(previous),
          },
        ]
      : []),
  ];
  const url = image?.urls?.[1600];
  const share = url
    ? [
        {
          label: 'Share photo',
          icon: <Share aria-hidden="true" />,
          onChoose: () => void sharePicture(url, itemName(item)),
        },
      ]
    : [];
  const remove = useDeletePieces(owner, onDeleted);
  return (
    <MoreMenuSlot
      raised
      own={[
        ...(around.length > 0 ? [around] : []),
        [
          ...share,
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onChoose: () => remove.mutate({ owner, itemIds: [itemId] }),
          },
        ],
      ]}
    />
  );
}
