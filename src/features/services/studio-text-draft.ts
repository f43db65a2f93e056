import { defineDraft, isText } from '#lib/draft-kind.ts';

/** A text to the studio. */
export interface StudioText {
  text: string;
}

/** The drafts of messages to the studio, by order. */
export const studioMessageDraft = defineDraft<StudioText>({
  name: 'studioMessage',
  fields: { text: isText },
});

/** The drafts of what is said not to be right, by order. */
export const problemDraft = defineDraft<StudioText>({
  name: 'serviceProblem',
  fields: { text: isText },
});
