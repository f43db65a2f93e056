import { useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import type { Swaps } from '#components/styling/styling-swaps.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';
import { Button } from '#ui/button.tsx';
import { SwapSheet } from './swap-sheet.tsx';
import styles from './unready-pieces.module.css';

const whereIs: Record<ItemAvailability, string> = {
  ready: 'is ready',
  worn: 'is ready',
  'in-the-wash': 'is in the wash',
  'at-the-studio': 'is at the studio',
  lent: 'is lent',
  packed: 'is packed',
  'in-storage': 'is in storage',
  'for-sale': 'is for sale',
  gone: 'is gone',
};

/** Says which pieces of a board cannot be worn now, and offers others for them. */
export function UnreadyPieces({
  styling,
  swaps,
  onSwaps,
}: {
  styling: StylingDetails;
  swaps: Swaps;
  onSwaps(swaps: Swaps): void;
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const { unready, layers } = styling;
  const isForgotten = layers.some(({ itemId }) => itemId === null);
  if (unready.length === 0 && !isForgotten) return null;
  const change = (itemId: string, by: string | null) => {
    const next = new Map(swaps);
    if (by === null) next.delete(itemId);
    else next.set(itemId, by);
    onSwaps(next);
  };
  const shown = unready.find(({ itemId }) => itemId === asked);
  return (
    <>
      <ul className={styles.list} aria-label="Not ready">
        {unready.map(({ itemId, piece, isDeleted, swaps: offered }) => {
          const by = offered.find((card) => card.itemId === swaps.get(itemId));
          const name = itemName(piece);
          return (
            <li key={itemId} className={styles.row} data-settled={by ? '' : undefined}>
              <span className={styles.picture}>
                <ItemPicture image={(by ?? piece).image} alt="" sizes="34px" inset="small" />
              </span>
              <span className={styles.words} dir="auto">
                {by ? (
                  <>
                    <strong>{itemName(by)}</strong>
                    <span>In place of {name}</span>
                  </>
                ) : (
                  <>
                    <strong>
                      {name} {isDeleted ? 'is deleted' : whereIs[piece.availability]}
                    </strong>
                    {offered.length === 0 && <span>Nothing else of its kind is ready</span>}
                  </>
                )}
              </span>
              {by ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Undo: ${name}`}
                  onClick={() => change(itemId, null)}
                >
                  Undo
                </Button>
              ) : (
                offered.length > 0 && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Swap it: ${name}`}
                    onClick={() => setAsked(itemId)}
                  >
                    Swap it
                  </Button>
                )
              )}
            </li>
          );
        })}
        {isForgotten && (
          <li className={styles.row}>
            <span className={styles.words}>
              <strong>A piece of it is gone for good</strong>
            </span>
          </li>
        )}
      </ul>
      {shown && (
        <SwapSheet
          name={itemName(shown.piece)}
          swaps={shown.swaps}
          onSwap={(by) => change(shown.itemId, by)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
