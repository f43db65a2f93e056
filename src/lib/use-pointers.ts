import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from './pinch.ts';

/** A pointer that is down on a surface; places are in CSS pixels from the surface's upper left corner. */
export interface SurfacePointer {
  id: number;
  at: Point;
  isTouch: boolean;
  /** The places of the others that are down, in the order in which they came. */
  others: readonly Point[];
}

/** The handlers of the pointers of a surface. */
interface PointerHands {
  /** Handles one that comes down. Answers whether it is followed from then on. */
  down(pointer: SurfacePointer, event: PointerEvent): boolean;
  /** Handles one that is followed and has gone on from `before`. */
  move(pointer: SurfacePointer & { before: Point }, event: PointerEvent): void;
  up(id: number): void;
  /** Handles one that the system took away, or another element. */
  cancel(id: number): void;
}

/**
 * Follows the pointers that come down on a surface, wherever they go. No other listener gets their movements, and the
 * browser neither scrolls, selects nor opens a menu there. `placeOf` answers where on the surface an event is,
 * `screenOf` where on the screen such a place is.
 */
export function usePointers(surface: RefObject<HTMLElement | null>, hands: PointerHands) {
  const places = useRef(new Map<number, Point>());
  const corner = useRef<Point>({ x: 0, y: 0 });

  const findCorner = () => {
    const { left, top } = surface.current!.getBoundingClientRect();
    corner.current = { x: left, y: top };
  };
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    // The corner is not found again while a pointer is down: to ask at each movement would lay the page out each time.
    if (places.current.size === 0) findCorner();
    return { x: clientX - corner.current.x, y: clientY - corner.current.y };
  };
  const screenOf = ({ x, y }: Point): Point => ({
    x: x + corner.current.x,
    y: y + corner.current.y,
  });
  const pointerOf = (event: PointerEvent): SurfacePointer => ({
    id: event.pointerId,
    at: placeOf(event),
    isTouch: event.pointerType === 'touch',
    others: [...places.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at])),
  });

  const down = useEffectEvent((event: PointerEvent) => {
    findCorner();
    const pointer = pointerOf(event);
    if (!hands.down(pointer, event)) return;
    places.current.set(pointer.id, pointer.at);
    surface.current?.setPointerCapture?.(pointer.id);
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const before = places.current.get(event.pointerId);
    if (!before) return;
    event.stopPropagation();
    const pointer = pointerOf(event);
    places.current.set(pointer.id, pointer.at);
    hands.move({ ...pointer, before }, event);
  });
  const up = useEffectEvent(({ type, pointerId }: PointerEvent) => {
    if (!places.current.delete(pointerId)) return;
    if (type === 'pointerup') hands.up(pointerId);
    else hands.cancel(pointerId);
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    // This event comes at every frame: it is taken before any other listener gets it.
    window.addEventListener('pointermove', (event) => move(event), { signal, capture: true });
    element.addEventListener('pointerup', (event) => up(event), { signal });
    element.addEventListener('pointercancel', (event) => up(event), { signal });
    // The element that a finger came down on loses the pointer to the surface. The surface is told of that, too.
    const lost = (event: PointerEvent) => event.target === element && up(event);
    element.addEventListener('lostpointercapture', lost, { signal });
    // Prevents the host's swipe from the edge, and a long press that selects or opens a menu.
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('touchstart', prevent, { signal, passive: false });
    element.addEventListener('contextmenu', prevent, { signal });
    return () => listening.abort();
  }, [surface]);
  return { placeOf, screenOf };
}
