import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The draft of the name of somebody else who is to be measured. */
export const measuredNameDraft = defineDraft<{ name: string }>({
  name: 'measuredName',
  fields: { name: isText },
});
