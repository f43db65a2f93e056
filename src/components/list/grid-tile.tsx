import { type ComponentType, memo, useMemo } from 'react';
import { tileKey } from '#lib/carried-picture.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import type { Selection } from '#lib/selection.ts';
import { useIsChosen } from '#lib/use-is-chosen.ts';
import type { TileProps, TileShape } from './list-kind.ts';
import { TileSkeleton } from './tile.tsx';

interface GridTileProps<Card> extends Omit<TileProps<Card>, 'card' | 'link'> {
  noun: string;
  id: string;
  /** Undefined until its window of cards has come. */
  card: Card | undefined;
  to: string;
  state: unknown;
  Tile: ComponentType<TileProps<Card>>;
  selection: Selection;
  isSelecting: boolean;
}

function PlainGridTile<Card>({
  noun,
  id,
  card,
  to,
  state,
  Tile,
  selection,
  isSelecting,
  ...shape
}: GridTileProps<Card>) {
  const isChosen = useIsChosen(selection, id);
  const link = useMemo(
    () => ({
      to,
      state,
      selection: isSelecting ? { isChosen, onToggle: () => selection.toggle(id) } : undefined,
    }),
    [to, state, isSelecting, isChosen, selection, id],
  );
  return (
    <div data-tile={tileKey(noun, id)} data-id={id}>
      {card ? <Tile card={card} link={link} {...shape} /> : <TileWait {...shape} />}
    </div>
  );
}

/** A tile, or its wait, at its position in the grid. Memoized, so that a tap is answered at once. */
export const GridTile = memo(PlainGridTile) as typeof PlainGridTile;

function TileWait({ perRow, lines }: TileShape) {
  return useIsLongWait() && <TileSkeleton perRow={perRow} lines={lines} />;
}
