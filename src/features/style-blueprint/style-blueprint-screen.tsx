import { Navigate } from 'react-router-dom';
import { useMe } from '#api/users.ts';
import { type BlueprintGender, blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import { answersOf } from '#contract/rules/blueprint-answers.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { blueprintParts, partPath } from './blueprint-paths.ts';
import { ColorScreen } from './color/color-screen.tsx';
import { useColor } from './color/use-color.ts';
import { BlueprintHome } from './home/blueprint-home.tsx';
import { HomeSkeleton } from './home/home-skeleton.tsx';
import { PersonalityScreen } from './personality/personality-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { ShapeScreen } from './shape/shape-screen.tsx';
import styles from './unread-answers.module.css';
import { useAnswers } from './use-answers.ts';
import { useHeldSearch } from './way-out-of-steps.ts';

const isGender = (text: unknown): text is BlueprintGender =>
  blueprintGenderKeys.includes(text as BlueprintGender);

/** The Style Blueprint (product spec, section 2): its home, or the part that the address names. */
export function StyleBlueprintScreen() {
  const { gender: inAddress } = useRouteParams();
  const search = useHeldSearch();
  const me = useMe();
  const { answers, color: kept, isFailed, retry, answer } = useAnswers();
  const { color, place, steps, refused } = useColor(kept);
  if (inAddress !== undefined && !isGender(inAddress)) {
    const meant = inAddress.toLowerCase();
    const to = isGender(meant)
      ? paths.styleBlueprint(meant, Object.fromEntries(search))
      : paths.styleBlueprint();
    return <Navigate to={to} replace />;
  }
  if (isFailed) {
    return (
      <main className={styles.failed}>
        <ErrorCard
          isWholeScreen
          title="Your answers did not load"
          text="They are safe."
          onRetry={retry}
        />
      </main>
    );
  }
  if (!answers) return <HomeSkeleton />;
  const gender = inAddress ?? answers.gender ?? (me?.gender === 'Male' ? 'male' : 'female');
  const own = answersOf(gender, answers);
  const part = blueprintParts.find((one) => one === search.get('part'));
  const step = /^[1-9]\d?$/.test(search.get('step') ?? '') ? Number(search.get('step')) : null;
  if (part === 'personality') {
    return <PersonalityScreen gender={gender} step={step} answers={own} onAnswer={answer} />;
  }
  if (part === 'body') {
    return (
      <ShapeScreen
        gender={gender}
        step={step}
        isMeasuring={search.get('step') === 'measure'}
        answers={own}
        onAnswer={answer}
      />
    );
  }
  if (part === 'color')
    return <ColorScreen gender={gender} hasSent={color !== null} refused={refused} />;
  // The result is that of the gender that was answered last.
  if (part && answers.gender !== null && answers.gender !== gender) {
    return <Navigate to={partPath(answers.gender, part)} replace />;
  }
  if (part) {
    return (
      <ResultScreen
        gender={gender}
        part={part}
        answers={own}
        color={color}
        place={place}
        colorSteps={steps}
      />
    );
  }
  return (
    <BlueprintHome
      gender={gender}
      isAsked={inAddress === undefined}
      answers={own}
      color={color}
      colorPlace={place}
      colorSteps={steps}
      onChoose={(chosen) => answer({ gender: chosen })}
    />
  );
}
