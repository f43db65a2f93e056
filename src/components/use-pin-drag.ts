import { type PointerEvent, type RefObject, useRef } from 'react';

/** How far a finger goes before it carries a pin, in pixels. */
const leastPx = 6;

/** A place on a photo, in fractions of it. */
export interface PinPlace {
  x: number;
  y: number;
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** The place on a photo of a point of the screen; on the edge where it lies beside. Null of a photo without a size. */
export function placeOn(
  photo: Element | null,
  at: { clientX: number; clientY: number },
): PinPlace | null {
  const box = photo?.getBoundingClientRect();
  if (!box?.width || !box.height) return null;
  return {
    x: within((at.clientX - box.left) / box.width),
    y: within((at.clientY - box.top) / box.height),
  };
}

/** Handlers of a pin that is carried over its photo, by mouse or by finger; what the system takes away is not moved. */
export function usePinDrag(
  photo: RefObject<Element | null>,
  onMove: (place: PinPlace) => void,
  onPress: () => void,
) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  const place = useRef<PinPlace | null>(null);
  const wasCarried = useRef(false);
  const show = (pin: HTMLElement, { x, y }: PinPlace) => {
    pin.style.setProperty('--x', `${x * 100}%`);
    pin.style.setProperty('--y', `${y * 100}%`);
  };
  const home = useRef<PinPlace | null>(null);
  const end = () => {
    start.current = null;
    place.current = null;
  };
  return (at: PinPlace) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      start.current = { clientX: event.clientX, clientY: event.clientY };
      home.current = at;
      wasCarried.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (!from || !event.isPrimary) return;
      const way = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (!place.current && way < leastPx) return;
      place.current = placeOn(photo.current, event);
      if (place.current) show(event.currentTarget, place.current);
    },
    onPointerUp() {
      const to = place.current;
      end();
      if (!to) return;
      wasCarried.current = true;
      onMove(to);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end();
      if (home.current) show(event.currentTarget, home.current);
    },
    onClick() {
      // The click that ends a carry presses nothing.
      if (!wasCarried.current) onPress();
      wasCarried.current = false;
    },
  });
}
