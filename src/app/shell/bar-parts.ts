/*
 * What stands in the top bar at times. One file, since the entry says the names of each late file, and pays for them.
 */
export { WaitingMark } from '../waiting/waiting-mark.tsx';
export { SyncButton } from './sync-button.tsx';
