import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '#lib/pinch.ts';
import { moveView, pinchView, type Size, type View, zoomView } from './brush-view.ts';

/** A line under way, over the canvas; null while none is. */
interface Line {
  pointer: number;
  points: Point[];
  isTouch: boolean;
}

/** How far a finger moves before its line has another place, in CSS pixels. */
const stepPx = 2;
/** How much a wheel's turn of one pixel goes in or out. */
const perWheelPx = 0.0022;

/**
 * Drawing with one finger or the mouse, moving and zooming with two fingers, the wheel, or the mouse's other
 * buttons. A second finger takes the line of the first back: it was the beginning of a pinch.
 */
export function useBrushGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    room,
    photo,
    view,
    onView,
    onLine,
    onHover,
    onEnd,
  }: {
    room: Size;
    photo: Size;
    view: RefObject<View>;
    onView(view: View): void;
    /** The line so far, or null where it was taken back. */
    onLine(points: Point[] | null, isTouch: boolean): void;
    /** Where the mouse is without a button, or null where it left. */
    onHover(at: Point | null): void;
    /** A line is whole. */
    onEnd(points: Point[]): void;
  },
): void {
  const fingers = useRef(new Map<number, Point>());
  const line = useRef<Line | null>(null);
  const panning = useRef<number | null>(null);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = canvas.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const takeBack = () => {
    if (line.current) onLine(null, false);
    line.current = null;
  };

  const down = useEffectEvent((event: PointerEvent) => {
    const at = placeOf(event);
    const isTouch = event.pointerType === 'touch';
    canvas.current?.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, at);
    if (!isTouch && event.button > 0) {
      panning.current = event.pointerId;
      return;
    }
    if (fingers.current.size > 1) return takeBack();
    line.current = { pointer: event.pointerId, points: [at], isTouch };
    onLine([at], isTouch);
  });

  const move = useEffectEvent((event: PointerEvent) => {
    const at = placeOf(event);
    const before = fingers.current.get(event.pointerId);
    if (!before) return onHover(event.pointerType === 'touch' ? null : at);
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, at);
    const other = others[0]?.[1];
    if (other) return onView(pinchView(view.current, [before, other], [at, other], room, photo));
    if (panning.current === event.pointerId) {
      return onView(
        moveView(view.current, { x: at.x - before.x, y: at.y - before.y }, room, photo),
      );
    }
    const drawn = line.current;
    if (drawn?.pointer !== event.pointerId) return;
    // Between two frames a finger passes more places than one.
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const place of passed.length > 0 ? passed.map(placeOf) : [at]) {
      const last = drawn.points.at(-1)!;
      if (Math.hypot(place.x - last.x, place.y - last.y) >= stepPx) drawn.points.push(place);
    }
    onLine(drawn.points, drawn.isTouch);
  });

  const up = useEffectEvent((event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (panning.current === event.pointerId) panning.current = null;
    const drawn = line.current;
    if (drawn?.pointer !== event.pointerId) return;
    if (event.type === 'pointercancel') return takeBack();
    line.current = null;
    onLine(null, drawn.isTouch);
    onEnd(drawn.points);
  });

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * perWheelPx * (event.ctrlKey ? 4 : 1));
    onView(zoomView(view.current, placeOf(event), factor, room, photo));
  });
  const leave = useEffectEvent(() => onHover(null));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, (event) => up(event), { signal });
    }
    element.addEventListener('pointerleave', () => leave(), { signal });
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false });
    // The host's swipe from the edge, and a long press that selects or opens a menu.
    element.addEventListener('touchstart', prevent, { signal, passive: false });
    element.addEventListener('contextmenu', prevent, { signal });
    return () => listening.abort();
  }, [canvas]);
}
