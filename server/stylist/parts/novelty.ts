import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';

/** After so many days a garment is as good as new to its owner. */
const newAgain = 30;

/** How long a garment has not been worn, 0 (today) to 1 (a month or never); null where nobody knows. */
export function noveltyFit({ wornDaysAgo }: ReadGarment, _request: StylistRequest): number | null {
  if (wornDaysAgo === undefined) return null;
  return wornDaysAgo === null ? 1 : Math.min(1, wornDaysAgo / newAgain);
}
