import { shortDay } from '#lib/calendar-weeks.ts';

/** What a look is called that nobody named: the day that it was worn, or what it is. */
export function lookName({
  title,
  kind,
  wornDay,
  outfit,
  siteName,
}: {
  title: string | null;
  kind: string;
  wornDay: string | null;
  outfit?: { title: string } | null;
  siteName?: string | null;
}): string {
  if (title) return title;
  if (outfit) return outfit.title;
  if (siteName) return siteName;
  if (kind === 'inspiration') return 'Inspiration';
  return wornDay ? `Look of ${shortDay(wornDay)}` : 'Look';
}

/** What is said of looks that an action left out, since they are gone by now; undefined of none. */
export function goneWords(asked: readonly string[], done: readonly string[]): string | undefined {
  const gone = asked.length - done.length;
  if (gone <= 0) return undefined;
  return gone === 1
    ? 'One of them was deleted meanwhile.'
    : `${gone} of them were deleted meanwhile.`;
}
