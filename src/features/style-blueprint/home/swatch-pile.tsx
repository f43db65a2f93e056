import { Swatch } from '../swatch.tsx';
import styles from './swatch-pile.module.css';

/** Colors of the pile and their places: left, top, turn. */
const pile = [
  ['#8a525c', 2, 12, -3],
  ['#bd7d8c', 20, 4, 4],
  ['#8fae86', 40, 10, 6],
  ['#5f86a8', 10, 36, -2],
  ['#b59f6c', 32, 38, 3],
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
