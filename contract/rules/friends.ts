/** Most friends of a member, the requests that they wait for among them. */
export const mostFriends = 2000;

/** Of so many friends at most the cards are read at once. */
export const mostCards = 24;

/** Most pieces on the rail of a friend's card. */
export const mostOnCard = 5;

/** Most requests of a member that wait for an answer at the same time. */
export const mostWaiting = 50;

/** Most requests of a member within a day, those that were withdrawn meanwhile among them. */
export const mostAskedADay = 30;

/** Most members that one blocks. */
export const mostBlocked = 1000;

/** An address is sent so many invitations within a day at most, of all members together. */
export const mostMailsADay = 5;

/** Somebody who declined is not asked by the same member again for so many days. */
export const restDays = 30;

/** A link that makes friends works for so many days. */
export const linkDays = 7;

/** An invitation to an address waits for so many days. */
export const invitationDays = 90;
