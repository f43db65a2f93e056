/** The name by which a member is shown; of one without a profile, a general one. */
export const friendName = ({ screenName }: { screenName: string | null }): string =>
  screenName ?? 'A member';

/** The first name of it. */
export const firstName = (member: { screenName: string | null }): string =>
  member.screenName?.split(' ')[0] || friendName(member);

/** A name as an owner's: *Anna’s*, *Agnes’*. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
