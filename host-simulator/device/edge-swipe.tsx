import { useRef } from 'react';
import { attachedPage } from '../frame/web-frame.ts';
import { perform } from '../perform.ts';
import styles from './edge-swipe.module.css';

/** How far a finger must go for a swipe, in CSS pixels of the device. */
const farEnoughPx = 60;

/**
 * The strip at the left edge that belongs to the host: a drag from it is a swipe back. A press without
 * a drag is the page's.
 */
export function EdgeSwipe() {
  const from = useRef<number | undefined>(undefined);
  return (
    <div
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const { clientX, clientY, currentTarget } = event;
        const start = from.current;
        from.current = undefined;
        if (start === undefined) return;
        const { left, top, width } = currentTarget.getBoundingClientRect();
        const scale = width / currentTarget.offsetWidth;
        if ((clientX - start) / scale > farEnoughPx) {
          perform({ do: 'swipe' });
          return;
        }
        const page = attachedPage();
        const under = page?.document.elementFromPoint(
          (clientX - left) / scale,
          (clientY - top) / scale,
        );
        (under as HTMLElement | null | undefined)?.click();
      }}
    />
  );
}
