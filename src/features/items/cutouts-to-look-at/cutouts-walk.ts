import { proxy } from 'valtio';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** A photo whose cut-out is to be looked at. */
export type WalkRow = OperationOutput<'getCutoutsToLookAt'>['rows'][number];

/** The answer to one: what is shown now, that it was finished by hand, or nothing yet. */
export type WalkAnswer = 'photo' | 'cutout' | 'finished' | 'skipped';

/** The outcome in the other screen of what is being finished there. */
export interface WalkOutcome {
  answer: 'photo' | 'finished';
  /** The drawing's own version, by which it can be taken back. */
  version: number | null;
}

/**
 * The present position in the cut-outs to look at. It is kept while one finishes a cut-out by finger, which is another
 * screen, and begun anew whenever the sheet is opened otherwise.
 */
export interface CutoutsWalk {
  owner: string | null;
  /** As they were listed first: each one that is settled leaves the list. */
  rows: readonly WalkRow[] | null;
  position: number;
  /** The steps so far, in order, to be taken back. */
  steps: { position: number; answer: WalkAnswer; version: number | null }[];
  /** The row that is being finished by finger. */
  finishing: WalkRow | null;
  /** The outcome of it, once something was saved. */
  outcome: WalkOutcome | null;
}

/** The present position of whoever is signed in. */
export const cutoutsWalk = proxy<CutoutsWalk>(nowhere());

function nowhere(): CutoutsWalk {
  return { owner: null, rows: null, position: 0, steps: [], finishing: null, outcome: null };
}

/** Begins anew, unless one comes back from finishing a cut-out. */
export function beginWalk(owner: string): void {
  if (cutoutsWalk.finishing && cutoutsWalk.owner === owner) return;
  Object.assign(cutoutsWalk, nowhere(), { owner });
}

/** Begins to finish a cut-out by finger. */
export function beginFinishing(row: WalkRow): void {
  cutoutsWalk.finishing = row;
  cutoutsWalk.outcome = null;
}

/** Notes what was saved of a photo, if it is the one that is being finished. */
export function noteOutcome(imageId: string, outcome: WalkOutcome): void {
  if (cutoutsWalk.finishing?.imageId === imageId) cutoutsWalk.outcome = outcome;
}

/** Goes on to the next one. */
export function goOn(answer: WalkAnswer, version: number | null = null): void {
  cutoutsWalk.steps.push({ position: cutoutsWalk.position, answer, version });
  cutoutsWalk.position += 1;
}

/** Goes back to where the last step was done. */
export function goBack(): void {
  const step = cutoutsWalk.steps.pop();
  if (step) cutoutsWalk.position = step.position;
}

onSessionEnd(() => Object.assign(cutoutsWalk, nowhere()));
