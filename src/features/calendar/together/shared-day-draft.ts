import { defineDraft, isListOf, isText } from '#lib/draft-kind.ts';

/** The fields of the form for days that are shared. */
export interface SharedDayFields {
  title: string;
  firstDay: string;
  lastDay: string;
  guestIds: string[];
}

/** The drafts of days that are shared; the id says which, or that they are new. */
export const sharedDayDraft = defineDraft<SharedDayFields>({
  name: 'shared-day',
  fields: { title: isText, firstDay: isText, lastDay: isText, guestIds: isListOf(isText) },
});
