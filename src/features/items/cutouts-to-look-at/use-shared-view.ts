import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '#lib/pinch.ts';
import { moveView, pinchView, type Size, type View, zoomView } from '../cutout-brush/brush-view.ts';

const whole: View = { scale: 1, x: 0, y: 0 };
/** How much a wheel's turn of one pixel goes in or out. */
const perWheelPx = 0.01;
/** A double tap goes in as far as this. */
const doubleTapZoom = 2.5;

/**
 * One view of several pictures of the same thing: a pinch on one moves all. It is written down as `--view` and `--zoom`
 * on the element around them, without rendering.
 * @param frames finds the element that holds a picture, from what is touched.
 * @param key another thing is shown whole.
 */
export function useSharedView(
  around: RefObject<HTMLElement | null>,
  frames: string,
  key: string,
): void {
  const view = useRef(whole);
  const fingers = useRef(new Map<number, Point>());

  const write = (next: View) => {
    view.current = next;
    const { scale, x, y } = next;
    around.current?.style.setProperty('--view', `translate(${x}px, ${y}px) scale(${scale})`);
    around.current?.style.setProperty('--zoom', String(scale));
    around.current?.toggleAttribute('data-zoomed', scale > 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is shown whole
  useEffect(() => write(whole), [key]);

  /** The size of the picture that is touched, and the place of the touch on it. */
  const touched = (event: MouseEvent): { at: Point; size: Size } | null => {
    const frame = (event.target as Element).closest(frames);
    if (!frame) return null;
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { at: { x: event.clientX - left, y: event.clientY - top }, size: { width, height } };
  };
  const zoom = (at: Point, factor: number, size: Size) =>
    write(zoomView(view.current, at, factor, size, size));

  const down = useEffectEvent((event: PointerEvent) => {
    const found = touched(event);
    if (found) fingers.current.set(event.pointerId, found.at);
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    const found = touched(event);
    if (!before || !found) return;
    const { at, size } = found;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, at);
    if (!other) {
      const by = { x: at.x - before.x, y: at.y - before.y };
      if (view.current.scale > 1) write(moveView(view.current, by, size, size));
      return;
    }
    write(pinchView(view.current, [before, other], [at, other], size, size));
  });
  const up = useEffectEvent((event: PointerEvent) => fingers.current.delete(event.pointerId));
  const wheel = useEffectEvent((event: WheelEvent) => {
    const found = touched(event);
    // A pinch on a trackpad; else the page scrolls.
    if (!found || !event.ctrlKey) return;
    event.preventDefault();
    zoom(found.at, Math.exp(-event.deltaY * perWheelPx), found.size);
  });
  const doubleTap = useEffectEvent((event: MouseEvent) => {
    const found = touched(event);
    if (!found) return;
    if (view.current.scale > 1) write(whole);
    else zoom(found.at, doubleTapZoom, found.size);
  });
  const hold = useEffectEvent((event: TouchEvent) => {
    // Else the page would scroll, or the sheet be pulled down.
    if (event.touches.length > 1 || view.current.scale > 1) event.preventDefault();
  });

  useEffect(() => {
    const element = around.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(type, (event) => up(event), { signal });
    }
    element.addEventListener('wheel', (event) => wheel(event), { signal, passive: false });
    element.addEventListener('touchmove', (event) => hold(event), { signal, passive: false });
    element.addEventListener('dblclick', (event) => doubleTap(event), { signal });
    return () => listening.abort();
  }, [around]);
}
