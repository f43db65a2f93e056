import { bridgeToHost } from './host.ts';

/** The call that loads the other page; tests replace it. */
export const page = { go: (address: string): void => location.assign(address) };

/**
 * Leaves for a page that is not the app's, in the same web view: a checkout. The host is told where it goes and which
 * path of ours back leads to, since that page does not handle the host's hardware key (docs/native-host.md, Moving).
 */
export function leavePage(address: string): void {
  const { href } = new URL(address, location.href);
  bridgeToHost()?.send('page.leave', {
    url: href,
    backPath: location.pathname + location.search,
  });
  page.go(href);
}
