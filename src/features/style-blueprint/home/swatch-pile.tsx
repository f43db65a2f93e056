import { Swatch } from '#components/swatch/swatch.tsx';
import styles from './swatch-pile.module.css';

/** Colors of the pile and their places: left, top, turn. */
const pile = [
  ['var(--cloth-1)', 2, 12, -3],
  ['var(--cloth-2)', 20, 4, 4],
  ['var(--cloth-3)', 40, 10, 6],
  ['var(--cloth-4)', 10, 36, -2],
  ['var(--cloth-5)', 32, 38, 3],
] as const;

/** Five pieces of cloth, laid over each other. */
export function SwatchPile() {
  return (
    <span className={styles.pile}>
      {pile.map(([color, left, top, turn]) => (
        <span key={color} style={{ left, top }}>
          <Swatch color={color} width={30} height={32} turn={turn} />
        </span>
      ))}
    </span>
  );
}
