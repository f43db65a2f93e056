import {
  type BoardChange,
  type BoardScene,
  type BoardStep,
  type InputOf,
  stepTo,
} from './board-events.ts';
import { type BoardSession, hold } from './board-session.ts';
import { end, show } from './end-session.ts';

/** How far a pointer moves before it drags, in pixels. */
const slackPx = { touch: 6, mouse: 3 };

/** A pointer has gone on. */
export function move(
  session: BoardSession,
  { id, at, ms }: InputOf<'move'>,
  scene: BoardScene,
): BoardStep {
  const pointer = session.pointers.get(id);
  if (!pointer) return stepTo(session);
  if (scene.board.width !== session.board.width) return end(session, true);
  const pointers = new Map(session.pointers).set(id, { ...pointer, now: at });
  const moved = { ...session, pointers };
  if (session.kind === 'pinch') return stepTo({ ...moved, isUnshown: true });
  const [first] = pointers.values();
  const { start, now } = first!;
  const { session: begun, changes } =
    session.kind === 'press' && pointers.size === 1
      ? drag(moved, Math.hypot(now.x - start.x, now.y - start.y), scene)
      : stepTo(moved);
  switch (begun?.kind) {
    case 'move': {
      const passedMs = Math.max(1, ms - session.lastMs);
      const pixelsPerMs = (now.x - pointer.now.x) / passedMs;
      return stepTo({ ...begun, isUnshown: true, lastMs: ms }, [
        ...changes,
        { do: 'sway', pixelsPerMs },
      ]);
    }
    case 'size':
    case 'turn':
      return stepTo({ ...begun, isUnshown: true, lastMs: ms });
    case 'frame':
      return stepTo({ ...begun, lastMs: ms }, [{ do: 'frame', frame: { from: start, to: now } }]);
    default:
      return stepTo(begun, changes);
  }
}

/** The fingers of a pinch have gone on: one step for both, since it is taken at every frame. */
export function movePinch(
  session: BoardSession,
  { at }: InputOf<'pinch'>,
  scene: BoardScene,
): BoardStep {
  if (session.kind !== 'pinch') return stepTo(session);
  if (scene.board.width !== session.board.width) return end(session, true);
  const pointers = new Map(session.pointers);
  for (const [id, { start, now }] of pointers) pointers.set(id, { start, now: at.get(id) ?? now });
  return show({ ...session, pointers, isUnshown: true });
}

/** A press goes on: what it is on comes along once it is more than a tap. */
function drag(session: BoardSession, wayPx: number, scene: BoardScene): BoardStep {
  const { on, isTouch } = session;
  if (wayPx <= (isTouch ? slackPx.touch : slackPx.mouse)) return stepTo(session);
  if (on !== null) return pickUp({ ...session, kind: 'move' }, scene);
  return stepTo({ ...session, kind: isTouch ? 'over' : 'frame' });
}

/** Chooses and holds what the pointers are on; where they are on nothing, holds what is chosen already. */
export function pickUp(session: BoardSession, { chosen, layers }: BoardScene): BoardStep {
  const { on, isTouch } = session;
  const isOther = on !== null && !chosen.includes(on);
  const ids = isOther ? [on] : chosen;
  const picked: BoardChange[] = [
    { do: 'pick', ids, isTouch },
    { do: 'haptic', kind: 'light' },
  ];
  return stepTo(hold(session, layers, ids), isOther ? [{ do: 'choose', ids }, ...picked] : picked);
}
