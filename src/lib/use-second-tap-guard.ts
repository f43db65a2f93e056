import { type MouseEvent, useEffect, useRef } from 'react';

/** How soon after a tap, in milliseconds, and how near to it, in pixels, another one is the second of a double tap. */
const doubleTapMs = 500;
const doubleTapDistance = 24;

/**
 * Keeps the second of two quick taps from what lies under a layer that the first one closed. Give what it answers to the
 * layer as `onClickCapture`.
 */
export function useSecondTapGuard(): (click: MouseEvent) => void {
  const last = useRef<{ x: number; y: number; at: number } | null>(null);
  useEffect(
    () => () => {
      if (last.current) swallowSecondTap(last.current);
    },
    [],
  );
  return ({ clientX, clientY, timeStamp }) => {
    // A key's click has no place.
    last.current = clientX || clientY ? { x: clientX, y: clientY, at: timeStamp } : null;
  };
}

function swallowSecondTap({ x, y, at }: { x: number; y: number; at: number }): void {
  const swallow = (click: globalThis.MouseEvent) => {
    const isSoon = click.timeStamp - at < doubleTapMs;
    const isNear = Math.hypot(click.clientX - x, click.clientY - y) < doubleTapDistance;
    if (!isSoon || !isNear) return;
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), doubleTapMs);
}
