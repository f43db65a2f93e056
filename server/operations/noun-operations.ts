import type { Database } from '../database/database.ts';
import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import type { Services } from '../ports/services.ts';
import { type AnyNoun, findPresent } from '../repositories/noun.ts';
import { forget, hide, restore } from '../repositories/noun-removal.ts';
import type { addToWardrobes } from '../repositories/noun-wardrobes.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { findWardrobes } from '../repositories/wardrobes.ts';

/*
 * What an operation does that every noun has ([Note: Nouns]). Each answers the ids that it did it to: it does what
 * can be done, and leaves out what is gone by now.
 */

/** What is read of a call. */
interface NounCall<Input extends { owner: string } = { owner: string }> {
  input: Input;
  viewer: Viewer;
  database: Database;
  services: Services;
}

/** Hides what is there among these. */
export async function deleteSome(
  { input, viewer, database, services }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  const found = await findPresent(viewer, database, noun, input.owner, ids);
  await hide(database, noun, found, services.now());
  return found.map(String);
}

/** Takes a deletion back. */
export async function restoreSome(
  { input, viewer, database }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  return (await restore(viewer, database, noun, input.owner, ids)).map(String);
}

/** Forgets what is hidden, with its pictures. */
export async function forgetSome(
  { input, viewer, database }: NounCall,
  noun: AnyNoun,
  ids: readonly string[],
): Promise<string[]> {
  const done = await forget(viewer, database, noun, input.owner, ids);
  const { imageIds } = done;
  if (imageIds.length > 0) await enqueue(database, deleteBlobsJob, { imageIds });
  return done.ids.map(String);
}

/** Puts some into wardrobes, or takes them out: those that are there, and the wardrobes that are. */
export async function changeWardrobes(
  { input, viewer, database }: NounCall<{ owner: string; wardrobeIds: string[] }>,
  noun: AnyNoun,
  asked: readonly string[],
  change: typeof addToWardrobes,
): Promise<{ ids: string[]; wardrobeIds: string[] }> {
  const { owner } = input;
  const ids = await findPresent(viewer, database, noun, owner, asked);
  const wardrobeIds = await findWardrobes(viewer, database, owner, input.wardrobeIds);
  await change(database, noun, ids, wardrobeIds);
  return { ids: ids.map(String), wardrobeIds: wardrobeIds.map(String) };
}
