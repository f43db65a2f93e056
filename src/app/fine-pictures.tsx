import { useEffect } from 'react';
import { fineness } from '#components/fineness.ts';
import { savesData } from '#lib/saves-data.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** Has the first screen's rails show fine pictures once the page has nothing more urgent to do. */
export function FinePictures() {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      // Decoded with the frame: in between, the browser would show neither the small one nor the fine one.
      Object.assign(fineness, { size: 720, decoding: 'sync' });
    });
  }, []);
  return null;
}
