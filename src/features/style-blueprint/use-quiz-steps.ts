import { useLocation, useNavigate } from 'react-router-dom';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { paths } from '#lib/paths.ts';
import { type BlueprintPart, partPath } from './blueprint-paths.ts';
import { leaveSteps } from './way-out-of-steps.ts';

/** The ways through the steps of an analysis. */
export interface QuizSteps {
  /** Goes on to a step, counted from 1. */
  goOn(step: number): void;
  /** Goes back by one: to where one came from, or to the step before; from the first step to the room. */
  goBack(step: number): void;
  /** Opens something beside the steps, from which back leads here. */
  openBeside(step: string): void;
  /** Shows the result in the place of all the steps. */
  finish(): void;
  /** Leaves for where one came from: the room, or the result. */
  leave(): void;
}

/** The state of an entry of the history that the room leads to: one above what leaving leads back to. */
export const fromRoom = { depth: 1, isAboveRoom: true };

/** The same of an entry that the result leads to, which lies right below. */
export const fromResult = { ...fromRoom, isAboveResult: true };

/**
 * Steps are entries of the history, so that the host's back key goes through them. Each entry knows how many of them
 * one came through, and whether the room or the result lies below them all, so that leaving ends there, and not in a
 * step again.
 */
export function useQuizSteps(gender: BlueprintGender, part: BlueprintPart): QuizSteps {
  const navigate = useNavigate();
  const { state } = useLocation();
  const depth = Number(Object(state).depth) || 0;
  const isAboveRoom = Object(state).isAboveRoom === true;
  const isAboveResult = Object(state).isAboveResult === true;
  const further = { state: { depth: depth + 1, isAboveRoom, isAboveResult } };
  const first = { depth: isAboveRoom ? 1 : 0, isAboveRoom };
  const endAt = (path: string) => leaveSteps(navigate, depth - first.depth, path, first);
  const leave = () => {
    // A link, or an app that was ended, may have led to a step at once.
    if (isAboveRoom) void navigate(-depth);
    else endAt(paths.styleBlueprint(gender));
  };
  return {
    goOn: (step) => void navigate(partPath(gender, part, step), further),
    goBack(step) {
      if (depth > 0) void navigate(-1);
      else if (step > 1) void navigate(partPath(gender, part, step - 1), { replace: true });
      else leave();
    },
    openBeside: (step) => void navigate(partPath(gender, part, step), further),
    finish: () => (isAboveResult ? leave() : endAt(partPath(gender, 'result'))),
    leave,
  };
}
