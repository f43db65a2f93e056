import type { CutOut } from '../cutout/cut-out.ts';

/**
 * The answer of a port: the garment's mask over the photo, how far it is to be trusted, and why not, if it can tell.
 */
export type Cut = Pick<CutOut, 'verdict' | 'mask' | 'box'> & Partial<Pick<CutOut, 'doubt'>>;

/** This photo cannot be cut out, and trying again does not help. */
export class CannotCut extends Error {
  override name = 'CannotCut';
}

/** Nobody cuts at present: a provider that is away, a server that stops. No fault of the photo. */
export class CutterAway extends Error {
  override name = 'CutterAway';
}

/** Cuts the garment out of a photo. The same contract test runs over every adapter. */
export interface CutoutPort {
  /**
   * The mask has the photo's size. Throws CannotCut and CutterAway; anything else may be the photo's
   * fault, and is worth one more try.
   */
  cut(photo: Buffer): Promise<Cut>;
  /** Gives up what is under way. */
  close(): Promise<void>;
}

/** How long a cut may take, in milliseconds. */
export const cutLimitMs = 20_000;
