import { useState } from 'react';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { Button } from '#ui/button.tsx';
import { Swatch } from '../swatch.tsx';
import styles from './pinned-shades.module.css';

/** Shades that show before the others are asked for: three rows of six. */
const first = 18;

/** How many kinds of pins there are, by the color of their heads. */
const pinKinds = 6;

/** The turn of a swatch, between -3 and 3 degrees, always the same in one place. */
const turnOf = (at: number): number => ((at * 37) % 13) / 2 - 3;

/** Every shade as a piece of cloth on the board, one pin each, with its name. */
export function PinnedShades({ shades }: { shades: Palette['shades'] }) {
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? shades : shades.slice(0, first);
  return (
    <>
      <ul className={styles.shades} data-all={areAllShown || undefined}>
        {shown.map(({ name, hex }, at) => (
          <li key={name} title={`${name}, ${hex}`}>
            <span className={styles.swatch}>
              <Swatch color={hex} width={58} height={60} turn={turnOf(at)} />
              <i data-pin={(at * 5 + Math.floor(at / 6)) % pinKinds} />
            </span>
            <span className={areAllShown ? styles.name : 'visually-hidden'}>{name}</span>
          </li>
        ))}
      </ul>
      {shades.length > first && (
        <div className={styles.more}>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? 'Fewer' : `All ${shades.length} shades`}
          </Button>
        </div>
      )}
    </>
  );
}
