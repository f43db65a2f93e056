import styles from './whats-new-list.module.css';

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

/** What's New: dated entries (product spec, section 1). */
export function WhatsNewList() {
  return (
    <ul className={styles.entries}>
      {entries.map(({ date, title, text }) => (
        <li key={title}>
          <h3>
            {title} <time dateTime={date}>{format.format(new Date(date))}</time>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
