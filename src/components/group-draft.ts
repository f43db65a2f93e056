import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The drafts of what a new group is to be called, by list, and of other names for groups, by group. */
export const groupDraft = defineDraft<{ name: string }>({
  name: 'group',
  fields: { name: isText },
});
