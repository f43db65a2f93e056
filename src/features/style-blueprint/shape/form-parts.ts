import { figureShape } from '#components/measurements/figure-shape.ts';
import type { FigureWidths } from '#components/measurements/figure-widths.ts';

/** The measurement lines that the form of the blueprint sews. */
export type FormLine = 'waist' | 'hips' | 'bust' | 'shoulders' | 'height' | 'inseamTrousers';

const oval = (x: number, y: number, width: number, height: number) =>
  `M${x - width} ${y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0Z`;

/** A small oval that is turned with the hand of the arm it closes. */
const cuff = (x: number, y: number, way: number) =>
  `M${x - 10.3} ${y + way * 2.4}A10.6 3.6 ${way * -13} 1 0 ${x + 10.3} ${y - way * 2.4}A10.6 3.6 ${way * -13} 1 0 ${x - 10.3} ${y + way * 2.4}Z`;

/**
 * Every path of the form, by the name of its part, so that a form changes by its paths alone ([Note: Figure]). `sewn`
 * is the line that the tape lies on.
 */
export function formParts(widths: FigureWidths, sewn: FormLine | null): Record<string, string> {
  const { torso, legs, arms, seams, outline, lines, at, ...w } = figureShape(widths);
  const top = at(0);
  const beside = -Math.round(172 + w.arm);
  // The tape of the height hangs clear of the hand.
  const line = sewn === 'height' ? `M${beside} ${top}V812` : sewn ? lines[sewn] : '';
  // The shade of the sides goes on below the hem, where the torso cuts it off.
  const edges = outline.map((path) => `${path}V${at(430)}`);
  const armhole = (way: number) =>
    `M${way * (w.shoulder - 7)} ${at(60)}Q${way * (w.shoulder - 20)} ${at(88)} ${way * (w.armpit - 1)} ${at(118)}`;
  return {
    torso,
    linen: torso,
    clip: torso,
    edges: edges.join(''),
    legs: legs.join(''),
    legLinen: legs.join(''),
    leftLeg: legs[0]!,
    rightLeg: legs[1]!,
    leftArm: arms[0]!,
    rightArm: arms[1]!,
    armLinen: arms.join(''),
    seams: seams.join('') + armhole(1) + armhole(-1),
    pole: `M-4 ${at(360)}H4V848H-4Z`,
    cuffs: [1, -1].map((way) => cuff(way * (135 + w.arm), at(373), way)).join(''),
    ankles: [1, -1]
      .map((way) => oval((way * (w.ankle + 20)) / 2, 812, (w.ankle - 20) / 2, 3.8))
      .join(''),
    neck: `M-27 ${at(30)}V${top + 12}Q-27 ${top + 4} 0 ${top + 4}T27 ${top + 12}V${at(30)}Q0 ${at(30) + 10} -27 ${at(30)}Z`,
    cap: oval(0, top + 8, 27, 6.6),
    knob: `M-6 ${top + 6}Q-3 ${top - 1} -3 ${top - 5}A6.5 6.5 0 1 1 3 ${top - 5}Q3 ${top - 1} 6 ${top + 6}Q0 ${top + 9} -6 ${top + 6}Z`,
    lightLeft: oval(-w.apexX - 5, at(w.apexY - 10), 26, 22),
    lightRight: oval(w.apexX - 4, at(w.apexY - 10), 24, 20),
    shadeLeft: oval(-w.apexX, at(w.apexY + 28), 32, 13),
    shadeRight: oval(w.apexX + 2, at(w.apexY + 28), 32, 13),
    marks: ['shoulders', 'waist']
      .filter((each) => each !== sewn)
      .map((each) => lines[each as FormLine])
      .join(''),
    tape: line,
    thread: line,
  };
}

/** The dotted outline of a former form, by its two sides. */
export const formerOutline = (widths: FigureWidths): string => figureShape(widths).outline.join('');
