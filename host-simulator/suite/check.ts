import type { Ending, PageSide } from './suite-page-side.ts';

/** What became of a check. */
export interface Outcome {
  status: 'pass' | 'fail' | 'skip';
  reason: string;
}

/** What a check works with. */
export type SuiteSide = PageSide & {
  /** How the request ended that was sent before the welcome. */
  early: Promise<Ending>;
};

/** One thing that a host must do. */
export interface Check {
  readonly name: string;
  readonly title: string;
  /** What has to have passed before, or this one is skipped. */
  readonly needs?: string;
  /** What the tester is asked to do. Missing where nobody has to help. */
  readonly ask?: string;
  run(side: SuiteSide): Promise<Outcome>;
}

/** It does. */
export const pass = (reason = ''): Outcome => ({ status: 'pass', reason });
/** It does not, and why. */
export const fail = (reason: string): Outcome => ({ status: 'fail', reason });
/** It could not be checked, and why. */
export const skip = (reason: string): Outcome => ({ status: 'skip', reason });
