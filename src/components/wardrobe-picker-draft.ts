import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The draft of a wardrobe that is made where something is put into it. */
export const pickedWardrobeDraft = defineDraft<{ name: string; description: string }>({
  name: 'pickedWardrobe',
  fields: { name: isText, description: isText },
});
