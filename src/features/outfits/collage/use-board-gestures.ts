import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { LayerPlace } from '#contract/rules/collage.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { pushBackInterceptor } from '#lib/host.ts';
import type { Point } from '#lib/pinch.ts';
import { usePointers } from '#lib/use-pointers.ts';
import type { BoardChange, BoardInput, BoardScene } from './board-events.ts';
import { stepBoard } from './board-machine.ts';
import type { BoardPainter } from './board-painter.ts';
import { type BoardSession, isHolding } from './board-session.ts';
import { useBoardWheel } from './use-board-wheel.ts';

/** How long a press must last, in milliseconds (docs/design/look.md, Motion). */
const pressMs = 350;

/** Then a movement of fingers ends in one event for all of them. */
const hasTouchEvents = 'ontouchmove' in globalThis;

/** The actions of the board's pointers. */
export interface BoardHands {
  choose(ids: readonly string[]): void;
  /** Called when the gesture is done: one step. */
  place(places: ReadonlyMap<string, LayerPlace>): void;
  /** Opens the menu of a layer at a place of the screen. */
  openMenu(id: string, at: Point): void;
  /** The frame under a drag that chooses what lies in it; null where there is none. */
  showFrame(frame: { from: Point; to: Point } | null): void;
  zoom(factor: number): void;
}

/**
 * Tells the machine of the board what pointers, wheel, keys and host do, and does what it answers. Nothing is
 * rendered while pointers move; Escape, the host's back and a page that is hidden leave everything as it was.
 * Answers whether something is held, whose place nobody else may change then.
 */
export function useBoardGestures(
  surface: RefObject<HTMLElement | null>,
  painter: BoardPainter,
  scene: BoardScene,
  hands: BoardHands,
): () => boolean {
  const session = useRef<BoardSession | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the fingers of a pinch have gone since it was shown. */
  const pinched = useRef(new Map<number, Point>());
  const stopBack = useRef<(() => void) | null>(null);

  const send = useEffectEvent((input: BoardInput) => {
    if (input.do !== 'pinch') showPinch();
    const before = session.current;
    const { session: now, changes } = stepBoard(before, input, scene);
    session.current = now;
    if (now?.kind !== 'press') clearTimeout(resting.current);
    else if (!before) resting.current = setTimeout(() => send({ do: 'rest' }), pressMs);
    if (isHolding(now)) stopBack.current ??= pushBackInterceptor(() => send({ do: 'let-go' }));
    else {
      stopBack.current?.();
      stopBack.current = null;
    }
    for (const change of changes) apply(change);
  });

  const showPinch = () => {
    if (pinched.current.size === 0) return;
    const at = pinched.current;
    pinched.current = new Map();
    send({ do: 'pinch', at });
  };
  const apply = (change: BoardChange) => {
    switch (change.do) {
      case 'choose':
        return hands.choose(change.ids);
      case 'pick':
        return painter.pick(change.ids, change.isTouch);
      case 'sway':
        return painter.sway(change.pixelsPerMs);
      case 'guide':
        return painter.guide(change.guides);
      case 'show':
        return painter.show(change.layers, change.places, change.board);
      case 'haptic':
        return hapticPlay(change.kind);
      case 'frame':
        return hands.showFrame(change.frame);
      case 'menu':
        return hands.openMenu(change.id, screenOf(change.at));
      case 'put-back':
        painter.drop();
        painter.putBack(change.layers);
        return painter.outline(change.layers, scene.board);
      case 'place':
        return hands.place(change.places);
    }
  };

  const { placeOf, screenOf } = usePointers(surface, {
    down({ id, at, isTouch }, event) {
      if (event.button > 0) return false;
      surface.current?.focus({ preventScroll: true });
      const { handle } =
        (event.target as Element).closest<HTMLElement>('[data-handle]')?.dataset ?? {};
      send({
        do: 'down',
        id,
        at,
        isTouch,
        isAdding: event.shiftKey,
        handle: handle === 'size' || handle === 'turn' ? handle : null,
        ms: event.timeStamp,
      });
      return true;
    },
    move({ id, at }, { timeStamp }) {
      // Each of two fingers tells of itself; what they do together is shown once, when the touch tells of both.
      if (session.current?.kind === 'pinch' && session.current.isTouch && hasTouchEvents) {
        pinched.current.set(id, at);
        return;
      }
      send({ do: 'move', id, at, ms: timeStamp });
      if (!session.current?.isTouch || !hasTouchEvents) send({ do: 'show' });
    },
    up: (id) => send({ do: 'up', id }),
    cancel: (id) => send({ do: 'cancel', id }),
  });
  useBoardWheel(surface, { session, send, placeOf, zoom: hands.zoom });

  const openMenu = useEffectEvent((event: MouseEvent) =>
    send({ do: 'ask-menu', at: placeOf(event) }),
  );
  const settleResized = useEffectEvent(() => {
    const { board } = session.current ?? {};
    if (board && surface.current?.offsetWidth !== board.width) send({ do: 'settle' });
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const isInHand = isHolding(session.current) && session.current.kind !== 'wheel';
    if (event.key !== 'Escape' || !isInHand) return;
    event.stopPropagation();
    event.preventDefault();
    send({ do: 'let-go' });
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const touched = (event: Event) => {
      if (!session.current) return;
      event.stopPropagation();
      if (pinched.current.size > 0) send({ do: 'pinch', at: pinched.current });
      else send({ do: 'show' });
      pinched.current.clear();
    };
    window.addEventListener('touchmove', touched, { signal, capture: true, passive: true });
    element.addEventListener('contextmenu', (event) => openMenu(event), { signal });
    const hidden = () => document.visibilityState === 'hidden' && send({ do: 'let-go' });
    document.addEventListener('visibilitychange', hidden, { signal });
    window.addEventListener('keydown', (event) => pressKey(event), { signal, capture: true });
    const resized = new ResizeObserver(() => settleResized());
    resized.observe(element);
    return () => {
      listening.abort();
      resized.disconnect();
      send({ do: 'let-go' });
    };
  }, [surface]);
  return () => isHolding(session.current);
}
