import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import { classes } from '#ui/classes.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './plan-choice.module.css';
import { dollars, everyWords, planLines } from './plan-words.ts';

/** Plans to choose from, as one group of large cards. */
export function PlanChoice({
  plans,
  chosen,
  hadTrial,
  onChoose,
}: {
  plans: readonly CirclePlanKey[];
  /** Null: none yet. */
  chosen: CirclePlanKey | null;
  hadTrial: boolean;
  onChoose(plan: CirclePlanKey): void;
}) {
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">Plan</legend>
      {plans.map((plan) => {
        const { name, badge, priceCents } = circlePlans[plan];
        const lines = planLines(plan, hadTrial);
        return (
          <label key={plan} className={classes(styles.plan, plan === chosen && styles.chosen)}>
            <input
              type="radio"
              name="plan"
              className="visually-hidden"
              checked={plan === chosen}
              onChange={() => onChoose(plan)}
            />
            <span className={styles.mark} />
            <span className={styles.name}>{name}</span>
            {badge && (
              <span className={styles.badge}>
                <WovenLabel tone="thread">{badge}</WovenLabel>
              </span>
            )}
            <span className={styles.price}>
              <b>{dollars(priceCents)}</b> {everyWords(plan)}
            </span>
            {lines.length > 0 && (
              <span className={styles.lines}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
