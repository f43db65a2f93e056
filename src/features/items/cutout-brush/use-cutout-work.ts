import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useFollowStrokes } from '#api/cutouts.ts';
import { isCancelled } from '#lib/errors.ts';
import { type Draft, useDraft } from '#lib/use-draft.ts';
import { type CutoutFields, cutoutDraft } from './cutout-draft.ts';
import {
  beginWork,
  type CutoutAction,
  type CutoutWork,
  changeWork,
  isUnsaved,
  savedOf,
  taskOf,
} from './cutout-work.ts';
import { paintMask } from './paint-mask.ts';

/** A photo of a piece. */
export interface PhotoOf {
  owner: string;
  itemId: string;
  imageId: string;
}

/**
 * The work at a cut-out: strokes are followed one after another, in the order in which they were drawn; what is not
 * saved is kept on the device.
 */
export function useCutoutWork(
  { owner, itemId, imageId }: PhotoOf,
  start: CutoutWork['start'],
): {
  work: CutoutWork;
  act(action: CutoutAction): void;
  draft: Draft<CutoutFields>;
} {
  const [work, act] = useReducer(changeWork, start, beginWork);
  const { mutateAsync: follow } = useFollowStrokes();
  const draft = useDraft({ kind: cutoutDraft, userId: owner, id: imageId });

  const task = work.failure ? null : taskOf(work);
  const todo = !task ? '' : task.kind === 'begin' ? 'begin' : `follow ${task.step.id}`;
  const carryOut = useEffectEvent((signal: AbortSignal) => {
    if (!task) return;
    const photo = { owner, itemId, imageId };
    const fail = (error: Error) => {
      if (!signal.aborted && !isCancelled(error)) act({ do: 'fail', error });
    };
    if (task.kind === 'begin') {
      follow({ input: { ...photo, mask: null, strokes: [] }, signal }).then(
        ({ mask }) => act({ do: 'begin', mask }),
        fail,
      );
      return;
    }
    const { step, mask, strokes } = task;
    const { id, stroke } = step;
    if (stroke.kind === 'erase' || stroke.kind === 'restore') {
      act({ do: 'followed', id, mask: paintMask(mask, stroke) });
      return;
    }
    follow({ input: { ...photo, mask, strokes }, signal }).then(
      ({ mask }) => !signal.aborted && act({ do: 'followed', id, mask }),
      fail,
    );
  });
  useEffect(() => {
    if (!todo) return;
    const taken = new AbortController();
    carryOut(taken.signal);
    return () => taken.abort();
  }, [todo]);

  const cameBack = draft.cameBack && work.done === 0 && !work.cameBack;
  const comeBack = useEffectEvent(() => {
    const { mask, strokes, softness = 0 } = draft.changes;
    const isOfThis = mask?.width === start.mask?.width || !start.mask;
    if (mask && strokes && isOfThis) act({ do: 'come-back', draft: { mask, strokes, softness } });
    else draft.forget();
  });
  useEffect(() => {
    if (cameBack) comeBack();
  }, [cameBack]);

  const unsaved = isUnsaved(work) ? savedOf(work) : null;
  const isClean = !isUnsaved(work);
  const isKept = useRef(false);
  const keep = useEffectEvent(() => {
    if (unsaved) draft.change(unsaved);
    // All was undone.
    else if (isClean && isKept.current) draft.forget();
    isKept.current = unsaved !== null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is to be saved is another
  useEffect(() => keep(), [unsaved?.mask, work.done, work.softness, isClean]);

  return { work, act, draft };
}
