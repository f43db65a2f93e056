import styles from './dimension-line.module.css';

/** A tailor's chalk line beside the device that names the size of its web view. */
export function DimensionLine({
  viewport: { width, height },
  top,
}: {
  viewport: { width: number; height: number };
  top: number;
}) {
  return (
    <div className={styles.line} style={{ top, height }}>
      <span>
        web view {width}×{height}
      </span>
    </div>
  );
}
