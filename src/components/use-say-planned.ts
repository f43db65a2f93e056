import { useRef } from 'react';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { dismissToast } from '#ui/toasts.ts';

type Asked = OperationInput<'savePlan'>;
type Saved = OperationOutput<'savePlan'>;

/**
 * Says what a save of a plan does as soon as it is shown; anew where the server answers otherwise, since another device
 * has planned or worn it already; and takes that back where it is refused.
 * @param say shows it. Answers the id of its toast.
 */
export function useSayPlanned(say: (saved: Saved, asked: Asked) => number) {
  const said = useRef(new WeakMap<Asked, { saved: Saved; toast: number }>());
  const sayOf = (saved: Saved, asked: Asked) => {
    said.current.set(asked, { saved, toast: say(saved, asked) });
  };
  const takeBack = (asked: Asked) => {
    const before = said.current.get(asked);
    if (before) dismissToast(before.toast);
  };
  return {
    onShown: sayOf,
    onSuccess(saved: Saved, asked: Asked): void {
      const foreseen = said.current.get(asked)?.saved;
      if (saved.isNew === foreseen?.isNew && saved.wasWorn === foreseen.wasWorn) return;
      takeBack(asked);
      sayOf(saved, asked);
    },
    takeBack,
    isSaid: (asked: Asked) => said.current.has(asked),
  };
}
