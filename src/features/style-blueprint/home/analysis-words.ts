import type { AnalysisType, BlueprintGender, BodyAnswers } from '#contract/rules/blueprint.ts';
import {
  attributesOf,
  type BlueprintAnswers,
  isBodyDone,
} from '#contract/rules/blueprint-answers.ts';
import {
  isQuizDone,
  nextQuestion,
  personalityShares,
  quizQuestionIds,
} from '#contract/rules/personality-quiz.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { PortraitPlace } from '../color/use-color.ts';

/** How far an analysis is: in words, and in stitches. */
export interface Progress {
  analysis: AnalysisType;
  isDone: boolean;
  /** Whether a stylist has yet to look at it. */
  isPending: boolean;
  words: string;
  stitches: number;
  sewn: number;
  /** The words of the button that goes on with it. */
  goOn: string;
}

/** The result of the personality in a few words: `Classic, then Natural`. */
export function personalityWords({ personality }: BlueprintAnswers): string {
  const [first, second] = personalityShares(personality);
  if (!first) return 'No picture chosen';
  return second && second.percent > 0 ? `${first.type}, then ${second.type}` : `All ${first.type}`;
}

/** The result of the shape in a few words: `Hourglass, long legs`. */
export function bodyWords(body: BodyAnswers): string {
  const { shape = '', proportions = '' } = body;
  return `${shape}, ${proportions.toLowerCase()}`;
}

const placeWords: Record<PortraitPlace, string> = {
  server: 'a stylist looks at it',
  'on its way': 'a portrait is on its way',
  device: 'sent once you sign in',
};

/** The result of the color analysis in a few words: `Soft, muted: a stylist looks at it`. */
export const colorWords = (
  { estimated, review, asked }: ColorAnalysis,
  place: PortraitPlace,
): string =>
  review
    ? `${seasonTitle(review.season)} color`
    : asked && place === 'server'
      ? 'A stylist asks for another portrait'
      : `${seasonTitle(estimated)}: ${placeWords[place]}`;

/** How far each analysis is, in the order in which they stand. */
export function progressOf(
  gender: BlueprintGender,
  answers: BlueprintAnswers,
  /** In a few words; null where no portrait was sent. */
  color: string | null,
  colorSteps: number,
  /** What the stylist has yet to do, or the member: take another portrait. */
  colorWaits: 'review' | 'portrait' | null = null,
): Progress[] {
  const { personality, body } = answers;
  const chosen = quizQuestionIds.filter((id) => personality[id] !== undefined).length;
  const lines = attributesOf(gender);
  const known = lines.filter((line) => line in body).length;
  const next = nextQuestion(personality);
  return [
    {
      analysis: 'personality',
      isDone: isQuizDone(personality),
      isPending: false,
      words: isQuizDone(personality)
        ? personalityWords(answers)
        : chosen > 0
          ? `${chosen} of ${quizQuestionIds.length} pictures chosen`
          : '12 pictures, about 3 minutes',
      stitches: quizQuestionIds.length,
      sewn: chosen,
      goOn:
        chosen > 0 && next
          ? `Go on with picture ${quizQuestionIds.indexOf(next) + 1}`
          : 'Begin with personality',
    },
    {
      analysis: 'color',
      isDone: color !== null && colorWaits !== 'portrait',
      isPending: colorWaits === 'review',
      words: color
        ? color
        : colorSteps > 0
          ? `${colorSteps} of 4 steps done`
          : 'One portrait, by a window',
      stitches: 4,
      sewn: colorWaits === 'portrait' ? 0 : colorSteps,
      goOn:
        colorWaits === 'portrait'
          ? 'Take another portrait'
          : colorSteps > 0
            ? 'Go on with your color'
            : 'Take the portrait',
    },
    {
      analysis: 'body',
      isDone: isBodyDone(answers),
      isPending: false,
      words: isBodyDone(answers)
        ? bodyWords(body)
        : known > 0
          ? `${known} of ${lines.length} answered`
          : `${lines.length === 4 ? 'Four' : 'Three'} questions, or a tape`,
      stitches: lines.length,
      sewn: known,
      goOn: known > 0 ? 'Go on with your shape' : 'Begin with your shape',
    },
  ];
}
