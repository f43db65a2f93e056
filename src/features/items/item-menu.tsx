import { CalendarPlus, Eye, EyeOff, Layers2, MapPin, Share, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHideItems } from '#api/sharing.ts';
import { useFeatureConfig } from '#api/users.ts';
import { useLoanQuestion } from '#components/loan/use-loan-question.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { NounLayer } from '#components/noun/noun-layer.tsx';
import { type DetailSteps, NounMenu } from '#components/noun/noun-menu.tsx';
import { sharePicture } from '#components/share-picture.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { showUndo } from '#ui/toasts.ts';

const AddToOutfitSheet = late(
  'layer',
  async () => (await import('./add-to-outfit-sheet.tsx')).AddToOutfitSheet,
);

/** The menu of actions on a piece besides editing it. */
export function ItemMenu({
  item,
  image,
  onWhere,
  ...steps
}: DetailSteps & {
  item: ItemDetails;
  /** The picture on screen. */
  image: ImageView | null;
  onWhere(): void;
}) {
  const { ownerId: owner, itemId } = item;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState<'outfits' | 'plan' | null>(null);
  const mayShare = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const question = useLoanQuestion(owner);
  const hide = useHideItems({
    onSuccess: (_done, { isHidden }) =>
      void showUndo(
        isHidden ? 'Hidden from friends' : 'Friends may see it',
        () => undo.mutate({ owner, itemIds: [itemId], isHidden: !isHidden }),
        isHidden ? 'So are the outfits that it is part of.' : undefined,
      ),
  });
  const undo = useHideItems();
  const toHide: MenuEntry = item.isHidden
    ? {
        label: 'Show to friends',
        icon: <Eye aria-hidden="true" />,
        onChoose: () => hide.mutate({ owner, itemIds: [itemId], isHidden: false }),
      }
    : {
        label: 'Hide from friends',
        icon: <EyeOff aria-hidden="true" />,
        onChoose: () =>
          question.askFirst('hide', [itemId], () =>
            hide.mutate({ owner, itemIds: [itemId], isHidden: true }),
          ),
      };
  const close = () => setOpen(null);
  const url = image?.urls?.[1600];
  // What is gone is worn no more.
  const isGone = item.availability === 'gone';
  const toWear: MenuEntry[] = [
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
  ];
  return (
    <>
      <NounMenu
        noun={itemNoun}
        owner={owner}
        id={itemId}
        entries={[
          ...(isGone ? [] : toWear),
          { label: 'Where is it now?', icon: <MapPin aria-hidden="true" />, onChoose: onWhere },
          ...(mayShare && item.isHidden !== null ? [toHide] : []),
        ]}
        beforeDelete={
          url
            ? [
                {
                  label: 'Share photo',
                  icon: <Share aria-hidden="true" />,
                  onChoose: () => void sharePicture(url, itemName(item), 'Piece'),
                },
              ]
            : []
        }
        askFirst={(remove) => question.askFirst('delete', [itemId], remove)}
        {...steps}
      />
      {question.dialog}
      {isOpen === 'outfits' && <AddToOutfitSheet owner={owner} itemId={itemId} onClose={close} />}
      <NounLayer
        noun={itemNoun}
        owner={owner}
        ids={[itemId]}
        open={isOpen === 'plan' ? 'plan' : null}
        onClose={close}
      />
    </>
  );
}
