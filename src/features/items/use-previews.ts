import { useEffect, useRef } from 'react';
import type { DraftPhotos, DraftPicture } from './item-draft.ts';

/** Local addresses of pictures, for as long as the editor is open. */
export function usePreviews(pictures: DraftPhotos['pictures']): Record<string, string> {
  const made = useRef(new Map<DraftPicture, string>());
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current.clear();
    },
    [],
  );
  const previewOf = (picture: DraftPicture): string => {
    const { bytes, contentType } = picture;
    const url =
      made.current.get(picture) ?? URL.createObjectURL(new Blob([bytes], { type: contentType }));
    made.current.set(picture, url);
    return url;
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([imageId, picture]) => [imageId, previewOf(picture)]),
  );
}
