import { useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type Upload, uploads } from '#api/upload-queue/uploads.ts';

/** The photos that become pieces of a list. */
export interface Arriving {
  /** The ids that are not in the list yet, in the order in which they will stand there. */
  ids: readonly string[];
  /** How many are not saved yet. */
  count: number;
  /** The uploads that were not added. */
  stopped: readonly Upload[];
}

/** Nothing is on its way. */
export const noneArriving: Arriving = { ids: [], count: 0, stopped: [] };

/**
 * The photos on their way into a list: of a wardrobe, or of all pieces. Pieces are made in the order of
 * their photos and stand with the newest first, so each photo has the place already that its piece will
 * have. `itemIds` is what the list shows; null where it leaves out pieces that were just added.
 */
export function useArriving(
  wardrobeId: string | null,
  itemIds: readonly string[] | null,
): Arriving {
  const list = useSnapshot(uploads).list as Upload[];
  const listed = useListed(list, itemIds);
  const mine = list.filter(
    ({ destination }) =>
      destination.kind === 'item' && (wardrobeId === null || destination.wardrobeId === wardrobeId),
  );
  const stopped = mine.filter(({ step }) => step === 'refused' || step === 'same');
  const going = mine.filter((photo) => !stopped.includes(photo));
  const unsaved = going.filter(({ step }) => step !== 'saved');
  const names = going
    .filter(({ step, itemId }) => step !== 'saved' || !listed(itemId))
    .map(({ id }) => id)
    .toReversed()
    .join();
  const ids = useMemo(() => (names ? names.split(',') : []), [names]);
  return { ids, count: unsaved.length, stopped };
}

/**
 * Tells which new pieces the list has taken over. It is read again now and then while many are added,
 * so a photo that is done keeps its tile until then; and does not get one again when its piece is
 * deleted.
 */
function useListed(list: readonly Upload[], itemIds: readonly string[] | null) {
  const taken = useRef(new Set<string>());
  if (list.some(({ step }) => step === 'saved')) {
    const there = new Set(itemIds);
    for (const { itemId } of list) if (itemId && there.has(itemId)) taken.current.add(itemId);
  }
  return (itemId: string | null) =>
    itemId === null || itemIds === null || taken.current.has(itemId);
}
