import { LabText } from '#components/lab/lab-text.tsx';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import styles from './style-reasons.module.css';

/** What works for the whole style, and why; nothing where nobody wrote it. */
export function StyleReasons({
  reasons,
}: Pick<OperationOutput<'getStyleBlueprintCover'>, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <section className={styles.reasons} aria-label="What works, and why">
      {reasons.map(({ title, blocks }) => (
        <div key={title}>
          <h2>{title}</h2>
          <LabText blocks={blocks} />
        </div>
      ))}
    </section>
  );
}
