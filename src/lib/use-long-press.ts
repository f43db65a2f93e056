import { type PointerEvent, useRef } from 'react';

/** How long a press must last, in milliseconds (docs/design/look.md, Motion). */
const pressMs = 350;
const slack = 8;

/** Calls back with long presses inside an element; the click that ends one goes no further. */
export function useLongPress(onPress: (target: Element) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      const target = event.target as Element;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onPress(target);
      }, pressMs);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: { preventDefault(): void }) {
      if (press.current || wasLong.current) event.preventDefault();
    },
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
