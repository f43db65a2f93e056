import type { Point } from '#lib/pinch.ts';
import {
  type BoardChange,
  type BoardInput,
  type BoardScene,
  type BoardStep,
  type InputOf,
  stepTo,
} from './board-events.ts';
import { type BoardSession, beginSession, hold, rebase } from './board-session.ts';
import { chosenByFrame, chosenByTap } from './choose-layers.ts';
import { end, show } from './end-session.ts';
import { move, movePinch, pickUp } from './move-session.ts';
import { turnWheel } from './turn-wheel.ts';

/**
 * One finger drags, two size and turn around their own middle, a tap chooses, a long press opens the menu;
 * the mouse does the same with its button, wheel and frame. A pointer that the system takes away leaves
 * everything as it was. A board that gets another size under the fingers keeps what they have done so far.
 * @param session what is under way; null where nothing is.
 */
export function stepBoard(
  session: BoardSession | null,
  input: BoardInput,
  scene: BoardScene,
): BoardStep {
  switch (input.do) {
    case 'down':
      return session ? join(session, input, scene) : press(input, scene);
    case 'wheel':
      return turnWheel(session, input, scene);
    case 'ask-menu': {
      const id = session?.isTouch ? null : scene.hit(input.at);
      return stepTo(session, id === null ? [] : openMenu(id, input.at, scene));
    }
  }
  if (!session) return stepTo(session);
  switch (input.do) {
    case 'move':
      return move(session, input, scene);
    case 'pinch':
      return movePinch(session, input, scene);
    case 'up':
      return lift(session, input, scene);
    case 'cancel':
      return session.pointers.has(input.id) ? end(session, false) : stepTo(session);
    case 'rest':
      return rest(session, scene);
    case 'show':
      return show(session);
    case 'settle':
      return end(session, true);
    case 'let-go':
      return end(session, false);
  }
}

function press(
  { id, at, isTouch, isAdding, handle, ms }: InputOf<'down'>,
  scene: BoardScene,
): BoardStep {
  const { chosen, board } = scene;
  const begun: BoardSession = {
    ...beginSession({
      kind: handle ?? 'press',
      // What is chosen comes before what lies on it.
      on: chosen.find((one) => scene.isOn([one], at)) ?? scene.hit(at),
      isTouch,
      isAdding,
      board,
      lastMs: ms,
    }),
    pointers: new Map([[id, { start: at, now: at }]]),
  };
  return stepTo(handle ? hold(begun, scene.layers, chosen) : begun);
}

/** One more pointer comes. */
function join(session: BoardSession, { id, at }: InputOf<'down'>, scene: BoardScene): BoardStep {
  if (session.kind === 'wheel') return stepTo(session);
  const pointers = new Map(session.pointers).set(id, { start: at, now: at });
  const joined = { ...session, pointers };
  if (pointers.size !== 2) return stepTo(joined);
  if (session.kind === 'move') {
    const shown = show(session);
    return stepTo(rebase({ ...shown.session!, kind: 'pinch', pointers }), shown.changes);
  }
  if (session.kind !== 'press') return stepTo(joined);
  // Fingers beside a small piece mean the one that is chosen.
  const on = session.on ?? (scene.chosen.length === 0 ? scene.hit(at) : null);
  if (on === null && scene.chosen.length === 0) return stepTo(joined);
  return pickUp({ ...joined, on, kind: 'pinch' }, scene);
}

function lift(session: BoardSession, { id }: InputOf<'up'>, scene: BoardScene): BoardStep {
  const pointer = session.pointers.get(id);
  if (!pointer) return stepTo(session);
  const pointers = new Map(session.pointers);
  pointers.delete(id);
  if (pointers.size > 0) {
    const shown = show(session);
    const lifted = { ...shown.session, pointers };
    const isOfPinch = session.kind === 'pinch' && [...session.pointers.keys()].indexOf(id) < 2;
    if (!isOfPinch) return stepTo(lifted, shown.changes);
    // A third one takes its part.
    const kind = pointers.size === 1 ? 'move' : 'pinch';
    return stepTo(rebase({ ...lifted, kind }), shown.changes);
  }
  const chosen =
    session.kind === 'press'
      ? chosenByTap(scene, pointer.now, session.isAdding)
      : session.kind === 'frame'
        ? chosenByFrame(scene, pointer.start, pointer.now, session.isAdding)
        : null;
  const ended = end(session, true);
  return chosen ? stepTo(null, [{ do: 'choose', ids: chosen }, ...ended.changes]) : ended;
}

/** A finger that rests opens the menu, and does nothing else until it has gone. */
function rest(session: BoardSession, scene: BoardScene): BoardStep {
  const { kind, on, isTouch, pointers } = session;
  const [pointer] = pointers.values();
  if (kind !== 'press' || on === null || !isTouch || !pointer) return stepTo(session);
  return stepTo({ ...session, kind: 'over' }, [
    { do: 'haptic', kind: 'medium' },
    ...openMenu(on, pointer.start, scene),
  ]);
}

function openMenu(id: string, at: Point, { chosen }: BoardScene): BoardChange[] {
  const opened: BoardChange = { do: 'menu', id, at };
  return chosen.includes(id) ? [opened] : [{ do: 'choose', ids: [id] }, opened];
}
