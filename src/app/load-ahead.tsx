import { useEffect } from 'react';
import { whenIdle } from '#lib/when-idle.ts';
import { loadNextRooms } from './routes.tsx';

/** By then the first pictures have come, and nothing is taken from them. */
const pauseMs = 3000;

/** Brings the code of the rooms next door once the first screen stands, so that they open at once. */
export function LoadAhead() {
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      // What does not come now comes when it is wanted.
      cancel = whenIdle(() => void loadNextRooms().catch(() => {}));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return null;
}
