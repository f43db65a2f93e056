import { CalendarArrowDown, Rss, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportCalendar } from '#api/plans.ts';
import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { shareFile } from '#lib/share-file.ts';
import { late } from '#ui/late.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { showToast } from '#ui/toasts.ts';

const FeedSheet = late('layer', async () => (await import('./feed-sheet.tsx')).FeedSheet);
const ShareDaySheet = late(
  'layer',
  async () => (await import('./together/share-day-sheet.tsx')).ShareDaySheet,
);

/** The calendar's entries in its menu: the shown days as a file, an address to subscribe to, and the chosen day with friends. */
export function useCalendarMenu(
  owner: string,
  {
    from,
    to,
    on,
    onShared,
  }: {
    from: string;
    to: string;
    on: string;
    /** Takes the first of the days that were shared. */
    onShared(firstDay: string): void;
  },
): { own: MenuEntry[][]; sheet: ReactNode } {
  const [opened, setOpened] = useState<'feed' | 'together' | null>(null);
  const hasFriends = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const close = () => setOpened(null);
  const save = async () => {
    try {
      const ics = await exportCalendar(owner, from, to);
      const file = new File([ics], `Hem ${from} to ${to}.ics`, { type: 'text/calendar' });
      if ((await shareFile(file)) === 'saved')
        showToast({ title: 'Calendar saved to your downloads' });
    } catch {
      showToast({
        tone: 'error',
        title: 'The calendar could not be saved',
        text: 'Try again in a moment.',
      });
    }
  };
  return {
    own: [
      hasFriends
        ? [
            {
              label: 'Dress together',
              icon: <Users aria-hidden="true" />,
              onChoose: () => setOpened('together'),
            },
          ]
        : [],
      [
        {
          label: 'Save these days as a calendar file',
          icon: <CalendarArrowDown aria-hidden="true" />,
          onChoose: () => void save(),
        },
        {
          label: 'Subscribe from another calendar',
          icon: <Rss aria-hidden="true" />,
          onChoose: () => setOpened('feed'),
        },
      ],
    ],
    sheet: (
      <>
        {opened === 'feed' && <FeedSheet owner={owner} onClose={close} />}
        {opened === 'together' && <ShareDaySheet day={on} onShared={onShared} onClose={close} />}
      </>
    ),
  };
}
