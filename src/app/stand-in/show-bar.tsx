import { createRoot } from 'react-dom/client';
import { subscribeKey } from 'valtio/vanilla/utils';
import { session } from '#lib/session.ts';
import type { StandInNote } from '#lib/stand-in.ts';
import { endSession } from '../end-session.ts';
import { finishStandIn } from './finish-stand-in.ts';
import { StandInBar } from './stand-in-bar.tsx';

let shownFor: string | null = null;

/**
 * Shows the bar until the session in the member's account is over, whatever ends it, and then forgets that member. It
 * has a root of its own: no screen, no dialog and no fault of the app takes it away.
 */
export function showBar(note: StandInNote): void {
  // It may have ended while this code came.
  if (shownFor === note.within || session.token !== note.within) return;
  shownFor = note.within;
  const place = document.createElement('div');
  // A dialog hides from readers whatever is around it, but for what says `aria-live`.
  place.setAttribute('aria-live', 'off');
  document.body.prepend(place);
  document.documentElement.setAttribute('data-stand-in', '');
  // What is as high as the page is as much shorter.
  document.body.style.setProperty('--host-vh', 'var(--stand-in-page)');
  const root = createRoot(place);
  root.render(<StandInBar note={note} />);
  // Late by the time for which a page sleeps; the server does not wait for it.
  const timer = setTimeout(() => endSession('expired'), Math.max(0, note.endsMs - Date.now()));
  const stop = subscribeKey(session, 'token', (token) => {
    if (token === note.within) return;
    stop();
    clearTimeout(timer);
    shownFor = null;
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('data-stand-in');
    document.body.style.removeProperty('--host-vh');
    void finishStandIn(note);
  });
}
