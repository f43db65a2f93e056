import { Pencil, UserX, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { spoilButLeft, useAnswerSharedDay } from '#api/shared-days.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { showUndo } from '#ui/toasts.ts';

const ChangeSharedDaySheet = late(
  'layer',
  async () => (await import('./change-shared-day-sheet.tsx')).ChangeSharedDaySheet,
);
const EndSharedDayDialog = late(
  'layer',
  async () => (await import('./end-shared-day-dialog.tsx')).EndSharedDayDialog,
);

/** What can be done about shared days: their host changes or ends them, a guest stays away after all. */
export function useTogetherMenu(sharedDay: SharedDayDetails | undefined): {
  own: MenuEntry[][];
  layer: ReactNode;
} {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'change' | 'end' | null>(null);
  const back = useAnswerSharedDay();
  const leave = useAnswerSharedDay({
    ...(sharedDay && { spoil: spoilButLeft(sharedDay.host.userId, sharedDay.sharedDayId) }),
    onSuccess(_done, input) {
      showUndo('They are told that you do not come', () =>
        back.mutate({ ...input, isComing: true }),
      );
      void navigate(paths.calendar('outfits', input.firstDay), { replace: true });
    },
  });
  if (!sharedDay) return { own: [], layer: null };
  const { sharedDayId, host, firstDay, lastDay, answer } = sharedDay;
  const owner = host.userId;
  const ofHost: MenuEntry[] = [
    {
      label: 'Change',
      icon: <Pencil aria-hidden="true" />,
      onChoose: () => setOpened('change'),
    },
    {
      label: 'End it',
      icon: <X aria-hidden="true" />,
      tone: 'danger',
      onChoose: () => setOpened('end'),
    },
  ];
  const ofGuest: MenuEntry[] = [
    {
      label: 'Not coming after all',
      icon: <UserX aria-hidden="true" />,
      onChoose: () =>
        leave.mutate({ owner, sharedDayId, isComing: false, takesBack: true, firstDay, lastDay }),
    },
  ];
  const close = () => setOpened(null);
  return {
    own: answer === null ? [ofHost] : answer === 'coming' ? [ofGuest] : [],
    layer: (
      <>
        {opened === 'change' && <ChangeSharedDaySheet sharedDay={sharedDay} onClose={close} />}
        {opened === 'end' && <EndSharedDayDialog sharedDay={sharedDay} onClose={close} />}
      </>
    ),
  };
}
