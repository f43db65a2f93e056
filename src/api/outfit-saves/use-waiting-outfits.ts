import { useEffect, useMemo, useState } from 'react';
import { longestOutfitTitle } from '#contract/rules/collage.ts';
import { copyTitle } from '#contract/rules/copy-title.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { SavedOutfit } from '#lib/saved-outfit.ts';
import { dropSaved, readSaved } from './kept-saves.ts';
import {
  lastOfEach,
  saveOutfitLater,
  toWaiting,
  useOutfitSaves,
  type WaitingOutfit,
} from './outfit-saves.ts';

/** The owner's outfits that the server does not have as they are here, the last saved first. */
export function useWaitingOutfits(owner: string): readonly WaitingOutfit[] {
  const { list } = useOutfitSaves();
  return useMemo(() => {
    const mine = list.filter(({ userId }) => userId === owner);
    return lastOfEach(mine).map(toWaiting).reverse();
  }, [list, owner]);
}

/** A save of this device that another device has saved over. */
export interface ReplacedSave {
  /** Saves it as an outfit of its own. */
  keepAsCopy(): Promise<void>;
  /** Lets it go. */
  dismiss(): void;
}

/**
 * Finds what this device saved last of an outfit, where another device has saved a newer one since; else null. It
 * is not known whether the other one had seen it.
 */
export function useReplacedSave(outfit: OutfitDetails | undefined): ReplacedSave | null {
  const { ownerId, outfitId, revision = 0 } = outfit ?? {};
  const [saved, setSaved] = useState<SavedOutfit | null>(null);
  useEffect(() => {
    let isWanted = true;
    setSaved(null);
    if (!ownerId || !outfitId || revision === 0) return;
    void readSaved(ownerId, outfitId).then((found) => {
      if (isWanted) setSaved(found && found.revision < revision ? found : null);
    });
    return () => {
      isWanted = false;
    };
  }, [ownerId, outfitId, revision]);
  if (!saved || !outfit) return null;
  const dismiss = () => {
    setSaved(null);
    void dropSaved(saved.userId, saved.outfitId);
  };
  return {
    dismiss,
    async keepAsCopy() {
      const { form, collage } = saved;
      const pieces = outfit.layers.flatMap(({ itemId, title, image, isGap }) =>
        itemId !== null && !isGap
          ? [{ itemId, title, shortTitle: title, category: null, image }]
          : [],
      );
      await saveOutfitLater({
        outfitId: null,
        form: { ...form, title: copyTitle(form.title, longestOutfitTitle) },
        collage,
        baseRevision: null,
        wardrobeIds: [],
        pieces,
      });
      dismiss();
    },
  };
}
