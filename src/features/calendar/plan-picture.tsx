import { Board } from '#components/board/board.tsx';
import { PiecesPicture } from './pieces-picture.tsx';
import type { Planned } from './planned.ts';

/** The picture of a plan: the board of its outfit, the photo of its look, or its pieces side by side. */
export function PlanPicture({
  planned: { outfit, look, items },
  widthPx,
}: {
  planned: Planned;
  widthPx: number;
}) {
  if (outfit) return <Board {...outfit} widthPx={widthPx} />;
  if (look?.image) return <PiecesPicture images={[look.image]} widthPx={widthPx} />;
  if (look?.outfit) return <Board {...look.outfit} widthPx={widthPx} />;
  return <PiecesPicture images={items.map(({ image }) => image)} widthPx={widthPx} />;
}
