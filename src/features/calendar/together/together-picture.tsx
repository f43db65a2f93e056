import { Board } from '#components/board/board.tsx';
import type { PlanTogether } from '#contract/schemas/shared-day.ts';
import { PiecesPicture } from '../pieces-picture.tsx';

/** The picture of what somebody wears: a board, a photo, or pieces side by side. */
export function TogetherPicture({
  shown: { board, photo, pieces },
  widthPx,
}: {
  shown: NonNullable<PlanTogether['shown']>;
  widthPx: number;
}) {
  if (board) return <Board {...board} widthPx={widthPx} />;
  return (
    <PiecesPicture images={photo ? [photo] : pieces.map(({ image }) => image)} widthPx={widthPx} />
  );
}
