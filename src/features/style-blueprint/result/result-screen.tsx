import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { itemNavigationQuery } from '#api/items.ts';
import { useContentChanges } from '#api/use-content-changes.ts';
import { useFeatureConfig, useMe } from '#api/users.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { type BlueprintAnswers, isBodyDone } from '#contract/rules/blueprint-answers.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { isQuizDone } from '#contract/rules/personality-quiz.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { paths } from '#lib/paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { WardrobeFitScreen } from '../wardrobe/wardrobe-fit-screen.tsx';
import { AnswerAgain } from './answer-again.tsx';
import { BuyBlueprint } from './buy-blueprint.tsx';
import { ForgetPortrait } from './forget-portrait.tsx';
import { PaletteScreen } from './palette-screen.tsx';
import { PreviewScreen } from './preview-screen.tsx';
import { useAskOnRefusal } from './use-ask-on-refusal.ts';
import { WholeResult } from './whole-result.tsx';

/** What follows from the answers: the whole of it, or a preview for whoever has not the whole. */
export function ResultScreen({
  gender,
  part,
  answers,
  color,
  place,
  colorSteps,
}: {
  gender: BlueprintGender;
  part: 'result' | 'palette' | 'wardrobe';
  answers: BlueprintAnswers;
  color: ColorAnalysis | null;
  place: PortraitPlace;
  /** Steps of the color analysis that are done, of four. */
  colorSteps: number;
}) {
  useContentChanges();
  const me = useMe();
  const features = useFeatureConfig();
  const isWhole =
    me !== null && isUnlocked('wholeBlueprint', { features, entitlements: me.entitlements });
  useAskOnRefusal(isWhole);
  const navigation = useQuery({
    ...itemNavigationQuery(me?.userId ?? '', {}),
    enabled: me !== null && !isWhole,
  });
  const pieces = navigation.data?.itemIds.length ?? null;
  if (!color && !isQuizDone(answers.personality) && !isBodyDone(answers)) {
    return <Navigate to={paths.styleBlueprint(gender)} replace />;
  }
  const again = (
    <AnswerAgain gender={gender} answers={answers} hasColor={color !== null}>
      {color && <ForgetPortrait owner={me?.userId ?? null} />}
    </AnswerAgain>
  );
  if (!isWhole) {
    return (
      <PreviewScreen
        gender={gender}
        answers={answers}
        color={color}
        place={place}
        colorSteps={colorSteps}
        pieces={pieces}
      >
        {again}
        <BuyBlueprint store={features?.store ?? null} gender={gender} />
      </PreviewScreen>
    );
  }
  if (part === 'wardrobe') return <WardrobeFitScreen owner={me.userId} gender={gender} />;
  if (part === 'palette')
    return <PaletteScreen owner={me.userId} gender={gender} color={color} place={place} />;
  return (
    <WholeResult owner={me.userId} gender={gender} color={color} place={place}>
      {again}
    </WholeResult>
  );
}
