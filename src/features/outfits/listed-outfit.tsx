import { Board } from '#components/board/board.tsx';
import type { TileProps } from '#components/list/list-kind.ts';
import { Tile } from '#components/list/tile.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { wornWords } from './outfit-words.ts';

/** An outfit in the list: its board, and what it is called. */
export function ListedOutfit({ card, link, perRow, lines, isEager }: TileProps<OutfitCard>) {
  const isDesktop = useIsDesktop();
  const note = [piecesOf(card.pieceCount), card.wearCount && wornWords(card.wearCount)];
  return (
    <Tile
      link={link}
      perRow={perRow}
      lines={lines}
      title={card.title}
      note={note.filter(Boolean).join(' · ')}
      label={card.title}
    >
      <Board
        background={card.background}
        layers={card.layers}
        thumbnail={card.thumbnail}
        widthPx={isDesktop ? 260 : 176}
        isEager={isEager}
      />
    </Tile>
  );
}
