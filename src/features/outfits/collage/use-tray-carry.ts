import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { hapticPlay } from '#lib/haptics.ts';
import { pushBackInterceptor } from '#lib/host.ts';
import type { Point } from '#lib/pinch.ts';

const slackPx = 6;
/** How long a finger rests on a piece before it carries it, where the tray scrolls up and down. */
const pressMs = 350;

/** A piece under a pointer. */
interface Press {
  pointerId: number;
  itemId: string;
  start: Point;
  isTouch: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | null;
  /** The host's back lets it go; this takes that away again. */
  stopBack?: () => void;
}

/**
 * Carries a piece out of the tray: by a pull across the tray's own direction, by a finger that rests on it,
 * or by the mouse. A copy of its picture follows the finger; nothing is rendered meanwhile.
 */
export function useTrayCarry(
  tray: RefObject<HTMLElement | null>,
  {
    isRow,
    makeGhost,
    onPick,
    onDrop,
  }: {
    /** Whether the tray scrolls to the side, so that a pull up or down is free. */
    isRow: boolean;
    /** The picture that follows the finger, its middle at the upper left corner of the view. */
    makeGhost(itemId: string, tile: Element): HTMLElement;
    onPick(): void;
    onDrop(itemId: string, at: Point): void;
  },
): void {
  const state = useRef<{ press: Press | null; wasCarried: boolean }>({
    press: null,
    wasCarried: false,
  }).current;

  const carry = (press: Press, at: Point) => {
    clearTimeout(press.timer);
    const tile = tray.current?.querySelector(`[data-piece="${press.itemId}"]`);
    if (!tile) return;
    press.ghost = makeGhost(press.itemId, tile);
    document.body.append(press.ghost);
    press.stopBack = pushBackInterceptor(() => letGo());
    tray.current?.setPointerCapture?.(press.pointerId);
    state.wasCarried = true;
    hapticPlay('light');
    onPick();
    follow(press, at);
  };
  const follow = ({ ghost }: Press, { x, y }: Point) => {
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  };
  const end = () => {
    clearTimeout(state.press?.timer);
    state.press?.ghost?.remove();
    state.press?.stopBack?.();
    state.press = null;
  };

  const down = useEffectEvent((event: PointerEvent) => {
    end();
    state.wasCarried = false;
    const { piece } = (event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset ?? {};
    if (!piece || !event.isPrimary || event.button > 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    const press: Press = {
      pointerId: event.pointerId,
      itemId: piece,
      start,
      isTouch,
      timer: undefined,
      ghost: null,
    };
    if (isTouch) press.timer = setTimeout(() => carry(press, start), pressMs);
    state.press = press;
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const { press } = state;
    if (press?.pointerId !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (press.ghost) return follow(press, at);
    const [along, across] = [Math.abs(at.x - press.start.x), Math.abs(at.y - press.start.y)];
    if (Math.max(along, across) <= slackPx) return;
    if (!press.isTouch || (isRow && across > along)) carry(press, at);
    else end();
  });
  const up = useEffectEvent((event: PointerEvent) => {
    const { press } = state;
    if (press?.pointerId !== event.pointerId) return;
    const isDrop = press.ghost !== null && event.type === 'pointerup';
    end();
    if (isDrop) onDrop(press.itemId, { x: event.clientX, y: event.clientY });
  });
  const letGo = useEffectEvent(end);

  useEffect(() => {
    const element = tray.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('pointerup', (event) => up(event), { signal });
    element.addEventListener('pointercancel', (event) => up(event), { signal });
    // There before the finger is, and not passive: else the browser would scroll the tray.
    const hold = (event: TouchEvent) => state.press?.ghost && event.preventDefault();
    element.addEventListener('touchmove', hold, { signal, passive: false });
    // The click that ends a carry adds nothing once more.
    const swallow = (event: MouseEvent) => {
      if (!state.wasCarried) return;
      state.wasCarried = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('click', swallow, { signal, capture: true });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      listening.abort();
      letGo();
    };
  }, [tray, state]);
}
