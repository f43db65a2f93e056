import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import { productWords } from '../app-store.ts';
import { ControlButton } from '../control-button.tsx';
import { perform } from '../perform.ts';
import styles from './permission-question.module.css';

/** The question of the app's store whether to buy something. */
export function PurchaseQuestion() {
  const { selling } = useSnapshot(app);
  if (!selling) return null;
  const decide = (decision: 'buy' | 'cancel' | 'wait' | 'fail') =>
    perform({ do: 'purchase', decision });
  return (
    <div className={styles.veil}>
      <section className={styles.card} aria-label="Purchase">
        <p>
          <b>{productWords[selling]}</b>
          <br />A test store: nothing is charged.
        </p>
        <ControlButton onClick={() => decide('cancel')}>Cancel</ControlButton>
        <ControlButton onClick={() => decide('buy')}>Buy</ControlButton>
        <ControlButton onClick={() => decide('wait')}>Ask a parent</ControlButton>
        <ControlButton onClick={() => decide('fail')}>Fail</ControlButton>
      </section>
    </div>
  );
}
