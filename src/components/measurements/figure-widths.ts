/**
 * A body of the dress form ([Note: Figure]): half widths at its heights in units of the drawing, and what moves its
 * heights.
 */
export interface FigureWidths {
  shoulder: number;
  armpit: number;
  bust: number;
  rib: number;
  waist: number;
  highHip: number;
  hip: number;
  thigh: number;
  knee: number;
  calf: number;
  ankle: number;
  /** How far the arms stand out. */
  arm: number;
  apexX: number;
  apexY: number;
  /** How far the crotch lies above its usual height: longer legs, and a shorter torso. */
  lift: number;
  /** The height as a share of the full one; the feet stay on the floor. */
  tall: number;
}

const curve: FigureWidths = {
  shoulder: 86,
  armpit: 73,
  bust: 75,
  rib: 63,
  waist: 53,
  highHip: 70,
  hip: 85,
  thigh: 83,
  knee: 63,
  calf: 62,
  ankle: 45,
  arm: 0,
  apexX: 37,
  apexY: 140,
  lift: 0,
  tall: 1,
};

const straight: FigureWidths = {
  shoulder: 100,
  armpit: 84,
  bust: 84,
  rib: 77,
  waist: 68,
  highHip: 72,
  hip: 77,
  thigh: 78,
  knee: 63,
  calf: 63,
  ankle: 47,
  arm: 13,
  apexX: 44,
  apexY: 134,
  lift: 0,
  tall: 1,
};

/** The builds of the form, of which the first two show where measurements are taken. */
export const figureWidths = {
  curve,
  straight,
  triangle: {
    ...curve,
    shoulder: 80,
    armpit: 68,
    bust: 70,
    rib: 60,
    waist: 55,
    highHip: 77,
    hip: 96,
    thigh: 91,
    knee: 64,
    arm: 4,
    apexX: 36,
  },
  invertedTriangle: {
    ...curve,
    shoulder: 99,
    armpit: 83,
    bust: 82,
    rib: 69,
    waist: 59,
    highHip: 65,
    hip: 74,
    thigh: 74,
    knee: 60,
    calf: 60,
    arm: 4,
    apexX: 40,
    apexY: 139,
  },
  rectangle: {
    ...curve,
    shoulder: 88,
    armpit: 75,
    bust: 75,
    rib: 69,
    waist: 67,
    highHip: 73,
    hip: 79,
    thigh: 78,
    knee: 62,
    calf: 61,
    arm: 3,
    apexX: 38,
  },
  straightRounded: {
    ...straight,
    shoulder: 97,
    armpit: 86,
    bust: 86,
    rib: 87,
    waist: 92,
    highHip: 94,
    hip: 90,
    thigh: 84,
    arm: 16,
  },
  straightInverted: {
    ...straight,
    shoulder: 111,
    armpit: 92,
    bust: 92,
    rib: 78,
    waist: 64,
    highHip: 68,
    hip: 75,
    arm: 20,
  },
  straightRectangle: {
    ...straight,
    shoulder: 97,
    armpit: 83,
    bust: 83,
    rib: 80,
    waist: 77,
    highHip: 78,
    hip: 80,
  },
} as const satisfies Record<string, FigureWidths>;

/** The body between two, at a share from 0 (the first) to 1 (the second). */
export const mixWidths = (first: FigureWidths, second: FigureWidths, share: number) =>
  mapWidths(first, (value, key) => value + (second[key] - value) * share);

/** A body with each of its values changed. */
export const mapWidths = (
  widths: FigureWidths,
  change: (value: number, key: keyof FigureWidths) => number,
): FigureWidths => {
  const keys = Object.keys(widths) as (keyof FigureWidths)[];
  return Object.fromEntries(
    keys.map((key) => [key, change(widths[key], key)]),
  ) as unknown as FigureWidths;
};
