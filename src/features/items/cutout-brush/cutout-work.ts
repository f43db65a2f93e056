import { type CutoutStroke, newestStrokes } from '#contract/rules/cutout-strokes.ts';
import { isEmptyMask, type MaskRuns } from '#contract/rules/mask-runs.ts';
import type { CutoutFields } from './cutout-draft.ts';

/** A stroke that was drawn, and the mask after it once that is known. */
export interface Step {
  id: number;
  stroke: CutoutStroke;
  after: MaskRuns | null;
}

/** The work of somebody who draws at a cut-out. */
export interface CutoutWork {
  /** The state that it began with; no mask until the machine's own has come. */
  start: { mask: MaskRuns | null; strokes: CutoutStroke[]; softness: number };
  /** Whether it began with what was drawn and not saved an earlier time. */
  cameBack: boolean;
  steps: Step[];
  /** So many of the steps hold; the others were undone and can be done again. */
  done: number;
  softness: number;
  /** Why the first step without a mask is not followed, until it is tried again. */
  failure: Error | null;
}

export type CutoutAction =
  | { do: 'begin'; mask: MaskRuns }
  | { do: 'come-back'; draft: CutoutFields }
  | { do: 'start-over'; start: CutoutWork['start'] }
  | { do: 'draw'; stroke: CutoutStroke }
  | { do: 'followed'; id: number; mask: MaskRuns }
  | { do: 'fail'; error: Error }
  | { do: 'try-again' }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'soften'; softness: number };

/** The work that begins with this. */
export const beginWork = (start: CutoutWork['start']): CutoutWork => ({
  start,
  cameBack: false,
  steps: [],
  done: 0,
  softness: start.softness,
  failure: null,
});

/** The work after an action. */
export function changeWork(work: CutoutWork, action: CutoutAction): CutoutWork {
  const { start, steps, done } = work;
  switch (action.do) {
    case 'begin':
      return start.mask ? work : { ...work, start: { ...start, mask: action.mask }, failure: null };
    case 'come-back':
      // What was drawn meanwhile is newer.
      return done > 0 ? work : { ...beginWork(action.draft), cameBack: true };
    case 'start-over':
      return beginWork(action.start);
    case 'draw': {
      const step = { id: (steps.at(-1)?.id ?? 0) + 1, stroke: action.stroke, after: null };
      return { ...work, steps: [...steps.slice(0, done), step], done: done + 1 };
    }
    case 'followed': {
      const followed = steps.map((step) =>
        step.id === action.id ? { ...step, after: action.mask } : step,
      );
      return { ...work, steps: followed, failure: null };
    }
    case 'fail':
      return { ...work, failure: action.error };
    case 'try-again':
      return { ...work, failure: null };
    case 'undo': {
      const left = { ...work, done: Math.max(0, done - 1) };
      return { ...left, failure: taskOf(left) ? work.failure : null };
    }
    case 'redo':
      return { ...work, done: Math.min(steps.length, done + 1) };
    case 'soften':
      return { ...work, softness: action.softness };
  }
}

/** The next task: the machine's own mask, or the first stroke that is not followed yet. */
export type CutoutTask =
  | { kind: 'begin' }
  | { kind: 'follow'; step: Step; mask: MaskRuns; strokes: CutoutStroke[] };

/** The next task; null while everything that was drawn is followed. */
export function taskOf({ start, steps, done }: CutoutWork): CutoutTask | null {
  if (!start.mask) return { kind: 'begin' };
  const at = steps.findIndex(({ after }, index) => index < done && !after);
  const step = steps[at];
  if (!step) return null;
  const strokes = [...start.strokes, ...steps.slice(0, at + 1).map(({ stroke }) => stroke)];
  const mask = steps[at - 1]?.after ?? start.mask;
  return { kind: 'follow', step, mask, strokes: newestStrokes(strokes) };
}

/** The last mask that is known, and the strokes that have not changed it yet. */
export function seenOf({ start, steps, done }: CutoutWork): {
  mask: MaskRuns | null;
  waiting: CutoutStroke[];
} {
  const held = steps.slice(0, done);
  const first = held.findIndex(({ after }) => !after);
  const followed = first < 0 ? held : held.slice(0, first);
  return {
    mask: followed.at(-1)?.after ?? start.mask,
    waiting: held.slice(followed.length).map(({ stroke }) => stroke),
  };
}

/** Whether something was drawn that is not saved. */
export const isUnsaved = ({ cameBack, done, softness, start }: CutoutWork): boolean =>
  cameBack || done > 0 || softness !== start.softness;

/** The drawing to be saved; null while a stroke is not followed, or there is nothing to cut out. */
export function savedOf(work: CutoutWork): CutoutFields | null {
  const { mask, waiting } = seenOf(work);
  if (!mask || waiting.length > 0 || isEmptyMask(mask)) return null;
  const drawn = work.steps.slice(0, work.done).map(({ stroke }) => stroke);
  return {
    mask,
    strokes: newestStrokes([...work.start.strokes, ...drawn]),
    softness: work.softness,
  };
}
