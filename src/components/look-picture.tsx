import type { LookCard } from '#contract/schemas/look.ts';
import { Board } from './board/board.tsx';
import { ItemPicture } from './item-picture.tsx';

/** A look on a tile: its photo, or the board of its outfit. */
export function LookPicture({
  look: { image, outfit },
  widthPx,
  isEager = false,
}: {
  look: Pick<LookCard, 'image' | 'outfit'>;
  widthPx: number;
  isEager?: boolean;
}) {
  if (!image && outfit) return <Board {...outfit} widthPx={widthPx} isEager={isEager} />;
  return (
    <ItemPicture image={image} alt="" sizes={`${widthPx}px`} inset="small" isEager={isEager} />
  );
}
