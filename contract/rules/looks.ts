/** A look that was worn, or one that inspires. */
export const lookKinds = ['worn', 'inspiration'] as const;
export type LookKind = (typeof lookKinds)[number];

/** Most pins on one photo. */
export const maxPins = 30;

/** Most characters of a link. */
export const longestLink = 2000;

/** Most characters of a look's title. */
export const longestLookTitle = 120;

/*
 * [Note: Pins] A pin says where on a look's photo one of its pieces is, in fractions of the photo's width and
 * height from its upper left corner, so that it is the same on every device. A pin whose item is gone, or
 * deleted for now, is a gap.
 */

/** An item, or null for one that is gone, and where it is ([Note: Pins]). */
export interface Pin {
  itemId: string | null;
  x: number;
  y: number;
}
