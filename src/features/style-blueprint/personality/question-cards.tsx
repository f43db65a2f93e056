import { Check } from 'lucide-react';
import { useId } from 'react';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { QuizAnswer, QuizQuestion } from '#contract/rules/personality-quiz.ts';
import { useSecondTapGuard } from '#lib/use-second-tap-guard.ts';
import styles from './question-cards.module.css';
import { captionOf, questionWords } from './questions.ts';
import { quizPicture } from './quiz-pictures.ts';
import { shuffledTypes } from './shuffled-types.ts';

/** The picture cards of a question, one of which may be chosen, and the way past it. */
export function QuestionCards({
  gender,
  question,
  chosen,
  onChoose,
  onSkip,
}: {
  gender: BlueprintGender;
  question: QuizQuestion;
  /** Null where nothing was answered. */
  chosen: QuizAnswer | null;
  onChoose(answer: QuizAnswer): void;
  onSkip(): void;
}) {
  const name = useId();
  // The next question has its own *None of these* in the same place.
  const keepFromNext = useSecondTapGuard();
  const { title } = questionWords[question];
  return (
    <div className={styles.cards}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{title}</legend>
        {shuffledTypes(question).map((type) => (
          <label key={type} className={styles.card}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={chosen === type}
              onChange={() => onChoose(type)}
            />
            <span className={styles.board}>
              <img src={quizPicture(gender, question, type)} alt="" width={424} height={356} />
            </span>
            <span className={styles.caption}>{captionOf(gender, question, type)}</span>
            <span className={styles.check} aria-hidden="true">
              <Check />
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.none}
        data-chosen={chosen === 'none' || undefined}
        aria-pressed={chosen === 'none'}
        onClickCapture={keepFromNext}
        onClick={onSkip}
      >
        <svg viewBox="0 0 56 40" aria-hidden="true">
          <path d="M28 15v-2.5a4.5 4.5 0 1 0-4.5-4.5M28 15 4.6 31.6C2.5 33.1 3.2 36 6 36h44c2.800 0 3.500-2.900 1.400-4.400Z" />
        </svg>
        <b>None of these</b>
        <span>Skip the question</span>
      </button>
    </div>
  );
}
