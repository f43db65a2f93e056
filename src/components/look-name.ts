import { shortDay } from '#lib/calendar-weeks.ts';

/** The name of a look that nobody named: the day that it was worn, or its kind. */
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
