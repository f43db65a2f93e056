import type { PlanTogether } from '#contract/schemas/shared-day.ts';
import { listed } from '#lib/count-words.ts';

/** The name of what somebody wears: that of the outfit or the look, or of the first pieces. */
export function shownName({ title, photo, pieces }: NonNullable<PlanTogether['shown']>): string {
  if (title) return title;
  if (photo || pieces.length === 0) return 'Look';
  const names = pieces.slice(0, 2).map((piece) => piece.title);
  const more = pieces.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
}
