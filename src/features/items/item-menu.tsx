import {
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  Layers2,
  Share,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import { sharePicture } from './share-picture.ts';
import { useDeletePieces } from './use-delete-pieces.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddToOutfitSheet = late(
  'layer',
  async () => (await import('./add-to-outfit-sheet.tsx')).AddToOutfitSheet,
);
const PlanDaysSheet = late(
  'layer',
  async () => (await import('#components/plan-days-sheet.tsx')).PlanDaysSheet,
);

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
  const navigate = useNavigate();
  const remove = useDeletePieces(owner, onDeleted);
  const forgetGone = useForgetGone(owner);
  const [isOpen, setOpen] = useState<'outfits' | 'plan' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenuSlot
        raised
        own={[
          ...(around.length > 0 ? [around] : []),
          [
            {
              label: 'Add to outfit',
              icon: <Layers2 aria-hidden="true" />,
              onChoose: () => setOpen('outfits'),
            },
            {
              label: 'Ask Lola around it',
              icon: <Sparkles aria-hidden="true" />,
              onChoose: () => navigate(paths.askLola(itemId)),
            },
            {
              label: 'Plan',
              icon: <CalendarPlus aria-hidden="true" />,
              onChoose: () => setOpen('plan'),
            },
          ],
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
      {isOpen === 'outfits' && <AddToOutfitSheet owner={owner} itemId={itemId} onClose={close} />}
      {isOpen === 'plan' && (
        <PlanDaysSheet
          owner={owner}
          what={[{ itemIds: [itemId] }]}
          words={null}
          onFailed={forgetGone}
          onClose={close}
        />
      )}
    </>
  );
}
