import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { shareWords } from '#contract/rules/personality-quiz.ts';
import type { PersonalityResult } from '#contract/schemas/blueprint-results.ts';
import { Gauge } from './gauge.tsx';
import { MissingPart } from './missing-part.tsx';
import styles from './section.module.css';

/** The strongest types with their shares. */
export function PersonalitySection({
  gender,
  result,
}: {
  gender: BlueprintGender;
  result: PersonalityResult | null;
}) {
  if (!result) return <MissingPart gender={gender} analysis="personality" />;
  const { shares, top, types } = result;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{types.map(({ type }) => type).join(', then ')}</h2>
      <div className={styles.gauges}>
        {shares.slice(0, top).map(({ type, percent }, place) => (
          <Gauge
            key={type}
            label={type}
            words={shareWords(percent)}
            percent={percent}
            place={place}
          />
        ))}
      </div>
    </section>
  );
}
