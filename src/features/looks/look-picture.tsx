import { Board } from '#components/board/board.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import type { LookCard } from '#contract/schemas/look.ts';

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
