import { WovenLabel } from '#ui/woven-label.tsx';
import knit from './garments/knit-rollneck.webp';
import styles from './welcome-rail.module.css';

const hook = 'M4 9a6 6 0 1 1 8 5c-2 1-2 3-2 5v11';

/** A photo of a knit on the left, the knit cut out of it on the right. Decoration. */
export function WelcomeRail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <span className={styles.bar} />
      <div className={styles.scene}>
        <EmptyHanger position={styles.first} />
        <EmptyHanger position={styles.last} />
        <span className={`${styles.hung} ${styles.print}`}>
          <svg className={styles.hanger} viewBox="-36 0 92 42">
            <path d={hook} />
            <path d="M-31 30h82" />
            <path className={styles.clips} d="M-22 27v13M42 27v13" />
          </svg>
          <span className={styles.paper}>
            <span className={styles.floor}>
              <Knit />
            </span>
          </span>
        </span>
        <span className={`${styles.hung} ${styles.garment}`}>
          <svg className={styles.hanger} viewBox="-36 0 92 42">
            <path d={hook} />
          </svg>
          <Knit />
        </span>
        <svg className={styles.thread} viewBox="0 0 80 50">
          <path className={styles.stitches} d="M4 4C16 52 54 52 72 22" />
          <path d="M63 22.500l10.500-3 3 10.500" />
        </svg>
        <span className={`${styles.label} ${styles.first}`}>
          <WovenLabel>Your photo</WovenLabel>
        </span>
        <span className={`${styles.label} ${styles.last}`}>
          <WovenLabel>On your rail</WovenLabel>
        </span>
      </div>
    </div>
  );
}

const Knit = () => (
  <img
    src={knit}
    width={483}
    height={556}
    alt=""
    draggable={false}
    decoding="async"
    fetchPriority="high"
  />
);

const EmptyHanger = ({ position }: { position: string | undefined }) => (
  <svg className={`${styles.empty} ${position}`} viewBox="-26 0 72 52">
    <path d={`M4 9a6 6 0 1 1 8 5c-2 1-2 3-2 5v4L-21 44q-3 5 3 6h56q6-1 3-6L10 23`} />
  </svg>
);
