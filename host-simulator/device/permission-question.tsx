import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { perform } from '../perform.ts';
import { permissionWords } from '../permissions.ts';
import styles from './permission-question.module.css';

/** The question that a phone asks its user over the app. */
export function PermissionQuestion() {
  const { asked } = useSnapshot(app);
  if (!asked) return null;
  const decide = (state: 'granted' | 'denied') => perform({ do: 'permission', name: asked, state });
  return (
    <div className={styles.veil}>
      <section className={styles.card} aria-label="Permission">
        <p>Hem would like to {permissionWords[asked]}</p>
        <ControlButton onClick={() => decide('denied')}>Don’t allow</ControlButton>
        <ControlButton onClick={() => decide('granted')}>Allow</ControlButton>
      </section>
    </div>
  );
}
