import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { LayerPlace } from '#contract/rules/collage.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { pushBackInterceptor } from '#lib/host.ts';
import { type Point, pinchOf } from '#lib/pinch.ts';
import {
  dragOf,
  type Gesture,
  type Guides,
  type HeldLayer,
  handleOf,
  middleOf,
  placesAfter,
  type Size,
  snapMove,
  snapTurn,
} from './board-gesture.ts';
import type { BoardPainter } from './board-painter.ts';

/** How far a pointer moves before it drags, in pixels. */
const slackPx = { touch: 6, mouse: 3 };
/** How long a press must last, in milliseconds (docs/design/look.md, Motion). */
const pressMs = 350;
/** Turns of the wheel within so many milliseconds are one step. */
const wheelMs = 300;
const perWheelPx = 0.0014;

/** What the pointers of the board do. */
export interface BoardHands {
  board(): Size;
  /** The layers, from the back to the front. */
  layers(): readonly HeldLayer[];
  chosen: readonly string[];
  /** The uppermost layer at a place, or null. */
  hit(at: Point): string | null;
  /** Whether one of these layers is at a place. */
  isOn(ids: readonly string[], at: Point): boolean;
  choose(ids: readonly string[]): void;
  /** What was done is done: one step. */
  place(places: ReadonlyMap<string, LayerPlace>): void;
  /** Opens the menu of a layer at a place of the screen. */
  openMenu(id: string, at: Point): void;
  /** The frame under a drag that chooses what lies in it; null where there is none. */
  showFrame(frame: { from: Point; to: Point } | null): void;
  zoom(factor: number): void;
}

interface Pointer {
  start: Point;
  now: Point;
}

/** What the pointers are doing at present. */
interface Session {
  kind: 'press' | 'move' | 'pinch' | 'size' | 'turn' | 'frame' | 'over';
  /** The layer under the first pointer. */
  on: string | null;
  isTouch: boolean;
  isAdding: boolean;
  /** The layers as they lay at first, which is where React has them. */
  origin: readonly HeldLayer[];
  /** As they lay when the last pointer came or went. */
  base: readonly HeldLayer[];
  /** Where they are shown. */
  places: readonly LayerPlace[];
  timer: ReturnType<typeof setTimeout> | undefined;
  guides: Guides;
  /** What the fingers have done since it was shown last. */
  unshown: { gesture(): Gesture; isMove: boolean } | undefined;
  lastMs: number;
  /** How large the board was when it began. */
  board: Size;
  /** The host's back lets go what is held; this takes that away again. */
  stopBack: (() => void) | undefined;
}

/** Then a movement of fingers ends in one event for all of them. */
const hasTouchEvents = 'ontouchmove' in globalThis;

const noGuides: Guides = { x: null, y: null };

/**
 * One finger drags, two size and turn around their own middle, a tap chooses, a long press opens the menu;
 * the mouse does the same with its button, wheel and frame. Nothing is rendered while pointers move, and a
 * pointer that the system takes away leaves everything as it was, as Escape and the host's back do. A board
 * that gets another size under the fingers keeps what they have done so far. Answers whether something is
 * held, whose place nobody else may change then.
 */
