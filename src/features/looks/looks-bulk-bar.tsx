import { CalendarPlus, Copy, FolderMinus, FolderPlus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  lookCards,
  useAddLooksToWardrobes,
  useDuplicateLooks,
  useRemoveLooksFromWardrobes,
} from '#api/looks.ts';
import { BulkBar, pileSize } from '#components/list/bulk-bar.tsx';
import { LookPicture } from '#components/look-picture.tsx';
import { late } from '#ui/late.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { lookGroups, lookSelection } from './look-list.ts';
import { useDeleteManyLooks } from './use-delete-looks.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddLooksToWardrobes = late(
  'layer',
  async () => (await import('./add-looks-to-wardrobes.tsx')).AddLooksToWardrobes,
);

const GroupSheet = late(
  'layer',
  async () => (await import('#components/group-sheet.tsx')).GroupSheet,
);
const PlanDaysSheet = late(
  'layer',
  async () => (await import('#components/plan-days-sheet.tsx')).PlanDaysSheet,
);

/** What can be done with the chosen looks. */
export function LooksBulkBar({
  owner,
  wardrobeId,
  all,
}: {
  owner: string;
  wardrobeId: string | null;
  /** Every look of the list, in order. */
  all: readonly string[];
}) {
  const { ids } = useSnapshot(lookSelection.state);
  const lookIds = [...ids];
  const [isOpen, setOpen] = useState<'wardrobes' | 'plan' | 'groups' | null>(null);
  const last = lookIds.slice(-pileSize);
  const { cards } = lookCards.useCards(owner, last, 0, last.length - 1, { isAside: true });
  const forgetGone = useForgetGone(owner);
  const remove = useDeleteManyLooks(owner, lookSelection.clear);
  const duplicate = useDuplicateLooks({
    onError: forgetGone,
    onSuccess({ lookIds: copies }) {
      lookSelection.clear();
      showToast({ title: copies.length === 1 ? 'Copied' : `${copies.length} looks copied` });
    },
  });
  const putBack = useAddLooksToWardrobes({ onError: forgetGone });
  const takeOut = useRemoveLooksFromWardrobes({
    onError: forgetGone,
    onSuccess(taken) {
      lookSelection.clear();
      const { length } = taken.lookIds;
      showUndo(length === 1 ? 'Look taken out' : `${length} looks taken out`, () =>
        putBack.mutate({ owner, ...taken }),
      );
    },
  });
  const close = () => setOpen(null);
  return (
    <BulkBar
      selection={lookSelection}
      label="Chosen looks"
      all={all}
      pictureOf={(lookId) => {
        const card = cards.get(lookId);
        return card && <LookPicture look={card} widthPx={40} />;
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
                onPress: () => takeOut.mutate({ owner, lookIds, wardrobeIds: [wardrobeId] }),
              },
            ]
          : []),
        {
          label: 'Copy',
          icon: <Copy aria-hidden="true" />,
          isBusy: duplicate.isPending,
          onPress: () => duplicate.mutate({ owner, lookIds }),
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          isBusy: remove.isPending,
          onPress: () => remove.mutate({ owner, lookIds }),
        },
      ]}
    >
      {isOpen === 'wardrobes' && (
        <AddLooksToWardrobes
          owner={owner}
          lookIds={lookIds}
          hangsIn={wardrobeId ? [wardrobeId] : []}
          onClose={close}
          onDone={lookSelection.clear}
        />
      )}
      {isOpen === 'groups' && (
        <GroupSheet
          groups={lookGroups}
          chosen={lookIds}
          words={lookIds.length === 1 ? '1 look' : `${lookIds.length} looks`}
          onClose={close}
          onDone={lookSelection.clear}
        />
      )}
      {isOpen === 'plan' && (
        <PlanDaysSheet
          owner={owner}
          what={lookIds.map((lookId) => ({ lookId }))}
          words={lookIds.length === 1 ? null : `${lookIds.length} looks`}
          onFailed={forgetGone}
          onClose={close}
          onDone={lookSelection.clear}
        />
      )}
    </BulkBar>
  );
}
