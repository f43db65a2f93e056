import { owedToServer } from './session-end.ts';

/*
 * Keys of rooms that hold what still has to reach the server. They are named here, since a session may end before the
 * room's own code is loaded.
 */

/** The key under which an earlier Hem kept changes of groups that the server was not told yet. */
export const groupChangesKey = owedToServer('hem.groupChanges');

/**
 * The beginning of the key that holds the id of a cart that the server was not told of yet; the member's id follows.
 */
export const owedCartKey = owedToServer('hem.owedCart ');

/**
 * The beginning of the key under which a phone keeps the form of a link to measure with; the link follows. It belongs
 * to no session.
 */
export const measuringFormKey = owedToServer('hem.measuring.');
