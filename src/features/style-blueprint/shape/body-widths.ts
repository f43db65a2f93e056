import {
  type FigureWidths,
  figureWidths,
  mapWidths,
  mixWidths,
} from '#components/measurements/figure-widths.ts';
import type {
  BlueprintGender,
  BodyAnswers,
  FemaleBody,
  MaleBody,
} from '#contract/rules/blueprint.ts';

type Factors = Partial<Record<keyof FigureWidths, number>>;

/** Where nothing is said of the shape, a form between a straight and a curved one. */
const unsaid = mixWidths(figureWidths.rectangle, figureWidths.curve, 0.5);

const femaleShapes: Record<NonNullable<FemaleBody['shape']>, FigureWidths> = {
  Triangle: figureWidths.triangle,
  'Inverted Triangle': figureWidths.invertedTriangle,
  Rectangle: figureWidths.rectangle,
  Hourglass: figureWidths.curve,
};

const maleShapes: Record<NonNullable<MaleBody['shape']>, FigureWidths> = {
  Rounded: figureWidths.straightRounded,
  'Inverted Triangle': figureWidths.straightInverted,
  Rectangle: figureWidths.straightRectangle,
};

/** How much wider a build makes each part. */
const wider = (torso: number, waist: number, limbs: number): Factors => ({
  shoulder: 1 + (torso - 1) * 0.3,
  armpit: 1 + (torso - 1) * 0.6,
  bust: torso,
  rib: waist,
  waist,
  highHip: waist,
  hip: torso,
  thigh: torso,
  knee: limbs,
  calf: limbs,
  ankle: 1 + (limbs - 1) * 0.4,
  apexX: torso,
});

const builds: Record<NonNullable<FemaleBody['build']>, Factors> = {
  Slender: wider(0.92, 0.9, 0.95),
  Medium: {},
  Curvy: wider(1.11, 1.1, 1.06),
  Plus: wider(1.24, 1.32, 1.13),
};

/** A frame is made wider as a whole, and of another height. */
const frame = (width: number, tall: number): Factors => ({
  shoulder: width,
  armpit: width,
  bust: width,
  rib: width,
  waist: width,
  highHip: width,
  hip: width,
  thigh: width,
  knee: width,
  calf: width,
  ankle: width,
  apexX: width,
  tall,
});

const usual = frame(1, 0.95);

const heights: Record<NonNullable<FemaleBody['height']>, Factors> = {
  Petite: frame(0.95, 0.88),
  Average: usual,
  Tall: frame(1.03, 1.02),
};

const scales: Record<NonNullable<MaleBody['scale']>, Factors> = {
  Fine: frame(0.91, 0.9),
  Average: usual,
  Grand: frame(1.1, 1.02),
};

const lifts: Record<NonNullable<FemaleBody['proportions']>, number> = {
  Balanced: 0,
  'Long Legs': 38,
  'Long Torso': -34,
};

const times = (widths: FigureWidths, factors: Factors) =>
  mapWidths(widths, (value, key) => value * (factors[key] ?? 1));

/** The body of the form that answers describe ([Note: Figure]); what is not answered is as usual. */
export function bodyWidths(gender: BlueprintGender, body: BodyAnswers): FigureWidths {
  const answers: Omit<FemaleBody & MaleBody, 'shape'> = body as FemaleBody & MaleBody;
  const shape = body.shape;
  let widths: FigureWidths;
  if (gender === 'female') {
    const base = femaleShapes[shape as keyof typeof femaleShapes] ?? unsaid;
    const built = times(base, answers.build ? builds[answers.build] : {});
    widths = times(built, answers.height ? heights[answers.height] : usual);
  } else {
    const base = maleShapes[shape as keyof typeof maleShapes] ?? figureWidths.straight;
    widths = times(base, answers.scale ? scales[answers.scale] : usual);
  }
  // The arms hang beside the hips and the waist, however wide these are.
  const widest = Math.max(widths.hip - 96, widths.waist - 84, widths.shoulder - 98, 0);
  return {
    ...widths,
    arm: Math.max(widths.arm, widest),
    lift: answers.proportions ? lifts[answers.proportions] : 0,
  };
}
