import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '#lib/pinch.ts';
import type { BoardInput } from './board-events.ts';
import type { BoardSession } from './board-session.ts';

/** Turns of the wheel within so many milliseconds are one step. */
const wheelMs = 300;
const perWheelPx = 0.0014;

/** The wheel over the board: sizes what is chosen, turns it with the shift key, and zooms with the control key. */
export function useBoardWheel(
  surface: RefObject<HTMLElement | null>,
  {
    session,
    send,
    placeOf,
    zoom,
  }: {
    session: RefObject<BoardSession | null>;
    send(input: BoardInput): void;
    /** The place of an event on the board. */
    placeOf(event: MouseEvent): Point;
    zoom(factor: number): void;
  },
): void {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTurning = () => session.current?.kind === 'wheel';
  const settle = useEffectEvent(() => {
    if (isTurning()) send({ do: 'settle' });
  });

  const turn = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * perWheelPx * 4));
      return;
    }
    const by = (event.deltaMode === 1 ? 16 : 1) * (event.deltaY || event.deltaX);
    send({
      do: 'wheel',
      // To ask at each turn would lay the page out each time.
      at: session.current ? null : placeOf(event),
      scale: event.shiftKey ? 1 : Math.exp(-by * perWheelPx),
      degrees: event.shiftKey ? by * 0.1 : 0,
      ms: event.timeStamp,
    });
    if (!isTurning()) return;
    event.preventDefault();
    send({ do: 'show' });
    clearTimeout(resting.current);
    resting.current = setTimeout(() => settle(), wheelMs);
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('wheel', (event) => turn(event), { signal, passive: false });
    // A turn of the wheel is over; what a key or a pointer does comes after it.
    window.addEventListener('keydown', () => settle(), { signal, capture: true });
    window.addEventListener('pointerdown', () => settle(), { signal, capture: true });
    return () => listening.abort();
  }, [surface]);
}
