import { useEffect } from 'react';
import { useMe } from '#api/users.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { noteMorningSeen } from '#lib/morning.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './whats-new-panel.module.css';

/** The news, the latest first. Dates are `YYYY-MM-DD`. */
const entries = [
  {
    date: '2026-11-19',
    title: 'An outfit is a collage',
    text: 'Lay your pieces on a board, turn and size them with two fingers, and wear it on any day.',
  },
  {
    date: '2026-11-12',
    title: 'Add sixty photos at once',
    text: 'Pick a whole drawer’s worth. They upload while you go on, and wait for you if the connection drops.',
  },
  {
    date: '2026-11-05',
    title: 'Two, four or six to a row',
    text: 'See a few pieces closely or all of them together. Your choice is kept on this device.',
  },
  {
    date: '2026-10-28',
    title: 'Swipe through your rail',
    text: 'Open a piece, then swipe to the next one in the order you came from.',
  },
];

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The What's New panel (product spec, section 1), with the outfits of this morning in front. */
export function WhatsNewPanel({ onClose }: { onClose(): void }) {
  const readyDay = useMe()?.lolaReadyDay;
  useEffect(() => {
    if (readyDay) noteMorningSeen(readyDay);
  }, [readyDay]);
  return (
    <Sheet title="What’s New" onClose={onClose} isPanel>
      <ul className={styles.entries}>
        {readyDay === todayIs() && (
          <li>
            <h3>
              Your outfits for today <time dateTime={readyDay}>Today</time>
            </h3>
            <p>
              Lola laid them out this morning.{' '}
              <Link to={paths.suggested()} onClick={onClose}>
                See them
              </Link>
            </p>
          </li>
        )}
        {entries.map(({ date, title, text }) => (
          <li key={title}>
            <h3>
              {title} <time dateTime={date}>{format.format(new Date(date))}</time>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
