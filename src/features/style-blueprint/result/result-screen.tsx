import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { itemNavigationQuery } from '#api/items.ts';
import { useFeatureConfig, useMe } from '#api/users.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { type BlueprintAnswers, isBodyDone } from '#contract/rules/blueprint-answers.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { isQuizDone } from '#contract/rules/personality-quiz.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { paths } from '#lib/paths.ts';
import { WardrobeFitScreen } from '../wardrobe/wardrobe-fit-screen.tsx';
import { AnswerAgain } from './answer-again.tsx';
import { BuyBlueprint } from './buy-blueprint.tsx';
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
}: {
  gender: BlueprintGender;
  part: 'result' | 'palette' | 'wardrobe';
  answers: BlueprintAnswers;
  color: ColorAnalysis | null;
}) {
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
  const again = <AnswerAgain gender={gender} answers={answers} hasColor={color !== null} />;
  if (!isWhole) {
    const season = color && (color.review?.season ?? color.estimated);
    return (
      <PreviewScreen gender={gender} answers={answers} season={season} pieces={pieces}>
        {again}
        <BuyBlueprint store={features?.store ?? null} gender={gender} />
      </PreviewScreen>
    );
  }
  if (part === 'wardrobe') return <WardrobeFitScreen owner={me.userId} gender={gender} />;
  if (part === 'palette') return <PaletteScreen owner={me.userId} gender={gender} color={color} />;
  return (
    <WholeResult owner={me.userId} gender={gender} color={color}>
      {again}
    </WholeResult>
  );
}
