import type { LayerPlace } from '#contract/rules/collage.ts';
import type { Point } from '#lib/pinch.ts';
import type { Guides, HeldLayer, Size } from './board-gesture.ts';
import type { BoardSession } from './board-session.ts';

/** The contents of the board while something is done to it. */
export interface BoardScene {
  board: Size;
  /** The layers, from the back to the front. */
  layers: readonly HeldLayer[];
  chosen: readonly string[];
  /** The uppermost layer at a place, or null. */
  hit(at: Point): string | null;
  /** Whether one of these layers is at a place. */
  isOn(ids: readonly string[], at: Point): boolean;
}

/** An event on the board; places are in pixels from its upper left corner. */
export type BoardInput =
  | {
      do: 'down';
      id: number;
      at: Point;
      isTouch: boolean;
      isAdding: boolean;
      /** The handle that it is on. */
      handle: 'size' | 'turn' | null;
      ms: number;
    }
  | { do: 'move'; id: number; at: Point; ms: number }
  /** Both fingers of a pinch have told where they are by now: they are shown at once. */
  | { do: 'pinch'; at: ReadonlyMap<number, Point> }
  | { do: 'up'; id: number }
  /** The system took a pointer away. */
  | { do: 'cancel'; id: number }
  /** A finger has rested where it came down. */
  | { do: 'rest' }
  /** All pointers have told where they are by now. */
  | { do: 'show' }
  /** `at` may be null while the wheel goes on. */
  | { do: 'wheel'; at: Point | null; scale: number; degrees: number; ms: number }
  | { do: 'ask-menu'; at: Point }
  /** Ends what is under way, and keeps what was done so far. */
  | { do: 'settle' }
  /** Ends what is under way, and leaves all as it was. */
  | { do: 'let-go' };

/** A change that comes of it; several are done in order. */
export type BoardChange =
  | { do: 'choose'; ids: readonly string[] }
  | { do: 'pick'; ids: readonly string[]; isTouch: boolean }
  /** How fast what is carried goes to the right. */
  | { do: 'sway'; pixelsPerMs: number }
  | { do: 'guide'; guides: Guides }
  | { do: 'show'; layers: readonly HeldLayer[]; places: readonly LayerPlace[]; board: Size }
  | { do: 'haptic'; kind: 'selection' | 'light' | 'medium' }
  /** The frame under a drag that chooses what lies in it; null where there is none any more. */
  | { do: 'frame'; frame: { from: Point; to: Point } | null }
  | { do: 'menu'; id: string; at: Point }
  /** These are let go, and lie where they did. */
  | { do: 'put-back'; layers: readonly HeldLayer[] }
  /** The gesture is done: one step. */
  | { do: 'place'; places: ReadonlyMap<string, LayerPlace> };

/** One kind of what happens. */
export type InputOf<Do extends BoardInput['do']> = Extract<BoardInput, { do: Do }>;

/** The session after something happened, and the changes that come of it. */
export interface BoardStep {
  session: BoardSession | null;
  changes: BoardChange[];
}

/** A step to a session, with what comes of it. */
export const stepTo = (session: BoardSession | null, changes: BoardChange[] = []): BoardStep => ({
  session,
  changes,
});
