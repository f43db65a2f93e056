/** The member whose review was opened last, until the table has put its focus there. */
let lastReviewed: string | null = null;

/** Notes whose review is open. */
export const noteReviewed = (of: string): void => {
  lastReviewed = of;
};

/** Tells it, once. */
export function takeReviewed(): string | null {
  const of = lastReviewed;
  lastReviewed = null;
  return of;
}
