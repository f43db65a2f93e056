import { Navigate, useLocation } from 'react-router-dom';
import { analysisTypes, type BlueprintGender } from '#contract/rules/blueprint.ts';
import { attributesOf, type BlueprintAnswers } from '#contract/rules/blueprint-answers.ts';
import { partPath } from '../blueprint-paths.ts';
import { QuizFrame } from '../quiz-frame.tsx';
import type { Answers } from '../use-answers.ts';
import { useQuizSteps } from '../use-quiz-steps.ts';
import { MeasureStep } from './measure-step.tsx';
import { measuredBody } from './measured-body.ts';
import { ShapeProgress } from './shape-progress.tsx';
import { ShapeStep } from './shape-step.tsx';
import { wordsOf } from './shape-words.ts';
import { useOwnMeasures } from './use-own-measures.ts';

/**
 * The body shape, one line of it at a time. What measurements say arrives chosen. A step behind one that was passed
 * over leads to that one; a shape that is known, to its result.
 */
export function ShapeScreen({
  gender,
  step,
  isMeasuring,
  answers,
  onAnswer,
}: {
  gender: BlueprintGender;
  /** Counted from 1; null where none was asked for. */
  step: number | null;
  /** Whether measurements are being taken. */
  isMeasuring: boolean;
  answers: BlueprintAnswers;
  onAnswer: Answers['answer'];
}) {
  const { goOn, goBack, openBeside, finish, leave } = useQuizSteps(gender, 'body');
  const { state } = useLocation();
  const measures = useOwnMeasures();
  const body: Readonly<Record<string, string | undefined>> = answers.body;
  const attributes = attributesOf(gender);
  if (isMeasuring) {
    return <MeasureStep gender={gender} measures={measures} onDone={() => goBack(1)} />;
  }
  const firstMissing = attributes.findIndex((attribute) => body[attribute] === undefined) + 1;
  if (step === null && firstMissing === 0) {
    return <Navigate to={partPath(gender, 'result')} replace />;
  }
  const attribute = step === null ? undefined : attributes[step - 1];
  if (!attribute || step === null || (firstMissing > 0 && step > firstMissing)) {
    // It stays as far from the room as the entry that it takes the place of.
    return <Navigate to={partPath(gender, 'body', firstMissing || 1)} replace state={state} />;
  }
  const { known, between } = measuredBody(gender, measures.values ?? new Map());
  const measured = (known as Partial<Record<string, string>>)[attribute];
  const chosen = body[attribute] ?? measured;
  const following = attributes[step];
  const save = (value: string) => onAnswer({ gender, body: { [attribute]: value } });
  return (
    <QuizFrame
      name={analysisTypes.body}
      count={`${step} of ${attributes.length}`}
      progress={<ShapeProgress gender={gender} step={attribute} body={answers.body} />}
      question={wordsOf(gender, attribute).question}
      next={following ? `Next: ${wordsOf(gender, following).label}` : 'See the result'}
      canGoOn={chosen !== undefined}
      onBack={() => goBack(step)}
      onNext={() => {
        if (chosen !== undefined && body[attribute] === undefined) save(chosen);
        if (following) goOn(step + 1);
        else finish();
      }}
      onLeave={leave}
    >
      <ShapeStep
        gender={gender}
        step={attribute}
        body={{ ...answers.body, ...(chosen === undefined ? {} : { [attribute]: chosen }) }}
        onChoose={save}
        onStep={(other) => goOn(attributes.indexOf(other) + 1)}
        onUseMeasurements={measured === undefined ? () => openBeside('measure') : null}
        known={known}
        between={between}
      />
    </QuizFrame>
  );
}
