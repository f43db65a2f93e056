import { type ResaleState, resaleStates } from '#contract/rules/resale.ts';
import { Stitches } from '#ui/stitches.tsx';
import { stateWords } from './resale-words.ts';
import styles from './state-line.module.css';

/** The three steps of a listing, with the one that it stands at. */
export function StateLine({ state }: { state: ResaleState }) {
  const steps = resaleStates.filter((one) => one !== 'withdrawn');
  const at = steps.indexOf(state as never);
  return (
    <ol className={styles.steps}>
      {steps.map((one, index) => (
        <li
          key={one}
          data-done={index <= at || undefined}
          aria-current={one === state ? 'step' : undefined}
        >
          <span className={styles.line}>
            <Stitches count={24} tone="inherit" />
          </span>
          {stateWords[one]}
        </li>
      ))}
    </ol>
  );
}
