import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { BodyResult } from '#contract/schemas/blueprint-results.ts';
import { MorphingForm } from '../shape/morphing-form.tsx';
import { wordsOf } from '../shape/shape-words.ts';
import { MissingPart } from './missing-part.tsx';
import styles from './section.module.css';
import { Statements } from './statements.tsx';
import { WordsDetails } from './words-details.tsx';

/** The shape, line by line, with what works on it and why. */
export function BodySection({
  gender,
  result,
}: {
  gender: BlueprintGender;
  result: BodyResult | null;
}) {
  if (!result) return <MissingPart gender={gender} analysis="body" />;
  // The page may have been opened as another gender than it was answered for since.
  const { attributes, pieces, gender: asked } = result;
  const shape = attributes.find(({ attribute }) => attribute === 'shape')!;
  const others = attributes.filter((one) => one !== shape);
  const body = Object.fromEntries(
    attributes.map(({ attribute, value }) => [attribute, value]),
  ) as BodyAnswers;
  return (
    <section className={styles.section}>
      <div className={styles.shape}>
        <div className={styles.section}>
          <h2 className={styles.title}>{shape.value}</h2>
          <dl className={styles.lines}>
            {others.map(({ attribute, value }) => (
              <div key={attribute} style={{ display: 'contents' }}>
                <dt>{wordsOf(asked, attribute as BodyAttribute).label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <span className={styles.form} aria-hidden="true">
          <MorphingForm gender={asked} body={body} line="waist" />
        </span>
      </div>
      <Statements title="Works for you" isGood statements={shape.works} pieces={pieces} />
      <Statements title="Less so" isGood={false} statements={shape.avoids} pieces={pieces} />
      {others.map((words) => (
        <WordsDetails key={words.attribute} words={words} pieces={pieces} />
      ))}
    </section>
  );
}
