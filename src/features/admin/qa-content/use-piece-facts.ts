import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { labQuery } from '#api/lab.ts';
import { labDate, labKind } from '#components/lab/lab-words.ts';
import type { LabKind } from '#contract/rules/style-lab.ts';
import { useScope } from '#lib/scope.ts';
import type { PieceFacts } from './slot-groups.ts';

const rooms: Record<LabKind, string> = {
  class: 'classes',
  color: 'reports',
  trend: 'reports',
  tip: 'tips',
};

/** What is known of the pieces of the Style Lab that members see, by their places; nothing until it is there. */
export function usePieceFacts(isWanted: boolean): ReadonlyMap<string, PieceFacts> {
  const { owner } = useScope();
  const { data } = useQuery({ ...labQuery(owner), enabled: isWanted });
  return useMemo(
    () =>
      new Map(
        data?.pieces.map((piece) => [
          `lab/${rooms[piece.kind]}/${piece.pieceId}`,
          { kind: labKind(piece), date: labDate(piece.date), day: piece.date },
        ]),
      ),
    [data],
  );
}
