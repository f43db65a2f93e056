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

/** Why an outfit was suggested: what speaks for it, and apart from that what could be better. */
export function WhyItWorks({ reasons }: Pick<LolaBoard, 'reasons'>) {
  const told = askedFirst(reasons).slice(0, mostTold);
  const parts = [
    { title: 'Why it works', reasons: told.filter(({ isFor }) => isFor) },
    { title: 'What could be better', reasons: told.filter(({ isFor }) => !isFor) },
  ].filter((part) => part.reasons.length > 0);
  return (
    <>
      {parts.map((part) => (
        <Reasons key={part.title} {...part} />
      ))}
    </>
  );
}

/** Parts of a score under a heading, each as a stitched bar, with what it says. */
const Reasons = ({ title, reasons }: { title: string } & Pick<LolaBoard, 'reasons'>) => (
  <section className={styles.why}>
    <h3>{title}</h3>
    <dl>
      {reasons.map(({ part, value, words }) => {
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
