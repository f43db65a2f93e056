import type { ScorePart } from '#contract/rules/stylist.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { partWords } from './lola-words.ts';
import styles from './why-it-works.module.css';

/** Stitches of a whole bar. */
const whole = 10;
/** Most parts that are told; the rest moved the score less. */
const mostTold = 6;

/** Parts that have a say only where they were asked for; "why this?" is about them first. */
const asked = new Set<ScorePart>(['occasion', 'weather', 'mood']);

const askedFirst = (reasons: LolaBoard['reasons']): LolaBoard['reasons'] =>
  reasons.toSorted((one, other) => Number(asked.has(other.part)) - Number(asked.has(one.part)));

/** Why an outfit was suggested: each part of its score as a stitched bar, with what it says. */
export function WhyItWorks({ reasons }: Pick<LolaBoard, 'reasons'>) {
  return (
    <section className={styles.why}>
      <h3>Why it works</h3>
      <dl>
        {askedFirst(reasons)
          .slice(0, mostTold)
          .map(({ part, value, words }) => {
            const sewn = Math.round(value * whole);
            return (
              <div key={part}>
                <dt>{partWords[part]}</dt>
                <dd>
                  <span className={styles.bar} role="img" aria-label={`${sewn} of ${whole}`}>
                    {Array.from({ length: whole }, (_, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
                      <span key={at} data-sewn={at < sewn || undefined} />
                    ))}
                  </span>
                </dd>
                <dd className={styles.words}>{words}</dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}
