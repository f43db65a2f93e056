import { type BoardScene, type BoardStep, type InputOf, stepTo } from './board-events.ts';
import { type BoardSession, beginSession, hold } from './board-session.ts';

/** The wheel turns: over what is chosen it begins to size or turn it, and then goes on wherever it is. */
export function turnWheel(
  session: BoardSession | null,
  { at, scale, degrees, ms }: InputOf<'wheel'>,
  scene: BoardScene,
): BoardStep {
  const turning = session ?? begin(at, ms, scene);
  if (turning?.kind !== 'wheel') return stepTo(session);
  const wheel = {
    scale: turning.wheel.scale * scale,
    degrees: turning.wheel.degrees + degrees,
  };
  return stepTo({ ...turning, wheel, isUnshown: true });
}

function begin(at: InputOf<'wheel'>['at'], ms: number, scene: BoardScene): BoardSession | null {
  const { board, layers, chosen } = scene;
  if (!at || chosen.length === 0 || !scene.isOn(chosen, at)) return null;
  const begun = { kind: 'wheel', on: null, isTouch: false, isAdding: false, board } as const;
  return hold(beginSession({ ...begun, lastMs: ms }), layers, chosen);
}
