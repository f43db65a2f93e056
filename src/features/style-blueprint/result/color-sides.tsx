import type { ReactNode } from 'react';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import styles from './color-sides.module.css';
import { PieceLinks } from './statements.tsx';

/** Shades that stand for a side while no piece does. */
const shadesShown = 4;

/** The owner's pieces near the palette and far from it; without any, shades that say the same. */
export function ColorSides({
  palette: { shades, keepAway },
  near,
  away,
}: {
  palette: Palette;
  near: readonly ItemCard[];
  away: readonly ItemCard[];
}) {
  if (near.length === 0 && away.length === 0) {
    return (
      <div className={styles.shadeSides}>
        <Side title="Near your face" isGood>
          <Shades shades={shades} />
        </Side>
        <Side title="Away from it">
          <Shades shades={keepAway} />
        </Side>
      </div>
    );
  }
  return (
    <div className={styles.sides}>
      {near.length > 0 && (
        <Side title="Near your face" isGood>
          <PieceLinks pieces={near} />
        </Side>
      )}
      {away.length > 0 && (
        <Side title="Away from it">
          <PieceLinks pieces={away} />
        </Side>
      )}
    </div>
  );
}

function Side({
  title,
  isGood,
  children,
}: {
  title: string;
  isGood?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <h3 className={styles.title} data-good={isGood}>
        {title}
      </h3>
      {children}
    </div>
  );
}

function Shades({ shades }: { shades: readonly { name: string; hex: string }[] }) {
  return (
    <ul className={styles.shades}>
      {shades.slice(0, shadesShown).map(({ name, hex }) => (
        <li key={name}>
          <span style={{ background: hex }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
