import { CalendarPlus, Copy, FolderMinus, FolderPlus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  outfitCards,
  useAddOutfitsToWardrobes,
  useDuplicateOutfits,
  useRemoveOutfitsFromWardrobes,
} from '#api/outfits.ts';
import { Board } from '#components/board/board.tsx';
import { BulkBar, pileSize } from '#components/list/bulk-bar.tsx';
import { late } from '#ui/late.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { outfitGroups, outfitSelection } from './outfit-list.ts';
import { outfitsOf } from './outfit-words.ts';
import { useDeleteManyOutfits } from './use-delete-outfits.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddOutfitsToWardrobes = late(
  'layer',
  async () => (await import('./add-outfits-to-wardrobes.tsx')).AddOutfitsToWardrobes,
);
const PlanDaysSheet = late(
  'layer',
  async () => (await import('#components/plan-days-sheet.tsx')).PlanDaysSheet,
);
const GroupSheet = late(
  'layer',
  async () => (await import('#components/group-sheet.tsx')).GroupSheet,
);

/** What can be done with the chosen outfits. */
export function OutfitsBulkBar({
  owner,
  wardrobeId,
  all,
}: {
  owner: string;
  wardrobeId: string | null;
  /** Every outfit of the list, in order. */
  all: readonly string[];
}) {
  const { ids } = useSnapshot(outfitSelection.state);
  const outfitIds = [...ids];
  const [isOpen, setOpen] = useState<'wardrobes' | 'groups' | 'plan' | null>(null);
  const last = outfitIds.slice(-pileSize);
  const { cards } = outfitCards.useCards(owner, last, 0, last.length - 1, { isAside: true });
  const forgetGone = useForgetGone(owner);
  const remove = useDeleteManyOutfits(owner, outfitSelection.clear);
  const duplicate = useDuplicateOutfits({
    onError: forgetGone,
    onSuccess({ outfitIds: copies }) {
      outfitSelection.clear();
      showToast({ title: copies.length === 1 ? 'Copied' : `${copies.length} outfits copied` });
    },
  });
  const putBack = useAddOutfitsToWardrobes({ onError: forgetGone });
  const takeOut = useRemoveOutfitsFromWardrobes({
    onError: forgetGone,
    onSuccess(taken) {
      outfitSelection.clear();
      const { length } = taken.outfitIds;
      showUndo(length === 1 ? 'Outfit taken out' : `${length} outfits taken out`, () =>
        putBack.mutate({ owner, ...taken }),
      );
    },
  });
  const close = () => setOpen(null);
  return (
    <BulkBar
      selection={outfitSelection}
      label="Chosen outfits"
      all={all}
      pictureOf={(outfitId) => {
        const card = cards.get(outfitId);
        return card && <Board {...card} widthPx={40} />;
      }}
      actions={[
        {
          label: 'Plan',
          icon: <CalendarPlus aria-hidden="true" />,
          onPress: () => setOpen('plan'),
        },
        {
          label: 'Group',
          icon: <Tags aria-hidden="true" />,
          onPress: () => setOpen('groups'),
        },
        {
          label: 'Wardrobe',
          icon: <FolderPlus aria-hidden="true" />,
          onPress: () => setOpen('wardrobes'),
        },
        ...(wardrobeId
          ? [
              {
                label: 'Take out',
                icon: <FolderMinus aria-hidden="true" />,
                isBusy: takeOut.isPending,
                onPress: () => takeOut.mutate({ owner, outfitIds, wardrobeIds: [wardrobeId] }),
              },
            ]
          : []),
        {
          label: 'Copy',
          icon: <Copy aria-hidden="true" />,
          isBusy: duplicate.isPending,
          onPress: () => duplicate.mutate({ owner, outfitIds }),
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          isBusy: remove.isPending,
          onPress: () => remove.mutate({ owner, outfitIds }),
        },
      ]}
    >
      {isOpen === 'wardrobes' && (
        <AddOutfitsToWardrobes
          owner={owner}
          outfitIds={outfitIds}
          hangsIn={wardrobeId ? [wardrobeId] : []}
          onClose={close}
          onDone={outfitSelection.clear}
        />
      )}
      {isOpen === 'plan' && (
        <PlanDaysSheet
          owner={owner}
          what={outfitIds.map((outfitId) => ({ outfitId }))}
          words={outfitIds.length === 1 ? null : `${outfitIds.length} outfits`}
          onFailed={forgetGone}
          onClose={close}
          onDone={outfitSelection.clear}
        />
      )}
      {isOpen === 'groups' && (
        <GroupSheet
          groups={outfitGroups}
          chosen={outfitIds}
          words={outfitsOf(outfitIds.length)}
          onClose={close}
          onDone={outfitSelection.clear}
        />
      )}
    </BulkBar>
  );
}
