import { AppError } from '#lib/errors.ts';

/** How often a save is tried anew because others saved meanwhile. */
const mostTries = 5;

/**
 * Saves values on top of what is kept now ([Note: Late saves]): where others saved meanwhile it is asked again, with the
 * revision of the answer. Throws AppError.
 */
export async function saveOnLatest<Answer extends { isKept: boolean }>(
  revision: number,
  save: (basedOn: number) => Promise<Answer>,
  revisionOf: (answer: Answer) => number,
): Promise<Answer> {
  let basedOn = revision;
  for (let tries = 0; tries < mostTries; tries++) {
    const answer = await save(basedOn);
    if (answer.isKept) return answer;
    basedOn = revisionOf(answer);
  }
  throw new AppError('conflict');
}
