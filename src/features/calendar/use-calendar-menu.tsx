import { CalendarArrowDown, Rss } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportCalendar } from '#api/plans.ts';
import { shareFile } from '#lib/share-file.ts';
import { late } from '#ui/late.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { showToast } from '#ui/toasts.ts';

const FeedSheet = late('layer', async () => (await import('./feed-sheet.tsx')).FeedSheet);

/** The calendar's entries in its menu: the shown days as a file, and an address to subscribe to. */
export function useCalendarMenu(
  owner: string,
  from: string,
  to: string,
): { own: MenuEntry[][]; sheet: ReactNode } {
  const [isFeedOpen, setFeedOpen] = useState(false);
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
      [
        {
          label: 'Save these days as a calendar file',
          icon: <CalendarArrowDown aria-hidden="true" />,
          onChoose: () => void save(),
        },
        {
          label: 'Subscribe from another calendar',
          icon: <Rss aria-hidden="true" />,
          onChoose: () => setFeedOpen(true),
        },
      ],
    ],
    sheet: isFeedOpen && <FeedSheet owner={owner} onClose={() => setFeedOpen(false)} />,
  };
}
