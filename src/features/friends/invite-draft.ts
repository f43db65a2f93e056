import { defineDraft, isText } from '#lib/draft-kind.ts';

/** The draft of an invitation. */
export const inviteDraft = defineDraft<{ who: string }>({
  name: 'invite-friend',
  fields: { who: isText },
});
