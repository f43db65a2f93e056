import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { BlueprintAnswers } from '#contract/rules/blueprint-answers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { partPath } from '../blueprint-paths.ts';
import { progressOf } from '../home/analysis-words.ts';
import { fromResult } from '../use-quiz-steps.ts';
import styles from './open-parts.module.css';

/** The ways to the analyses that are not finished; nothing where all are. */
export function OpenParts({
  gender,
  answers,
  colorSteps,
  hasColor,
}: {
  gender: BlueprintGender;
  answers: BlueprintAnswers;
  /** Steps of the color analysis that are done, of four. */
  colorSteps: number;
  hasColor: boolean;
}) {
  const open = progressOf(gender, answers, hasColor ? '' : null, colorSteps).filter(
    ({ isDone }) => !isDone,
  );
  if (open.length === 0) return null;
  return (
    <nav className={styles.open} aria-label="Still to answer">
      {open.map(({ analysis, goOn }) => (
        <ButtonLink
          key={analysis}
          kind="secondary"
          wide
          to={partPath(gender, analysis)}
          state={fromResult}
        >
          {goOn}
        </ButtonLink>
      ))}
    </nav>
  );
}
