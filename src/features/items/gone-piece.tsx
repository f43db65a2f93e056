import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { spoil } from '#api/query-client.ts';
import { GoneMessage } from '#components/gone-message.tsx';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { fromList } from '#lib/list-origin.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { useScope } from '#lib/scope.ts';
import { showToast } from '#ui/toasts.ts';

/** The state that goes with a step from one piece to its neighbor. */
interface Step {
  toward: keyof Neighbors;
  /** The piece that one saw before. */
  from: string;
}

/** The state of an entry that one came to by such a step. */
export const byStep = (list: ItemFilter, step: Step) => ({ ...fromList(list), step });

/**
 * A piece that is gone: who came by a step goes on to the one behind it, or back where there is none;
 * anybody else is told.
 */
export function GonePiece({ neighbors, list }: { neighbors: Neighbors; list: ItemFilter }) {
  const { step } = (useLocation().state ?? {}) as { step?: Step };
  const client = useQueryClient();
  const navigate = useNavigate();
  const { paths } = useScope();
  const goOn = useEffectEvent(({ toward, from }: Step) => {
    const next = neighbors[toward];
    const state = next ? byStep(list, { toward, from }) : fromList(list);
    void navigate(paths.item(next ?? from), { replace: true, state });
    showToast({ title: 'A piece was left out: it was deleted meanwhile' });
    void spoil(client, ['GetItemNavigation', 'GetItems']);
  });
  const isPassing = step !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is left once
  useEffect(() => {
    if (step) goOn(step);
  }, [isPassing]);
  if (isPassing) return null;
  return (
    <GoneMessage
      title="This piece is not here"
      back={{ to: paths.items(), label: 'Back to items' }}
    />
  );
}
