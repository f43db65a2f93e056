/** What a finger drew over a photo, in pixels of the upright photo: what to keep, and what to take away. */
export interface Stroke {
  kind: 'keep' | 'away';
  /** Half the width of the line. */
  radius: number;
  points: { x: number; y: number }[];
}
