import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import type { BodyResult } from '#contract/schemas/blueprint-results.ts';
import { MorphingForm } from '../shape/morphing-form.tsx';
import { wordsOf } from '../shape/shape-words.ts';
import styles from './body-section.module.css';
import { MissingPart } from './missing-part.tsx';
import section from './section.module.css';

/** The shape, line by line, beside the dress form that has it. */
export function BodySection({
  gender,
  result,
}: {
  gender: BlueprintGender;
  result: BodyResult | null;
}) {
  if (!result) return <MissingPart gender={gender} analysis="body" />;
  // The page may have been opened as another gender than it was answered for since.
  const { attributes, gender: asked } = result;
  const shape = attributes.find(({ attribute }) => attribute === 'shape')!;
  const others = attributes.filter((one) => one !== shape);
  const body = Object.fromEntries(
    attributes.map(({ attribute, value }) => [attribute, value]),
  ) as BodyAnswers;
  return (
    <section className={styles.shape}>
      <div className={styles.words}>
        <h2 className={section.title}>{shape.value}</h2>
        <dl className={styles.lines}>
          {others.map(({ attribute, value }) => (
            <div key={attribute}>
              <dt>{wordsOf(asked, attribute as BodyAttribute).label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={section.text}>{shape.line}</p>
      </div>
      <span className={styles.form} aria-hidden="true">
        <span>
          <MorphingForm gender={asked} body={body} line="waist" />
        </span>
      </span>
    </section>
  );
}
