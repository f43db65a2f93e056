import type { BlueprintGender, PersonalityType } from '#contract/rules/blueprint.ts';
import { personalityTypes } from '#contract/rules/blueprint.ts';
import type { QuizQuestion } from '#contract/rules/personality-quiz.ts';

const addresses = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of the picture of a card, composed by `npm run quiz:draw`. */
export const quizPicture = (
  gender: BlueprintGender,
  question: QuizQuestion,
  type: PersonalityType,
): string => addresses[`./pictures/${gender}/${question}-${type.toLowerCase()}.webp`] ?? '';

/** Asks the browser for the pictures of a question ahead, so that it shows whole. */
export function loadPictures(gender: BlueprintGender, question: QuizQuestion | undefined): void {
  if (question === undefined) return;
  for (const type of personalityTypes) new Image().src = quizPicture(gender, question, type);
}
