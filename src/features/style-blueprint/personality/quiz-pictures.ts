import type { BlueprintGender, PersonalityType } from '#contract/rules/blueprint.ts';
import { personalityTypes } from '#contract/rules/blueprint.ts';
import { type QuizQuestion, quizQuestionIds } from '#contract/rules/personality-quiz.ts';

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

/** How many questions ahead pictures are loaded: somebody may go on before those of the next one have come. */
const ahead = 2;

/** What is loaded ahead; a browser keeps at hand what somebody still holds. */
const held: HTMLImageElement[] = [];

/** Asks the browser for the pictures of the questions after one, the nearest first, so that they show whole. */
export function loadPicturesAfter(gender: BlueprintGender, question: QuizQuestion): void {
  const at = quizQuestionIds.indexOf(question) + 1;
  held.length = 0;
  for (const next of quizQuestionIds.slice(at, at + ahead)) {
    for (const type of personalityTypes) {
      held.push(Object.assign(new Image(), { src: quizPicture(gender, next, type) }));
    }
  }
}
