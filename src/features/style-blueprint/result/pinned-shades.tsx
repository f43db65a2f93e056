import { useState } from 'react';
import { Swatch } from '#components/swatch/swatch.tsx';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { Pin } from './pin.tsx';
import styles from './pinned-shades.module.css';
import { turnOf } from './turn-of.ts';

/** Shades that show before the others are asked for: three rows of six. */
const first = 18;

/** Every shade as a piece of cloth on the board, one pin each, with its name. */
export function PinnedShades({ shades }: { shades: Palette['shades'] }) {
  // On a desktop the board has room for all.
  const isDesktop = useIsDesktop();
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const areAllShown = isAsked ?? isDesktop;
  // As large as they are, so that teeth and threads are of one size.
  const [width, height] = isDesktop ? [98, 100] : [58, 60];
  const shown = areAllShown ? shades : shades.slice(0, first);
  return (
    <>
      <ul className={styles.shades} data-all={areAllShown || undefined}>
        {shown.map(({ name, hex }, at) => (
          <li key={name} title={`${name}, ${hex}`}>
            <span className={styles.swatch}>
              <Swatch color={hex} width={width} height={height} turn={turnOf(at)} />
              <Pin at={at} />
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
            onClick={() => setAsked(!areAllShown)}
          >
            {areAllShown ? 'Fewer' : `All ${shades.length} shades`}
          </Button>
        </div>
      )}
    </>
  );
}
