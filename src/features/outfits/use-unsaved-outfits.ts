import { useCallback, useEffect, useState } from 'react';
import { useOutfitSaves } from '#api/outfit-saves/outfit-saves.ts';
import { showUndo } from '#ui/toasts.ts';
import { discardUnsaved, readUnsaved, type UnsavedOutfit } from './unsaved-outfits.ts';

/** The outfits laid out on this device and not saved, and how to throw one away. */
export function useUnsavedOutfits(owner: string) {
  const [unsaved, setUnsaved] = useState<readonly UnsavedOutfit[]>([]);
  const { list, isRead } = useOutfitSaves();
  const read = useCallback(() => readUnsaved(owner).then(setUnsaved), [owner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that was sent is another place to go on at
  useEffect(() => {
    let isWanted = true;
    void readUnsaved(owner).then((all) => isWanted && setUnsaved(all));
    return () => {
      isWanted = false;
    };
  }, [owner, list.length, isRead]);
  const discard = async (one: UnsavedOutfit) => {
    const bringBack = await discardUnsaved(one);
    await read();
    showUndo(
      one.outfitId === null ? 'The outfit was thrown away' : 'The changes were thrown away',
      () => void bringBack().then(read),
    );
  };
  return { unsaved, discard };
}
