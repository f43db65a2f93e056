import type { Database } from '../database/database.ts';
import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import type { Services } from '../ports/services.ts';
import { type AnyNoun, findPresent } from '../repositories/noun.ts';
import { forget, hide, restore } from '../repositories/noun-removal.ts';
import type { addToWardrobes } from '../repositories/noun-wardrobes.ts';
import type { FullScope } from '../repositories/scope.ts';
import { findWardrobes } from '../repositories/wardrobes.ts';

/*
 * The work of an operation that every noun has ([Note: Nouns]). Each answers the ids that it did it to: it does what
 * can be done, and leaves out what is gone by now.
 */

/** The part of a call that is read. */
interface NounCall<Input extends { owner: string } = { owner: string }> {
  input: Input;
  scope: FullScope;
  database: Database;
  services: Services;
}

/** Hides what is there among these. */
export async function deleteSome(
  { scope, database, services }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  const found = await findPresent(scope, database, noun, ids);
  await hide(database, noun, found, services.now());
  return found.map(String);
}

/** Takes a deletion back. */
export async function restoreSome(
  { scope, database }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  return (await restore(scope, database, noun, ids)).map(String);
}

/** Forgets what is hidden, with its pictures. */
export async function forgetSome(
  { scope, database }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  const done = await forget(scope, database, noun, ids);
  const { imageIds } = done;
  if (imageIds.length > 0) await enqueue(database, deleteBlobsJob, { imageIds });
  return done.ids.map(String);
}

/** Puts some into wardrobes, or takes them out: those that are there, and the wardrobes that are. */
export async function changeWardrobes(
  { input, scope, database }: NounCall<{ owner: string; wardrobeIds: string[] }>,
  noun: AnyNoun,
  asked: readonly string[],
  change: typeof addToWardrobes,
): Promise<{ ids: string[]; wardrobeIds: string[] }> {
  const ids = await findPresent(scope, database, noun, asked);
  const wardrobeIds = await findWardrobes(scope, database, input.wardrobeIds);
  await change(database, noun, ids, wardrobeIds);
  return { ids: ids.map(String), wardrobeIds: wardrobeIds.map(String) };
}
