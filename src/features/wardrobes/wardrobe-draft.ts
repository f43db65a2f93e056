import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The drafts of the wardrobe form; of a new wardrobe the id is `new`. */
export const wardrobeDraft = defineDraft<{ name: string; description: string }>({
  name: 'wardrobe',
  fields: { name: isText, description: isText },
});
