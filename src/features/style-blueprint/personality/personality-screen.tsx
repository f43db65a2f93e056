import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { analysisTypes, type BlueprintGender } from '#contract/rules/blueprint.ts';
import type { BlueprintAnswers } from '#contract/rules/blueprint-answers.ts';
import {
  nextQuestion,
  type QuizAnswer,
  quizQuestionIds,
} from '#contract/rules/personality-quiz.ts';
import { partPath } from '../blueprint-paths.ts';
import { QuizFrame } from '../quiz-frame.tsx';
import type { Answers } from '../use-answers.ts';
import { useQuizSteps } from '../use-quiz-steps.ts';
import { QuestionCards } from './question-cards.tsx';
import { questionWords } from './questions.ts';
import { loadPicturesAfter } from './quiz-pictures.ts';
import { QuizProgress } from './quiz-progress.tsx';

/**
 * The personality quiz: one question at a time. A step behind one that was passed over leads to that one; the whole
 * quiz, once it is answered, to its result.
 */
export function PersonalityScreen({
  gender,
  step,
  answers: { personality },
  onAnswer,
}: {
  gender: BlueprintGender;
  /** Counted from 1; null where none was asked for. */
  step: number | null;
  answers: BlueprintAnswers;
  onAnswer: Answers['answer'];
}) {
  const { goOn, goBack, finish, leave } = useQuizSteps(gender, 'personality');
  const { state } = useLocation();
  const missing = nextQuestion(personality);
  const firstMissing = missing === null ? null : quizQuestionIds.indexOf(missing) + 1;
  const id = step === null ? undefined : quizQuestionIds[step - 1];
  const following = step === null ? undefined : quizQuestionIds[step];
  useEffect(() => {
    if (id) loadPicturesAfter(gender, id);
  }, [gender, id]);
  if (step === null && firstMissing === null) {
    return <Navigate to={partPath(gender, 'result')} replace />;
  }
  if (!id || step === null || (firstMissing !== null && step > firstMissing)) {
    // It stays as far from the room as the entry that it takes the place of.
    return (
      <Navigate to={partPath(gender, 'personality', firstMissing ?? 1)} replace state={state} />
    );
  }
  const { title } = questionWords[id];
  const chosen = personality[id];
  const save = (answer: QuizAnswer) => onAnswer({ gender, personality: { [id]: answer } });
  const next = () => (following ? goOn(step + 1) : finish());
  return (
    <QuizFrame
      name={analysisTypes.personality}
      count={`${step} of ${quizQuestionIds.length}`}
      progress={<QuizProgress step={step} answered={personality} />}
      question={title}
      next={following ? 'Next' : 'See the result'}
      canGoOn={chosen !== undefined && chosen !== 'none'}
      onBack={() => goBack(step)}
      onNext={next}
      onLeave={leave}
    >
      <QuestionCards
        key={id}
        gender={gender}
        question={id}
        chosen={chosen ?? null}
        onChoose={save}
        onSkip={() => {
          save('none');
          next();
        }}
      />
    </QuizFrame>
  );
}
