/*
 * [Note: Doubts] A cut-out may be doubted: the cut says why, on which side as seen in the picture, and where in the
 * photo. One that is doubted, or only *likely*, is to be looked at until its owner has chosen what is shown of the
 * photo, or has drawn at it.
 */

/**
 * Why a cut-out is doubted ([Note: Doubts]). missing-part: a sleeve, leg, strap or shoe whose twin is there;
 * ground-left: ground or a shadow is still on it; lost-part: what lies beside looks like more of the garment;
 * unsure: it was not trusted for another reason.
 */
export const cutoutDoubts = ['missing-part', 'ground-left', 'lost-part', 'unsure'] as const;
export type CutoutDoubtKind = (typeof cutoutDoubts)[number];

/** The side at which a doubt lies as seen in the picture. */
export const doubtSides = ['left', 'right', 'top', 'bottom'] as const;
export type DoubtSide = (typeof doubtSides)[number];

/** Why and where a cut-out is doubted. */
export interface CutoutDoubt {
  kind: CutoutDoubtKind;
  side: DoubtSide | null;
  /** In fractions of the upright photo, from its upper left corner; null where it has no place. */
  box: { x: number; y: number; width: number; height: number } | null;
}

/** Most cut-outs that are listed to be looked at. */
export const maxCutoutsToLookAt = 500;
