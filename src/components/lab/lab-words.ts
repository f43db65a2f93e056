import { type LabKind, labKindWords } from '#contract/rules/style-lab.ts';

/** The days for which a piece that was not opened is called new. */
const newDays = 30;

/** A piece, as far as words are said of it. */
interface Piece {
  kind: LabKind;
  date: string;
  chapters: number;
  reading: { isOpened: boolean; read: readonly number[] };
}

/** What kind of piece it is: *Class, 6 chapters*. */
export const labKind = ({ kind, chapters }: Pick<Piece, 'kind' | 'chapters'>): string =>
  chapters > 0 ? `${labKindWords[kind]}, ${chapters} chapters` : labKindWords[kind];

const inWords = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, day: 'numeric', timeZone: 'UTC' });
const inWordsWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day of a piece, `YYYY-MM-DD`, in words; with its year where that is not the present one. */
export function labDate(date: string, month: 'short' | 'long' = 'short', now = new Date()): string {
  const day = new Date(date);
  const isThisYear = day.getUTCFullYear() === now.getFullYear();
  return (isThisYear ? inWords(month) : inWordsWithYear).format(day);
}

/** Whether a piece is called new: it came in the last 30 days, and was not opened. */
export const isNew = ({ date, reading }: Piece, now = new Date()): boolean =>
  !reading.isOpened && now.getTime() - Date.parse(date) < newDays * 86_400_000;

/** The chapter to go on with: the first whose end was not seen; null where all were, or none there are. */
export function nextChapter({ chapters, reading }: Piece): number | null {
  const next = Array.from({ length: chapters }, (_, at) => at).find(
    (at) => !reading.read.includes(at),
  );
  return next ?? null;
}
