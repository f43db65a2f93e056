import type { PersonalityType } from '#contract/rules/blueprint.ts';
import { type PersonalityAnswers, quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { drawPicture } from './drawn-pictures.ts';
import type { Person, TestServer } from './test-server.ts';

/** Every question of the quiz, answered with one type. */
export const allOf = (type: PersonalityType): PersonalityAnswers =>
  Object.fromEntries(quizQuestionIds.map((id) => [id, type]));

/** A body that is known whole. */
export const wholeBody = {
  height: 'Tall',
  build: 'Medium',
  shape: 'Hourglass',
  proportions: 'Long Legs',
} as const;

/** Tones of the season `soft/muted`: dusty ones, near each other, in the light of a window. */
export const softTones = {
  eye: ['#7c7466'],
  hair: ['#86735f'],
  skin: ['#d8b8a3'],
  white: '#f4f3f0',
};

/** Sends a portrait with what was pointed at on it; answers what became of it. */
export async function sendPortrait(server: TestServer, as: Person): Promise<ColorAnalysis> {
  const picture = await drawPicture();
  const { imageId } = await server.upload(as, picture, 'image/jpeg', 'color-analysis');
  const sent = { owner: as.userId, imageId, samples: softTones };
  return (await server.call('sendColorAnalysis', sent, as)).color;
}

/** Finishes all analyses of a member: all Classic, an hourglass, soft. */
export async function finishBlueprint(server: TestServer, as: Person): Promise<void> {
  const answers = { gender: 'female', personality: allOf('Classic'), body: wholeBody } as const;
  await server.call('saveAnalysisAnswers', { owner: as.userId, ...answers }, as);
  await sendPortrait(server, as);
}
