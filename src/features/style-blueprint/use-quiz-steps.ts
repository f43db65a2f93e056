import { useLocation, useNavigate } from 'react-router-dom';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { paths } from '#lib/paths.ts';
import { type BlueprintPart, partPath } from './blueprint-paths.ts';

/** The ways through the steps of an analysis. */
export interface QuizSteps {
  /** Goes on to a step, counted from 1. */
  goOn(step: number): void;
  /** Goes back by one: to where one came from, or to the step before; from the first step to the room. */
  goBack(step: number): void;
  /** Opens something beside the steps, from which back leads here. */
  openBeside(step: string): void;
  /** Shows the result in the place of the last step. */
  finish(): void;
  /** Leaves for the room. */
  leave(): void;
}

/**
 * Steps are entries of the history, so that the host's back key goes through them. Each entry knows how many of them
 * lie between it and the room, so that leaving ends there, and not in a step again. Where the first step was opened by
 * its address, no room lies behind it: each step takes the place of the one before, and leaving that of the last.
 */
export function useQuizSteps(gender: BlueprintGender, part: BlueprintPart): QuizSteps {
  const navigate = useNavigate();
  const { state } = useLocation();
  const depth = Number(Object(state).depth) || 0;
  const leave = () => {
    if (depth > 0) void navigate(-depth);
    else void navigate(paths.styleBlueprint(gender), { replace: true });
  };
  return {
    goOn(step) {
      const to = partPath(gender, part, step);
      if (depth > 0) void navigate(to, { state: { depth: depth + 1 } });
      else void navigate(to, { replace: true });
    },
    goBack(step) {
      if (depth > 0) void navigate(-1);
      else if (step > 1) void navigate(partPath(gender, part, step - 1), { replace: true });
      else leave();
    },
    openBeside: (step) =>
      void navigate(partPath(gender, part, step), { state: { depth: depth + 1 } }),
    finish: () => void navigate(partPath(gender, 'result'), { replace: true, state: { depth } }),
    leave,
  };
}
