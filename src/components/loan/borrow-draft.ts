import { isDay } from '#lib/calendar-weeks.ts';
import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The fields of a request that is not sent yet. */
export interface BorrowFields {
  firstDay: string;
  lastDay: string;
  note: string;
}

const isDate = (value: unknown) => typeof value === 'string' && isDay(value);

/** The drafts of requests to borrow; the id says which pieces. */
export const borrowDraft = defineDraft<BorrowFields>({
  name: 'borrow',
  fields: { firstDay: isDate, lastDay: isDate, note: isText },
});
