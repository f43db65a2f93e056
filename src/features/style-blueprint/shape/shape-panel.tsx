import { Check } from 'lucide-react';
import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { attributesOf } from '#contract/rules/blueprint-answers.ts';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import { MorphingForm } from './morphing-form.tsx';
import styles from './shape-panel.module.css';
import { lineOf, wordsOf } from './shape-words.ts';

/** The panel with the form, and the answers to other steps, which lead back to them. */
export function ShapePanel({
  gender,
  step,
  body,
  before,
  onStep,
}: {
  gender: BlueprintGender;
  step: BodyAttribute;
  body: BodyAnswers;
  /** The answers with which the step began. */
  before: BodyAnswers;
  onStep(attribute: BodyAttribute): void;
}) {
  const answers: Partial<Record<BodyAttribute, string>> = body;
  const former: Partial<Record<BodyAttribute, string>> = before;
  const isChanged = answers[step] !== former[step];
  const answered = attributesOf(gender).filter((each) => each !== step && answers[each]);
  return (
    <div className={classes(styles.panel, paper.paper)}>
      <MorphingForm
        gender={gender}
        body={body}
        line={lineOf(step, answers[step])}
        before={isChanged ? before : undefined}
      />
      <ul className={styles.chips}>
        {answered.map((attribute) => (
          <li key={attribute}>
            <button
              type="button"
              aria-label={`${wordsOf(gender, attribute).label}: ${answers[attribute]}, change`}
              onClick={() => onStep(attribute)}
            >
              <span>
                <Check aria-hidden="true" />
                {answers[attribute]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isChanged && (
        <p className={styles.legend}>
          <span className={styles.dots} aria-hidden="true" />
          Before
        </p>
      )}
    </div>
  );
}
