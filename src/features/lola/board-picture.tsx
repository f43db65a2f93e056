import { Board } from '#components/board/board.tsx';
import type { layOut } from '#components/board/lay-out.ts';
import { layerExtent, layerStyle, ratioOf } from '#components/board/layer-geometry.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { isNamed, itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import styles from './board-picture.module.css';
import { dotPlace, type Place } from './disc-places.ts';
import { drawnLayers } from './drawn-layers.ts';

/** An outfit's picture: a piece without a photo has its name in its place, the nearest to what is lacking a dot. */
export function BoardPicture({
  layers,
  cards,
  lacks = [],
  taken = [],
  widthPx,
  isEager = false,
}: {
  layers: ReturnType<typeof layOut>;
  cards: ReadonlyMap<string, ItemCard>;
  lacks?: LolaBoard['lacks'];
  /** Where something lies over the picture already, in fractions of its sides. */
  taken?: readonly Place[];
  /** About how wide it is shown. */
  widthPx: number;
  isEager?: boolean;
}) {
  return (
    <span className={styles.picture}>
      <Board
        background="paper"
        layers={drawnLayers(layers, cards)}
        widthPx={widthPx}
        isEager={isEager}
      />
      <span className={styles.over} aria-hidden="true">
        {layers.map(({ itemId, ...place }) => {
          const card = cards.get(itemId ?? '');
          if (!card) return null;
          const ratio = ratioOf(card.image);
          const dot = dotPlace(place, layerExtent(place.size, ratio), taken);
          return (
            <span key={itemId}>
              {!card.image?.urls && (
                <span className={styles.name} style={layerStyle(place, ratio)}>
                  <strong dir="auto">{itemName(card)}</strong>
                  {isNamed(card.title) && card.category && (
                    <span>{categoryLabel(card.category)}</span>
                  )}
                </span>
              )}
              {lacks.some((one) => one.itemId === itemId) && (
                <i
                  className={styles.dot}
                  style={{ left: `${dot.x * 100}%`, top: `${dot.y * 100}%` }}
                />
              )}
            </span>
          );
        })}
      </span>
    </span>
  );
}
