import type { CSSProperties } from 'react';
import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { attributesOf } from '#contract/rules/blueprint-answers.ts';
import styles from './shape-progress.module.css';
import { wordsOf } from './shape-words.ts';

/** The steps as groups of stitches: sewn once they are answered, half of them where one stands. */
export function ShapeProgress({
  gender,
  step,
  body,
}: {
  gender: BlueprintGender;
  step: BodyAttribute;
  body: BodyAnswers;
}) {
  const steps = attributesOf(gender);
  return (
    <ol className={styles.steps}>
      {steps.map((attribute) => {
        const isHere = attribute === step;
        const isDone = !isHere && attribute in body;
        const sewn = isHere ? '50%' : isDone ? '100%' : '0%';
        return (
          <li key={attribute} aria-current={isHere ? 'step' : undefined}>
            <span className={styles.stitches} style={{ '--sewn': sewn } as CSSProperties} />
            {wordsOf(gender, attribute).label}
            {isDone && <span className="visually-hidden">, answered</span>}
          </li>
        );
      })}
    </ol>
  );
}
