import { Ban, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import type { Friend } from '#contract/schemas/friend.ts';
import { late } from '#ui/late.tsx';

const EndDialog = late('layer', async () => (await import('./end-dialog.tsx')).EndDialog);

/** The *more* menu of a friend's rooms. */
export function FriendMenu({ friend }: { friend: Friend | undefined }) {
  const [ending, setEnding] = useState<'remove' | 'block' | null>(null);
  const own = friend && [
    [
      {
        label: 'Remove friend',
        icon: <UserMinus aria-hidden="true" />,
        onChoose: () => setEnding('remove'),
      },
      {
        label: 'Block',
        icon: <Ban aria-hidden="true" />,
        tone: 'danger' as const,
        onChoose: () => setEnding('block'),
      },
    ],
  ];
  return (
    <>
      <MoreMenuSlot {...(own && { own })} />
      {friend && ending && (
        <EndDialog
          member={friend}
          way={ending}
          otherwise="Stay friends"
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
