import {
  CalendarPlus,
  FolderMinus,
  FolderPlus,
  Layers2,
  Pencil,
  Scissors,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards, useAddToWardrobes, useRemoveFromWardrobes } from '#api/items.ts';
import { useFeatureConfig } from '#api/users.ts';
import { goneWords, piecesOf } from '#components/gone-words.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { BulkBar, pileSize } from '#components/list/bulk-bar.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { maxLayers } from '#contract/rules/collage.ts';
import { maxPlanItems } from '#contract/rules/plans.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { itemSelection } from './item-list.ts';
import { useDeletePieces } from './use-delete-pieces.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddItemsToWardrobes = late(
  'layer',
  async () => (await import('./add-items-to-wardrobes.tsx')).AddItemsToWardrobes,
);

const BulkEditSheet = late(
  'layer',
  async () => (await import('./bulk-edit-sheet.tsx')).BulkEditSheet,
);

const PlanDaysSheet = late(
  'layer',
  async () => (await import('#components/plan-days-sheet.tsx')).PlanDaysSheet,
);

/** Most pieces that services are booked for at once. */
const maxBooked = 30;

/** Pieces that were taken out of wardrobes. */
type Taken = OperationInput<'itemRemoveFromWardrobes'>;

/** What can be done with the chosen pieces. */
export function ItemsBulkBar({
  owner,
  wardrobeId,
  all,
}: {
  owner: string;
  wardrobeId: string | null;
  /** Every piece of the list, in order. */
  all: readonly string[];
}) {
  const { ids } = useSnapshot(itemSelection.state);
  const chosen = [...ids];
  const navigate = useNavigate();
  const config = useFeatureConfig();
  const [isOpen, setOpen] = useState<'wardrobes' | 'edit' | 'plan' | null>(null);
  const close = () => setOpen(null);
  const last = chosen.slice(-pileSize);
  const { cards } = itemCards.useCards(owner, last, 0, last.length - 1, { isAside: true });
  const remove = useDeletePieces(owner, itemSelection.clear);
  const forgetGone = useForgetGone(owner);
  const putBack = useAddToWardrobes({
    onSuccess: ({ itemIds: back }, { itemIds: asked }) => {
      const text = goneWords(asked, back);
      if (text) showToast({ tone: 'error', title: `${piecesOf(back.length)} put back`, text });
    },
    onError: (error, taken) => {
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (!isGone) return offerUndo(taken);
      const text = 'The wardrobe or the pieces were deleted meanwhile.';
      showToast({ tone: 'error', title: 'Nothing was put back', text });
    },
  });
  const offerUndo = (taken: Taken) => {
    const count = taken.itemIds.length;
    showUndo(count === 1 ? 'Piece taken out' : `${count} pieces taken out`, () =>
      putBack.mutate(taken),
    );
  };
  const takeOut = useRemoveFromWardrobes({
    meta: { saysGone: true },
    onError: forgetGone,
    onSuccess: (taken) => {
      itemSelection.clear();
      offerUndo({ owner, ...taken });
    },
  });
  const makeOutfit = () => {
    if (chosen.length > maxLayers) return sayMost('An outfit', maxLayers);
    itemSelection.clear();
    const wardrobe = wardrobeId ?? undefined;
    void navigate(paths.createOutfit({ wardrobe, items: chosen.join() }));
  };
  const bookService = () => {
    if (chosen.length > maxBooked) return sayMost('A service', maxBooked);
    itemSelection.clear();
    void navigate(paths.alterationServices(undefined, chosen.join()));
  };
  const plan = () =>
    chosen.length > maxPlanItems ? sayMost('A plan', maxPlanItems) : setOpen('plan');
  const takeOutAction = wardrobeId && {
    label: 'Take out',
    icon: <FolderMinus aria-hidden="true" />,
    isBusy: takeOut.isPending,
    onPress: () => takeOut.mutate({ owner, itemIds: chosen, wardrobeIds: [wardrobeId] }),
  };
  return (
    <BulkBar
      selection={itemSelection}
      label="Chosen pieces"
      all={all}
      pictureOf={(itemId) => (
        <ItemPicture image={cards.get(itemId)?.image ?? null} alt="" sizes="40px" inset="small" />
      )}
      actions={[
        {
          label: 'Wardrobe',
          icon: <FolderPlus aria-hidden="true" />,
          onPress: () => setOpen('wardrobes'),
        },
        {
          label: 'Edit',
          icon: <Pencil aria-hidden="true" />,
          onPress: () => setOpen('edit'),
        },
        {
          label: 'Make outfit',
          short: 'Outfit',
          icon: <Layers2 aria-hidden="true" />,
          onPress: makeOutfit,
        },
        ...(isUnlocked('services', { features: config })
          ? [
              {
                label: 'Book a service',
                short: 'Service',
                icon: <Scissors aria-hidden="true" />,
                onPress: bookService,
              },
            ]
          : []),
        {
          label: 'Plan',
          icon: <CalendarPlus aria-hidden="true" />,
          onPress: plan,
        },
        ...(takeOutAction ? [takeOutAction] : []),
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          isBusy: remove.isPending,
          onPress: () => remove.mutate({ owner, itemIds: chosen }),
        },
      ]}
    >
      {isOpen === 'edit' && (
        <BulkEditSheet
          owner={owner}
          itemIds={chosen}
          onClose={close}
          onDone={itemSelection.clear}
        />
      )}
      {isOpen === 'wardrobes' && (
        <AddItemsToWardrobes
          owner={owner}
          itemIds={chosen}
          hangsIn={wardrobeId ? [wardrobeId] : []}
          onClose={close}
          onDone={itemSelection.clear}
        />
      )}
      {isOpen === 'plan' && (
        <PlanDaysSheet
          owner={owner}
          what={[{ itemIds: chosen }]}
          words={piecesOf(chosen.length)}
          onFailed={forgetGone}
          onClose={close}
          onDone={itemSelection.clear}
        />
      )}
    </BulkBar>
  );
}

const sayMost = (what: string, most: number) =>
  showToast({ title: `${what} has ${most} pieces at most`, text: 'Choose fewer of them.' });
