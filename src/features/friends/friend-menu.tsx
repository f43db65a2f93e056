import { Ban, Eye, Flag, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { firstNameWithin } from '#components/friend-names.ts';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { seenAs } from '#contract/rules/seen-as.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { late } from '#ui/late.tsx';

const EndDialog = late('layer', async () => (await import('./end-dialog.tsx')).EndDialog);
const ReportSheet = late('layer', async () => (await import('./report-sheet.tsx')).ReportSheet);

/** The *more* menu of a friend's rooms. */
export function FriendMenu({ friend }: { friend: Friend | undefined }) {
  const [layer, setLayer] = useState<'remove' | 'block' | 'report' | null>(null);
  const close = () => setLayer(null);
  const navigate = useNavigate();
  const { userId } = useSnapshot(session);
  const own = friend &&
    userId && [
      [
        {
          label: `See yours as ${firstNameWithin(friend)}`,
          icon: <Eye aria-hidden="true" />,
          onChoose: () => navigate(paths.friend(seenAs(userId, friend.userId)).wardrobes()),
        },
      ],
      [
        {
          label: 'Remove friend',
          icon: <UserMinus aria-hidden="true" />,
          onChoose: () => setLayer('remove'),
        },
        {
          label: 'Block',
          icon: <Ban aria-hidden="true" />,
          tone: 'danger' as const,
          onChoose: () => setLayer('block'),
        },
        {
          label: 'Report',
          icon: <Flag aria-hidden="true" />,
          onChoose: () => setLayer('report'),
        },
      ],
    ];
  return (
    <>
      <MoreMenuSlot {...(own && { own })} />
      {friend && (layer === 'remove' || layer === 'block') && (
        <EndDialog member={friend} way={layer} otherwise="Stay friends" onClose={close} />
      )}
      {friend && layer === 'report' && (
        <ReportSheet
          member={friend}
          onBlocked={() => void navigate(paths.friends(), { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
}
