import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '#lib/pinch.ts';
import { usePointers } from '#lib/use-pointers.ts';
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
    /** Called with the place of the mouse without a button, or null where it left. */
    onHover(at: Point | null): void;
    /** A line is whole. */
    onEnd(points: Point[]): void;
  },
): void {
  const line = useRef<Line | null>(null);
  const panning = useRef<number | null>(null);
  const takeBack = () => {
    if (line.current) onLine(null, false);
    line.current = null;
  };

  const { placeOf } = usePointers(canvas, {
    down({ id, at, isTouch, others }, { button }) {
      if (!isTouch && button > 0) panning.current = id;
      else if (others.length > 0) takeBack();
      else {
        line.current = { pointer: id, points: [at], isTouch };
        onLine([at], isTouch);
      }
      return true;
    },
    move({ id, at, before, others }, event) {
      const [other] = others;
      if (other) return onView(pinchView(view.current, [before, other], [at, other], room, photo));
      if (panning.current === id) {
        const by = { x: at.x - before.x, y: at.y - before.y };
        return onView(moveView(view.current, by, room, photo));
      }
      const drawn = line.current;
      if (drawn?.pointer !== id) return;
      // Between two frames a finger passes more places than one.
      const passed = event.getCoalescedEvents?.() ?? [];
      for (const place of passed.length > 0 ? passed.map(placeOf) : [at]) {
        const last = drawn.points.at(-1)!;
        if (Math.hypot(place.x - last.x, place.y - last.y) >= stepPx) drawn.points.push(place);
      }
      onLine(drawn.points, drawn.isTouch);
    },
    up(id) {
      if (panning.current === id) panning.current = null;
      const drawn = line.current;
      if (drawn?.pointer !== id) return;
      line.current = null;
      onLine(null, drawn.isTouch);
      onEnd(drawn.points);
    },
    cancel(id) {
      if (panning.current === id) panning.current = null;
      if (line.current?.pointer === id) takeBack();
    },
  });

  // Of a pointer that is down only the hook above hears.
  const hover = useEffectEvent((event: PointerEvent) =>
    onHover(event.pointerType === 'touch' ? null : placeOf(event)),
  );
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
    element.addEventListener('pointermove', (event) => hover(event), { signal });
    element.addEventListener('pointerleave', () => leave(), { signal });
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false });
    return () => listening.abort();
  }, [canvas]);
}
