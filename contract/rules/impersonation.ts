/** How long somebody of the staff may be in a member's account, in milliseconds; it is never extended. */
export const impersonationMs = 30 * 60_000;

/** The length of the reason that is given for it, in characters. */
export const reasonLength = { least: 8, most: 200 } as const;

/** The fewest characters that members are searched by. */
export const shortestMemberSearch = 2;

/** Most members that a search finds. */
export const mostMembersFound = 20;

/** Entries of the log that are read at once. */
export const logPageSize = 40;

/** What an entry of the log says that happened. */
export const logEvents = ['started', 'called', 'refused', 'ended'] as const;

/** The ways in which an impersonation ends: by its staff, by its time, or with what it hangs on. */
export const impersonationEnds = ['staff', 'time', 'replaced', 'closed'] as const;

/** Why the account of somebody who was found cannot be entered. */
export const whyNotEntered = ['yourself', 'staff', 'leaving'] as const;
