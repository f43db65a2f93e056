import type { Ending, PageSide } from './suite-page-side.ts';

/** The outcome of a check. */
export interface Outcome {
  status: 'pass' | 'fail' | 'skip';
  reason: string;
}

/** The page's side of the protocol, as a check uses it. */
export type SuiteSide = PageSide & {
  /** The ending of the request that was sent before the welcome. */
  early: Promise<Ending>;
};

/** One thing that a host must do. */
export interface Check {
  readonly name: string;
  readonly title: string;
  /** The check that has to have passed before, or this one is skipped. */
  readonly needs?: string;
  /** The request to the tester. Missing where nobody has to help. */
  readonly ask?: string;
  run(side: SuiteSide): Promise<Outcome>;
}

/** Makes the outcome of a host that does what it must. */
export const pass = (reason = ''): Outcome => ({ status: 'pass', reason });
/** Makes the outcome of a host that does not, and why. */
export const fail = (reason: string): Outcome => ({ status: 'fail', reason });
/** Makes the outcome of a check that could not be done, and why. */
export const skip = (reason: string): Outcome => ({ status: 'skip', reason });
