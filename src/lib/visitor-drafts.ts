import { findNamesOf, moveDraft } from './drafts.ts';
import { forgetEndedDrafts } from './ended-drafts.ts';

/** The owner of what is kept on this device while nobody is signed in. */
export const visitorId = 'visitor';

/** One after the other: a draft that two of them move at once could come back after it was used. */
let adopting: Promise<void> = Promise.resolve();

/**
 * Gives what was begun on this device before the sign-in to whoever has signed in, wherever they did: the next one to
 * use the device must not find it. Never throws.
 */
export function adoptVisitorDrafts(userId: string): Promise<void> {
  adopting = adopting.then(async () => {
    // What is too old does not take the place of the member's own.
    await forgetEndedDrafts();
    for (const name of await findNamesOf(visitorId)) {
      await moveDraft({ userId: visitorId, name }, { userId, name });
    }
  });
  return adopting;
}
