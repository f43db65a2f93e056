import { ChevronLeft, ChevronRight, Copy, FolderPlus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicateOutfits } from '#api/outfits.ts';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import { outfitGroups } from './outfit-list.ts';
import { outfitsOf } from './outfit-words.ts';
import { useDeleteManyOutfits } from './use-delete-outfits.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddOutfitsToWardrobes = late(
  'layer',
  async () => (await import('./add-outfits-to-wardrobes.tsx')).AddOutfitsToWardrobes,
);
const GroupSheet = late(
  'layer',
  async () => (await import('#components/group-sheet.tsx')).GroupSheet,
);

/** What can be done with an outfit besides editing it. */
export function OutfitMenu({
  outfit: { ownerId: owner, outfitId, wardrobes },
  neighbors: { previous, next },
  onGo,
  onDeleted,
}: {
  outfit: OutfitDetails;
  neighbors: Neighbors;
  onGo(to: string): void;
  onDeleted(): void;
}) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState<'wardrobes' | 'groups' | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteManyOutfits(owner, onDeleted);
  const duplicate = useDuplicateOutfits({
    onError: useForgetGone(owner),
    onSuccess({ outfitIds: [copy] }) {
      if (copy === undefined) return;
      showToast({ title: 'This is the copy' });
      void navigate(paths.outfit(copy));
    },
  });
  // What a swipe does on a phone, for whoever cannot swipe (WCAG 2.5.1).
  const around = [
    ...(next
      ? [
          {
            label: 'Next outfit',
            icon: <ChevronRight aria-hidden="true" />,
            onChoose: () => onGo(next),
          },
        ]
      : []),
    ...(previous
      ? [
          {
            label: 'Previous outfit',
            icon: <ChevronLeft aria-hidden="true" />,
            onChoose: () => onGo(previous),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenuSlot
        raised
        own={[
          ...(around.length > 0 ? [around] : []),
          [
            {
              label: 'Add to wardrobe',
              icon: <FolderPlus aria-hidden="true" />,
              onChoose: () => setOpen('wardrobes'),
            },
            {
              label: 'Group',
              icon: <Tags aria-hidden="true" />,
              onChoose: () => setOpen('groups'),
            },
            {
              label: 'Duplicate',
              icon: <Copy aria-hidden="true" />,
              onChoose: () => duplicate.mutate({ owner, outfitIds: [outfitId] }),
            },
          ],
          [
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              onChoose: () => remove.mutate({ owner, outfitIds: [outfitId] }),
            },
          ],
        ]}
      />
      {isOpen === 'wardrobes' && (
        <AddOutfitsToWardrobes
          owner={owner}
          outfitIds={[outfitId]}
          hangsIn={wardrobes.map(({ wardrobeId }) => wardrobeId)}
          onClose={close}
        />
      )}
      {isOpen === 'groups' && (
        <GroupSheet
          groups={outfitGroups}
          chosen={[outfitId]}
          words={outfitsOf(1)}
          onClose={close}
        />
      )}
    </>
  );
}
