import { array, object, oneOf, optional, string } from './schema.ts';
import { answersToPage } from './to-page.ts';

/** The answers that the page reads on few screens: their code comes with those, by {@link bringLateAnswers}. */
export const lateAnswersToPage = {
  'purchase.ask': object({
    outcome: oneOf('bought', 'cancelled', 'pending', 'restored'),
    receipts: optional(array(object({ store: oneOf('apple', 'google', 'test'), receipt: string }))),
  }),
};

/** Has the page read them from now on. */
export function bringLateAnswers(): void {
  Object.assign(answersToPage, lateAnswersToPage);
}
