import { bridgeToHost } from './host.ts';

/** What loads the other page; tests stand in for it. */
export const page = { go: (address: string): void => location.assign(address) };

/**
 * Leaves for a page that is not the app's, in the same web view: a checkout. The host hears where it goes and which path
 * of ours back leads to, since that page knows nothing of its hardware key (docs/native-host.md, Moving).
 */
export function leavePage(address: string): void {
  const { href } = new URL(address, location.href);
  bridgeToHost()?.send('page.leave', {
    url: href,
    backPath: location.pathname + location.search,
  });
  page.go(href);
}
