import { ChevronLeft, ChevronRight, Copy, FolderPlus, Share, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDuplicateLooks } from '#api/looks.ts';
import { lookName } from '#components/look-name.ts';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import type { LookDetails } from '#contract/schemas/look.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { shareFile } from '#lib/share-file.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import { useDeleteManyLooks } from './use-delete-looks.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddLooksToWardrobes = late(
  'layer',
  async () => (await import('./add-looks-to-wardrobes.tsx')).AddLooksToWardrobes,
);

/** What can be done with a look besides pinning. */
export function LookMenu({
  look,
  neighbors: { previous, next },
  onGo,
  onDeleted,
}: {
  look: LookDetails;
  neighbors: Neighbors;
  onGo(to: string): void;
  onDeleted(): void;
}) {
  const { ownerId: owner, lookId, wardrobes, image } = look;
  const navigate = useNavigate();
  const [isHanging, setHanging] = useState(false);
  const remove = useDeleteManyLooks(owner, onDeleted);
  const duplicate = useDuplicateLooks({
    onError: useForgetGone(owner),
    onSuccess({ lookIds: [copy] }) {
      if (copy === undefined) return;
      showToast({ title: 'This is the copy' });
      void navigate(paths.look(copy));
    },
  });
  const url = image?.urls?.[1600];
  const share = async (address: string) => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      const picture = await answer.blob();
      const name =
        lookName(look)
          .replace(/[^\p{L}\p{N} ()'-]+/gu, '')
          .trim() || 'Look';
      const file = new File([picture], `${name}.${picture.type.split('/')[1] ?? 'jpg'}`, {
        type: picture.type,
      });
      if ((await shareFile(file)) === 'saved')
        showToast({ title: 'Photo saved to your downloads' });
    } catch {
      showToast({
        tone: 'error',
        title: 'The photo could not be shared',
        text: 'Try again in a moment.',
      });
    }
  };
  const step = (label: string, icon: React.ReactNode, to: string | null) =>
    to ? [{ label, icon, onChoose: () => onGo(to) }] : [];
  const around = [
    ...step('Next look', <ChevronRight aria-hidden="true" />, next),
    ...step('Previous look', <ChevronLeft aria-hidden="true" />, previous),
  ];
  return (
    <>
      <MoreMenuSlot
        raised
        own={[
          ...(around.length > 0 ? [around] : []),
          [
            ...(url
              ? [
                  {
                    label: 'Share photo',
                    icon: <Share aria-hidden="true" />,
                    onChoose: () => void share(url),
                  },
                ]
              : []),
            {
              label: 'Add to wardrobe',
              icon: <FolderPlus aria-hidden="true" />,
              onChoose: () => setHanging(true),
            },
            {
              label: 'Duplicate',
              icon: <Copy aria-hidden="true" />,
              onChoose: () => duplicate.mutate({ owner, lookIds: [lookId] }),
            },
          ],
          [
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              onChoose: () => remove.mutate({ owner, lookIds: [lookId] }),
            },
          ],
        ]}
      />
      {isHanging && (
        <AddLooksToWardrobes
          owner={owner}
          lookIds={[lookId]}
          hangsIn={wardrobes.map(({ wardrobeId }) => wardrobeId)}
          onClose={() => setHanging(false)}
        />
      )}
    </>
  );
}
