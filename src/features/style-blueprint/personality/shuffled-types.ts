import { type PersonalityType, personalityTypes } from '#contract/rules/blueprint.ts';
import { type QuizQuestion, quizQuestionIds } from '#contract/rules/personality-quiz.ts';

/**
 * The order of the cards of a question: another one in each, so that no place stands for a type, and always the same
 * in one question, so that whoever comes back finds it as it was.
 */
export function shuffledTypes(question: QuizQuestion): PersonalityType[] {
  const place = quizQuestionIds.indexOf(question);
  // 2 and 3 walk through five places without meeting one twice.
  const step = place % 2 === 0 ? 2 : 3;
  return personalityTypes.map(
    (_, at) => personalityTypes[(at * step + place * 4) % personalityTypes.length]!,
  );
}
