import { useState } from 'react';
import { useShowPictures } from '#api/items.ts';
import type { ShownVersion } from '#contract/rules/images.ts';
import type { ImageDetails } from '#contract/schemas/image.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';

/**
 * The version of a photo on screen, the cut-out or the photo itself, and the choice between the two ([Note: Cut-outs]).
 * A choice shows at once, and goes back where it could not be saved.
 */
export function usePictureVersion(
  { ownerId: owner, itemId }: Pick<ItemDetails, 'ownerId' | 'itemId'>,
  image: ImageDetails | null,
): { image: ImageDetails | null; version: ShownVersion | null; choose(to: ShownVersion): void } {
  const [chosen, setChosen] = useState<{ imageId: string; version: ShownVersion } | null>(null);
  const { mutate } = useShowPictures({ onError: () => setChosen(null) });
  if (!image?.other) return { image, version: null, choose: () => {} };
  const { imageId, other } = image;
  const kept = image.treatment?.mode === 'cutout' ? 'cutout' : 'photo';
  const version = chosen?.imageId === imageId ? chosen.version : kept;
  return {
    image: version === kept ? image : { ...image, ...other },
    version,
    choose(to) {
      setChosen({ imageId, version: to });
      mutate({ owner, itemIds: [itemId], imageIds: [imageId], shown: to });
    },
  };
}
