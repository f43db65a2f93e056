/** What is said where something is closed to whoever is in a member's account. */
export const closedTitle = 'Closed while you are in someone else’s account';
