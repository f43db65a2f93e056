import { start } from '../app-life.ts';
import { ControlButton } from '../control-button.tsx';
import styles from './closed-app.module.css';

/** The screen of a phone when the app is not running. */
export function ClosedApp() {
  return (
    <div className={styles.closed}>
      <p>The app is not running</p>
      <ControlButton onClick={start}>Start the app</ControlButton>
    </div>
  );
}
