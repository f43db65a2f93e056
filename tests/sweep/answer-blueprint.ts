import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import type { BuiltServer, Member } from '#tests/browser/built-server.ts';
import { portraitFile } from '#tests/support/portrait-file.ts';

const gender: BlueprintGender = 'female';

/** Answers all of a member's Style Blueprint, and sends a portrait. */
export async function answerBlueprint(
  { call, origin }: BuiltServer,
  { userId: owner, token }: Member,
): Promise<void> {
  const types = ['Classic', 'Natural', 'Classic', 'Romantic'] as const;
  const chosen = quizQuestionIds.map((id, at) => [id, types[at % types.length]!] as const);
  const body = {
    height: 'Average',
    build: 'Medium',
    shape: 'Inverted Triangle',
    proportions: 'Long Torso',
  } as const;
  const personality = Object.fromEntries(chosen);
  await call('saveAnalysisAnswers', { owner, gender, personality, body }, token);
  const bytes = new Uint8Array(await portraitFile());
  const contentType = 'image/jpeg';
  const asked = { kind: 'color-analysis', contentType, byteLength: bytes.length } as const;
  const { imageId, url } = await call('imageUpload', asked, token);
  const headers = { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' };
  const put = await fetch(new URL(url, origin), { method: 'PUT', headers, body: bytes });
  if (!put.ok) throw new Error(`the portrait was not taken: ${put.status}`);
  const samples = { eye: ['#5a6b4a'], hair: ['#4b352a'], skin: ['#e3b79c'], white: '#f0f0ee' };
  await call('sendColorAnalysis', { owner, imageId, samples }, token);
}
