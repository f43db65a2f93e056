/*
 * What stands in the top bar at times, and what the start may show besides its screen. One file, since the entry says
 * the names of each late file, and pays for them.
 */
export { FreshnessMark } from './freshness-mark.tsx';
export { SyncButton } from './shell/sync-button.tsx';
export { StartFailed } from './start-failed.tsx';
export { WaitingMark } from './waiting/waiting-mark.tsx';
