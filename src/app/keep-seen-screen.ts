import { keptMember } from '#lib/kept-answers.ts';
import { paths } from '#lib/paths.ts';
import { localStore } from '#lib/storage.ts';

/*
 * [Note: Seen screen] The screen that every visit begins with, the wardrobes, is also kept as it was drawn, in local
 * storage, which the end of a session clears. The head script lays it over the page before any other script has come, if it is
 * of the same member, build, width and flags; when the app has drawn its own, from the kept copy or from the server, it is
 * taken away, and a tap or a scroll that came meanwhile is done on the app's. It is hidden from readers: theirs is the
 * app's.
 */

const key = 'hem.seen';
const flag = (name: string) => localStore.get(`hem.flag.${name}`);

/** Keeps the first screen as it is drawn now, where it is the one on the page and nothing lies over it. */
function keepSeenScreen(): void {
  const member = keptMember();
  const root = document.getElementById('root');
  const hasLayer = document.querySelector('[role=dialog],[role=menu]') !== null;
  if (!member || hasLayer || !root?.querySelector('main img')) return;
  if (location.pathname !== paths.wardrobes() || location.search) return;
  const copy = root.cloneNode(true) as HTMLElement;
  for (const live of copy.querySelectorAll('[role=status], [aria-live], [role=alert]'))
    live.replaceChildren();
  const html = copy.innerHTML
    .replaceAll(' style="', ' data-style="')
    .replace(/ (?:id|for)="[^"]*"/g, '');
  // A picture that is still on its way to the server is known to this page alone.
  if (html.includes('"blob:')) return;
  const seen = {
    of: `${member} ${innerWidth} ${flag('webView')} ${flag('header')}`,
    entry: document.querySelector<HTMLScriptElement>('script[src]')?.src,
    savedMs: Date.now(),
    html,
  };
  localStore.set(key, JSON.stringify(seen));
}

/** Keeps the first screen whenever the page is left or hidden. Answers how to stop. */
export function followSeenScreen(): () => void {
  const keep = () => {
    if (document.visibilityState === 'hidden') keepSeenScreen();
  };
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keepSeenScreen);
  return () => {
    document.removeEventListener('visibilitychange', keep);
    window.removeEventListener('pagehide', keepSeenScreen);
  };
}
