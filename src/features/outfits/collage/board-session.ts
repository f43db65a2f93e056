import type { LayerPlace } from '#contract/rules/collage.ts';
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

/** A pointer that is down. */
interface BoardPointer {
  /** The place where it was when the last pointer came or went. */
  start: Point;
  now: Point;
}

/** The session of the board's pointers, or of the wheel, from the first that comes to the last that goes. */
export interface BoardSession {
  /** `over` does nothing more until all have gone. */
  kind: 'press' | 'move' | 'pinch' | 'size' | 'turn' | 'wheel' | 'frame' | 'over';
  /** The layer under the first pointer. */
  on: string | null;
  isTouch: boolean;
  /** Whether what is chosen comes to what was chosen before. */
  isAdding: boolean;
  /** By their ids, in the order in which they came. */
  pointers: ReadonlyMap<number, BoardPointer>;
  /** The layers that are held as they lay at first, which is where React has them. */
  origin: readonly HeldLayer[];
  /** As they lay when the last pointer came or went. */
  base: readonly HeldLayer[];
  /** The places where they are shown. */
  places: readonly LayerPlace[];
  guides: Guides;
  /** Whether the pointers have gone on since they were shown. */
  isUnshown: boolean;
  /** The changes by the wheel so far. */
  wheel: { scale: number; degrees: number };
  /** How large the board was when it began. */
  board: Size;
  lastMs: number;
}

/** No guide lines. */
export const noGuides: Guides = { x: null, y: null };

/** A session that holds nothing yet. */
export const beginSession = (
  begun: Pick<BoardSession, 'kind' | 'on' | 'isTouch' | 'isAdding' | 'board' | 'lastMs'>,
): BoardSession => ({
  ...begun,
  pointers: new Map(),
  origin: [],
  base: [],
  places: [],
  guides: noGuides,
  isUnshown: false,
  wheel: { scale: 1, degrees: 0 },
});

/** Whether layers are held, whose place nobody else may change then. */
export const isHolding = (session: BoardSession | null): session is BoardSession =>
  session !== null && !['press', 'frame', 'over'].includes(session.kind);

/** The session with these layers held. */
export function hold(
  session: BoardSession,
  layers: readonly HeldLayer[],
  ids: readonly string[],
): BoardSession {
  const origin = layers.filter(({ id }) => ids.includes(id));
  return { ...session, origin, base: origin, places: origin.map(({ place }) => place) };
}

/** A pointer has come or gone: what follows begins from how things lie now. */
export function rebase(session: BoardSession): BoardSession {
  const { origin, places, pointers } = session;
  return {
    ...session,
    base: origin.map((layer, at) => ({ ...layer, place: places[at]! })),
    pointers: new Map([...pointers].map(([id, { now }]) => [id, { start: now, now }])),
  };
}

/** The session with what it holds where the pointers have brought it. */
export function bring(session: BoardSession): BoardSession {
  const { kind, base, board } = session;
  const gesture = gestureOf(session);
  if (!gesture) return session;
  const turned = snapTurn(base, gesture);
  const moved =
    kind === 'move' ? snapMove(base, turned, board) : { gesture: turned, guides: noGuides };
  const places = placesAfter(base, moved.gesture, board);
  return { ...session, places, guides: moved.guides, isUnshown: false };
}

function gestureOf({ kind, base, board, pointers, wheel }: BoardSession): Gesture | null {
  const [one, other] = [...pointers.values()];
  switch (kind) {
    case 'move':
      return dragOf(one!.start, one!.now);
    case 'pinch':
      return pinchOf([one!.start, other!.start], [one!.now, other!.now]);
    case 'size':
    case 'turn':
      return handleOf(kind, middleOf(base, board), one!.start, one!.now);
    case 'wheel': {
      const middle = middleOf(base, board);
      return { from: middle, to: middle, ...wheel };
    }
    default:
      return null;
  }
}
