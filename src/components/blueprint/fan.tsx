import { Lock } from 'lucide-react';
import { Swatch } from '#components/swatch/swatch.tsx';
import { useIsDesktop } from '#lib/use-media.ts';
import styles from './fan.module.css';

/** How each swatch of a fan is turned, in degrees, and how far it lies lower, in pixels. */
const lies = [
  [-3, 2],
  [1.5, -2],
  [-1.5, 3],
  [1, 0],
  [-1, 4],
  [2, -1],
  [-0.5, 1],
] as const;

/** Swatches beside each other, as somebody laid them; what is locked is a plain card. Decoration. */
export function Fan({
  colors,
  locked = 0,
  isDesktop,
}: {
  colors: readonly string[];
  locked?: number;
  /** Whether it is drawn as large as on a desktop; as the window is unless said. */
  isDesktop?: boolean;
}) {
  const isWide = useIsDesktop();
  // As large as they are, so that teeth and threads are of one size.
  const [width, height] = (isDesktop ?? isWide) ? [114, 92] : [52, 74];
  const cards = [...colors, ...Array.from({ length: locked }, () => null)];
  return (
    <div className={styles.fan} aria-hidden="true">
      {cards.map((color, at) => {
        const [turn, lower] = lies[at % lies.length]!;
        const style = { rotate: `${turn}deg`, translate: `0 ${lower}px` };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <span key={at} className={color ? styles.swatch : styles.card} style={style}>
            {color ? <Swatch color={color} width={width} height={height} /> : <Lock />}
          </span>
        );
      })}
    </div>
  );
}
