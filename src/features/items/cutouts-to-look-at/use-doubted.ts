import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemCutoutQuery } from '#api/cutouts.ts';
import { itemQuery } from '#api/items.ts';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { AppError } from '#lib/errors.ts';
import type { WalkRow } from './cutouts-walk.ts';
import { type Pair, pairOf } from './doubt-pictures.tsx';

/** A doubted cut-out with all that is shown of it. */
export interface DoubtedPiece {
  /** Null until it is known. */
  item: ItemDetails | null;
  pair: Pair | null;
  mask: MaskRuns | null;
  /** Its piece, or its photo, is gone meanwhile. */
  isGone: boolean;
  isError: boolean;
  retry(): void;
}

const none: WalkRow = { itemId: '', imageId: '' };

/** Reads a doubted cut-out. */
export function useDoubted(owner: string, row: WalkRow | null): DoubtedPiece {
  const { itemId, imageId } = row ?? none;
  const enabled = row !== null;
  const details = useQuery({ ...itemQuery(useQueryClient(), owner, itemId), enabled });
  const drawn = useQuery({ ...itemCutoutQuery(owner, itemId, imageId), enabled });
  const item = (enabled && details.data?.item) || null;
  const image = item?.images.find((one) => one.imageId === imageId) ?? null;
  const pair = useMemo(() => image && pairOf(image), [image]);
  const isKnown = details.isSuccess && !details.isPlaceholderData && !details.isFetching;
  const isMissing = details.error instanceof AppError && details.error.kind === 'not-found';
  return {
    item,
    pair,
    mask: drawn.data?.mask ?? null,
    isGone: enabled && (isMissing || (isKnown && pair === null)),
    isError: enabled && details.isError && !isMissing && pair === null,
    retry: () => void details.refetch(),
  };
}
