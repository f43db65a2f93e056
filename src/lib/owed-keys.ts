import { owedToServer } from './session-end.ts';

/*
 * Keys of rooms that hold what still has to reach the server. They are named here, since a session may end before the
 * room's own code is loaded.
 */

/** Where an earlier Hem kept changes of groups that the server was not told yet. */
export const groupChangesKey = owedToServer('hem.groupChanges');

/** Where the id of a cart is that the server was not told of yet, with the member's id behind it. */
export const owedCartKey = owedToServer('hem.owedCart ');

/** Where a phone keeps the form of a link to measure with, with the link behind it; it belongs to no session. */
export const measuringFormKey = owedToServer('hem.measuring.');
