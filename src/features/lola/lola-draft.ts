import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The text that is typed to the stylist and not sent yet. */
export const lolaDraft = defineDraft<{ text: string }>({ name: 'lola', fields: { text: isText } });