export function useBoardGestures(
  surface: RefObject<HTMLElement | null>,
  painter: BoardPainter,
  hands: BoardHands,
): () => boolean {
  const pointers = useRef(new Map<number, Pointer>());
  const session = useRef<Session | null>(null);
  const wheel = useRef<{ timer: ReturnType<typeof setTimeout>; scale: number; degrees: number }>(
    null,
  );

  const corner = useRef<Point | null>(null);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    // Looked up once for what follows: to ask at each movement would lay the page out each time.
    if (!session.current || !corner.current) {
      const { left, top } = surface.current!.getBoundingClientRect();
      corner.current = { x: left, y: top };
    }
    return { x: clientX - corner.current.x, y: clientY - corner.current.y };
  };
  const heldOf = (ids: readonly string[]) => hands.layers().filter(({ id }) => ids.includes(id));
  const hold = (held: Session, ids: readonly string[]) => {
    held.stopBack ??= pushBackInterceptor(() => letAllGo());
    held.origin = heldOf(ids);
    held.base = held.origin;
    held.places = held.origin.map(({ place }) => place);
  };

  /** Each of two fingers tells of itself; what they do together is shown once, when the touch tells of both. */
  const show = (held: Session, gesture: () => Gesture, isMove: boolean) => {
    held.unshown = { gesture, isMove };
    if (!held.isTouch || !hasTouchEvents) showNow(held);
  };
  const pinched = () => {
    const [one, two] = [...pointers.current.values()];
    return pinchOf([one!.start, two!.start], [one!.now, two!.now]);
  };
  const showNow = (held: Session) => {
    if (!held.unshown) return;
    const { gesture, isMove } = held.unshown;
    held.unshown = undefined;
    const { board } = held;
    const turned = snapTurn(held.base, gesture());
    const moved = isMove
      ? snapMove(held.base, turned, board)
      : { gesture: turned, guides: noGuides };
    held.places = placesAfter(held.base, moved.gesture, board);
    const { x, y } = moved.guides;
    const isNew = (x !== null && x !== held.guides.x) || (y !== null && y !== held.guides.y);
    if (isNew) hapticPlay('selection');
    if (x !== held.guides.x || y !== held.guides.y) painter.guide(moved.guides);
    held.guides = moved.guides;
    painter.show(held.origin, held.places, board);
  };

  /** Ends what is under way: keeps it, or leaves all as it was. */
  const end = (keeps: boolean) => {
    const held = session.current;
    session.current = null;
    if (!held) return;
    clearTimeout(held.timer);
    showNow(held);
    held.stopBack?.();
    hands.showFrame(null);
    if (held.kind === 'press' || held.kind === 'frame' || held.kind === 'over') return;
    painter.guide(noGuides);
    painter.drop();
    painter.putBack(held.origin);
    painter.outline(held.origin, hands.board());
    if (keeps) hands.place(new Map(held.origin.map(({ id }, at) => [id, held.places[at]!])));
  };

  /** A pointer has come or gone: what follows begins from how things lie now. */
  const rebase = (held: Session) => {
    showNow(held);
    held.base = held.origin.map((layer, at) => ({ ...layer, place: held.places[at]! }));
    for (const pointer of pointers.current.values()) pointer.start = pointer.now;
  };

  const pickUp = (held: Session, kind: 'move' | 'pinch') => {
    clearTimeout(held.timer);
    const isChosen = held.on !== null && hands.chosen.includes(held.on);
    const ids = held.on === null || isChosen ? hands.chosen : [held.on];
    if (!isChosen && held.on !== null) hands.choose(ids);
    held.kind = kind;
    hold(held, ids);
    painter.pick(ids, held.isTouch);
    hapticPlay('light');
  };

  const down = useEffectEvent((event: PointerEvent) => {
    if (event.button > 0 || wheel.current) return;
    const at = placeOf(event);
    surface.current?.focus({ preventScroll: true });
    surface.current?.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { start: at, now: at });
    const held = session.current;
    if (held) {
      if (pointers.current.size !== 2 || held.kind === 'over') return;
      if (held.kind === 'press') {
        // Fingers beside a small piece mean the one that is chosen.
        if (held.on === null && hands.chosen.length === 0) held.on = hands.hit(at);
        if (held.on === null && hands.chosen.length === 0) return;
        pickUp(held, 'pinch');
      } else if (held.kind === 'move') {
        held.kind = 'pinch';
        rebase(held);
      }
      return;
    }
    const isTouch = event.pointerType === 'touch';
    const handle = (event.target as Element).closest<HTMLElement>('[data-handle]')?.dataset.handle;
    const isOnChosen = hands.chosen.length > 0 && hands.isOn(hands.chosen, at);
    const top = hands.hit(at);
    const onChosen = isOnChosen ? hands.chosen.find((id) => hands.isOn([id], at)) : undefined;
    const begun: Session = {
      kind: handle === 'size' || handle === 'turn' ? handle : 'press',
      on: onChosen ?? top,
      isTouch,
      isAdding: event.shiftKey,
      origin: [],
      base: [],
      places: [],
      timer: undefined,
      guides: noGuides,
      unshown: undefined,
      lastMs: event.timeStamp,
      board: hands.board(),
      stopBack: undefined,
    };
    session.current = begun;
    if (begun.kind !== 'press') {
      hold(begun, hands.chosen);
      return;
    }
    const id = begun.on;
    if (id === null || !isTouch) return;
    const { clientX: x, clientY: y } = event;
    begun.timer = setTimeout(() => {
      if (session.current !== begun || begun.kind !== 'press') return;
      begun.kind = 'over';
      hapticPlay('medium');
      if (!hands.chosen.includes(id)) hands.choose([id]);
      hands.openMenu(id, { x, y });
    }, pressMs);
  });

  const move = useEffectEvent((event: PointerEvent) => {
    const pointer = pointers.current.get(event.pointerId);
    const held = session.current;
    if (!pointer || !held) return;
    if (hands.board().width !== held.board.width) return settle();
    const before = pointer.now;
    pointer.now = placeOf(event);
    if (held.kind === 'pinch') return show(held, pinched, false);
    const [one] = pointers.current.values();
    const { start, now } = one!;
    if (held.kind === 'press' && pointers.current.size === 1) {
      const slack = held.isTouch ? slackPx.touch : slackPx.mouse;
      if (Math.hypot(now.x - start.x, now.y - start.y) <= slack) return;
      clearTimeout(held.timer);
      if (held.on !== null) pickUp(held, 'move');
      else if (held.isTouch) held.kind = 'over';
      else held.kind = 'frame';
    }
    switch (held.kind) {
      case 'move': {
        show(held, () => dragOf(start, now), true);
        const passedMs = Math.max(1, event.timeStamp - held.lastMs);
        painter.sway((now.x - before.x) / passedMs);
        break;
      }
      case 'size':
      case 'turn':
        {
          const { kind } = held;
          const middle = middleOf(held.base, held.board);
          show(held, () => handleOf(kind, middle, start, now), false);
        }
        break;
      case 'frame':
        hands.showFrame({ from: start, to: now });
        break;
    }
    held.lastMs = event.timeStamp;
  });

  const up = useEffectEvent((event: PointerEvent) => {
    const pointer = pointers.current.get(event.pointerId);
    const held = session.current;
    if (pointer && held) showNow(held);
    pointers.current.delete(event.pointerId);
    if (!pointer || !held) return;
    if (event.type === 'pointercancel') return end(false);
    if (pointers.current.size > 0) {
      if (held.kind === 'pinch' && pointers.current.size === 1) {
        held.kind = 'move';
        rebase(held);
      }
      return;
    }
    if (held.kind === 'press') tap(held, pointer.now);
    if (held.kind === 'frame') chooseIn(pointer.start, pointer.now, held.isAdding);
    end(true);
  });

  const tap = ({ isAdding }: Session, at: Point) => {
    const id = hands.hit(at);
    if (id === null) return isAdding ? undefined : hands.choose([]);
    if (!isAdding) return hands.choose([id]);
    const isChosen = hands.chosen.includes(id);
    hands.choose(isChosen ? hands.chosen.filter((one) => one !== id) : [...hands.chosen, id]);
  };

  const chooseIn = (from: Point, to: Point, isAdding: boolean) => {
    const board = hands.board();
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    const inside = hands.layers().filter(({ place }) => {
      const [x, y] = [place.x * board.width, place.y * board.height];
      return left <= x && x <= right && top <= y && y <= bottom;
    });
    const ids = inside.map(({ id }) => id);
    hands.choose(isAdding ? [...new Set([...hands.chosen, ...ids])] : ids);
  };

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY * perWheelPx * 4));
      return;
    }
    const isIdle = !session.current || wheel.current;
    if (!isIdle || hands.chosen.length === 0) return;
    if (!wheel.current && !hands.isOn(hands.chosen, placeOf(event))) return;
    event.preventDefault();
    const by = (event.deltaMode === 1 ? 16 : 1) * (event.deltaY || event.deltaX);
    const turning = wheel.current ?? { scale: 1, degrees: 0, timer: setTimeout(() => {}) };
    clearTimeout(turning.timer);
    if (!wheel.current) {
      session.current = {
        kind: 'size',
        on: null,
        isTouch: false,
        isAdding: false,
        origin: [],
        base: [],
        places: [],
        timer: undefined,
        guides: noGuides,
        unshown: undefined,
        lastMs: event.timeStamp,
        board: hands.board(),
        stopBack: undefined,
      };
      hold(session.current, hands.chosen);
    }
    if (event.shiftKey) turning.degrees += by * 0.1;
    else turning.scale *= Math.exp(-by * perWheelPx);
    turning.timer = setTimeout(() => {
      wheel.current = null;
      end(true);
    }, wheelMs);
    wheel.current = turning;
    const held = session.current;
    if (!held) return;
    const middle = middleOf(held.base, hands.board());
    const { scale, degrees } = turning;
    show(held, () => ({ from: middle, to: middle, scale, degrees }), false);
  });

  const openMenu = useEffectEvent((event: MouseEvent) => {
    event.preventDefault();
    if (session.current?.isTouch) return;
    const id = hands.hit(placeOf(event));
    if (id === null) return;
    if (!hands.chosen.includes(id)) hands.choose([id]);
    hands.openMenu(id, { x: event.clientX, y: event.clientY });
  });

  const stop = (keeps: boolean) => {
    pointers.current.clear();
    if (wheel.current) clearTimeout(wheel.current.timer);
    wheel.current = null;
    end(keeps);
  };
  const showAll = useEffectEvent(() => session.current && showNow(session.current));
  const settle = useEffectEvent(() => stop(true));
  const letAllGo = useEffectEvent(() => stop(false));
  const isHeld = () => {
    const { kind = 'press' } = session.current ?? {};
    return kind !== 'press' && kind !== 'frame' && kind !== 'over';
  };
  const settleResized = useEffectEvent(() => {
    const held = session.current;
    if (held && surface.current?.offsetWidth !== held.board.width) settle();
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    // A turn of the wheel is over; what the key does comes after it.
    if (wheel.current) settle();
    if (event.key !== 'Escape' || !isHeld()) return;
    event.stopPropagation();
    event.preventDefault();
    letAllGo();
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    // What the board holds is nobody else's, and it comes at every frame: it is taken before anybody sees it.
    const follow = (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return;
      event.stopPropagation();
      move(event);
    };
    window.addEventListener('pointermove', follow, { signal, capture: true });
    const touched = (event: Event) => {
      if (!session.current) return;
      event.stopPropagation();
      showAll();
    };
    window.addEventListener('touchmove', touched, { signal, capture: true, passive: true });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, (event) => up(event), { signal });
    }
    element.addEventListener('wheel', (event) => turnWheel(event), { signal, passive: false });
    element.addEventListener('contextmenu', (event) => openMenu(event), { signal });
    // The host's swipe from the edge, and a long press that selects a picture.
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener('touchstart', prevent, { signal, passive: false });
    const hidden = () => document.visibilityState === 'hidden' && letAllGo();
    document.addEventListener('visibilitychange', hidden, { signal });
    window.addEventListener('keydown', (event) => pressKey(event), { signal, capture: true });
    const turned = () => wheel.current && settle();
    window.addEventListener('pointerdown', turned, { signal, capture: true });
    const resized = new ResizeObserver(() => settleResized());
    resized.observe(element);
    return () => {
      listening.abort();
      resized.disconnect();
      letAllGo();
    };
  }, [surface]);
  return isHeld;
}
