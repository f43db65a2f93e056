import { isolated } from '#lib/isolated.ts';

interface Member {
  screenName: string | null;
}

/** The name by which a member is shown where it stands alone; of one without a profile, a general one. */
export const friendName = ({ screenName }: Member): string => screenName ?? 'A member';

/** The same within a sentence. */
export const nameWithin = (member: Member): string => isolated(friendName(member));

/** The first name of it, where it stands alone. */
export const firstName = (member: Member): string =>
  member.screenName?.split(' ')[0] || friendName(member);

/** The first name within a sentence. */
export const firstNameWithin = (member: Member): string => isolated(firstName(member));

/** A name within a sentence as an owner's: *Anna’s*, *Agnes’*. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
