import styles from './sewing-wait.module.css';
import { Stitches } from './stitches.tsx';
import { Waiting } from './waiting.tsx';

/** Stands where something will be that has no shape yet: stitches are sewn while it loads. */
export const SewingWait = ({ label }: { label: string }) => (
  <Waiting label={label} className={styles.wait}>
    <Stitches count={5} busy />
  </Waiting>
);
