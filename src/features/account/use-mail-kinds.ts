import { useQuery } from '@tanstack/react-query';
import { mailKindsQuery } from '#api/notices.ts';
import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { type MailKind, mailKinds } from '#contract/rules/mail-kinds.ts';
import type { UserDetails } from '#contract/schemas/user.ts';

const ofFriends: readonly MailKind[] = ['friends', 'loans', 'stylings', 'together'];

/** Which kinds of notices are mailed to the member, and which of them there are for them to choose from. */
export function useMailKinds(me: UserDetails) {
  const hasFriends = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const hasMornings = isUnlocked('lolaMornings', me);
  const query = useQuery(mailKindsQuery());
  const offered = mailKinds.filter(
    (kind) => (hasFriends || !ofFriends.includes(kind)) && (hasMornings || kind !== 'mornings'),
  );
  return { ...query, chosen: query.data?.mailKinds, offered };
}
