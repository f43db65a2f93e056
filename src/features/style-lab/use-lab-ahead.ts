import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { labPieceQuery } from '#api/lab.ts';
import type { LabCard } from '#contract/schemas/lab.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Reads the pieces one after the other while the page is idle, the newest first, so that each opens at once, and without a
 * network too as long as the page lives.
 */
export function useLabAhead(owner: string, pieces: readonly LabCard[] | undefined): void {
  const client = useQueryClient();
  const names = pieces?.map(({ pieceId }) => pieceId).join(' ');
  useEffect(() => {
    if (!names) return;
    let isOver = false;
    const readFrom = ([pieceId, ...others]: string[]) => {
      if (!pieceId || isOver) return;
      whenIdle(() => {
        if (isOver) return;
        const query = labPieceQuery(owner, pieceId);
        const isKnown = client.getQueryData(query.queryKey) !== undefined;
        const read = isKnown ? Promise.resolve() : client.fetchQuery(query);
        read.then(
          () => readFrom(others),
          () => {},
        );
      });
    };
    readFrom(names.split(' '));
    return () => {
      isOver = true;
    };
  }, [client, owner, names]);
}
