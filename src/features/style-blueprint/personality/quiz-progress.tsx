import { type PersonalityAnswers, quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import styles from './quiz-progress.module.css';

/** A stitch for every question: sewn where it was answered, with a knot at the present one. */
export function QuizProgress({ step, answered }: { step: number; answered: PersonalityAnswers }) {
  return (
    <ol className={styles.line} aria-hidden="true">
      {quizQuestionIds.map((id, at) => (
        <li
          key={id}
          data-sewn={answered[id] !== undefined || undefined}
          data-present={at === step - 1 || undefined}
        />
      ))}
    </ol>
  );
}
