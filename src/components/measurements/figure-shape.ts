import type { MeasureType } from '#contract/rules/measurements.ts';
import type { FigureWidths } from './figure-widths.ts';

/*
 * [Note: Figure] The dress form is drawn on a field of 300 by 884, with the middle of the body at x = 0. Its outline
 * and the lines of the measurements come from one set of half widths (figure-widths.ts), so that a line always lies on
 * the body. The heights written here are those of a form of full height; `at` says where they are on this one.
 */

type Point = readonly [number, number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A smooth line through points (Catmull-Rom as cubic Béziers). */
function through(points: readonly Point[]): string {
  let path = `M${points[0]!.map(short).join(' ')}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [from, to] = [points[index]!, points[index + 1]!];
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    path += `C${[
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
      .map(short)
      .join(' ')}`;
  }
  return path;
}

const onward = (path: string) => path.replace(/^M/, 'L');
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** Where the legs end. */
const floor = 812;

/** A height of the form once its waist and crotch are lifted; bust and floor stay. */
function lifted(y: number, lift: number): number {
  const knots: Point[] = [
    [134, 0],
    [232, lift * 0.7],
    [380, lift],
    [floor, 0],
  ];
  const next = knots.findIndex(([height]) => height >= y);
  if (next <= 0) return y;
  const [from, to] = [knots[next - 1]!, knots[next]!];
  return y - from[1] - ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0]);
}

/** The paths of a figure: its parts, its seams, and the line of every measurement. */
export function figureShape(w: FigureWidths) {
  const at = (y: number) => floor - (floor - lifted(y, w.lift)) * w.tall;
  const on = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, at(y)]);
  const along = (points: readonly Point[]) => through(on(points));
  const side: Point[] = [
    [27, 28],
    [29, 36],
    [46, 46],
    [w.shoulder - 16, 57],
    [w.shoulder, 68],
    [w.shoulder + 1, 86],
    [w.armpit + 2, 112],
    [w.bust, 134],
    [w.rib + 3, 172],
    [w.waist + 1, 214],
    [w.waist, 232],
    [w.waist + 5, 254],
    [w.highHip + 2, 285],
    [w.hip - 1, 318],
    [w.hip, 340],
    [w.hip - 1, 365],
  ];
  const outside: Point[] = [
    [w.hip - 2, 340],
    [w.hip - 1, 365],
    [w.thigh - 1, 420],
    [w.thigh - 7, 480],
    [w.knee + 3, 545],
    [w.knee, 580],
    [w.calf + 1, 620],
    [w.calf, 660],
    [w.ankle + 8, 730],
    [w.ankle, 785],
    [w.ankle, 812],
  ];
  const inside: Point[] = [
    [20, 812],
    [20, 785],
    [17, 720],
    [16, 650],
    [20, 600],
    [21, 572],
    [15, 500],
    [7, 430],
    [1.5, 376],
  ];
  const armOutside: Point[] = [
    [w.shoulder - 8, 60],
    [w.shoulder + 13, 76],
    [w.shoulder + 22, 104],
    [w.shoulder + 26, 150],
    [112 + w.arm, 200],
    [118 + w.arm, 240],
    [127 + w.arm, 285],
    [138 + w.arm, 330],
    [145 + w.arm, 370],
  ];
  const armInside: Point[] = [
    [125 + w.arm, 375],
    [116 + w.arm, 330],
    [105 + w.arm, 285],
    [98 + w.arm, 244],
    [93 + w.arm, 205],
    [w.shoulder, 150],
    [w.shoulder - 11, 118],
    [w.shoulder - 14, 84],
  ];
  const sides = [(points: readonly Point[]) => points, mirrored];
  const hem = short(w.hip - 2);
  const dip = short(w.hip * 0.55);
  const hemline = `${hem} ${short(at(372))}Q${dip} ${short(at(398))} 0 ${short(at(380))}Q-${dip} ${short(at(398))} -${hem} ${short(at(372))}`;
  const torso = `${along(side)}L${hemline}L${short(1 - w.hip)} ${short(at(365))}${onward(along(mirrored(side).reverse()))}Z`;
  const legs = sides.map(
    (of) => `${along(of(outside))}${onward(along(of(inside)))}L0 ${short(at(360))}Z`,
  );
  const arms = sides.map((of) => `${along(of(armOutside))}${onward(along(of(armInside)))}Z`);
  const princess: Point[] = [
    [56, 52],
    [50, 86],
    [w.apexX + 2, w.apexY - 16],
    [w.apexX - 1, w.apexY + 12],
    [w.waist * 0.5 + 3, 196],
    [w.waist * 0.5, 232],
    [w.waist * 0.5 + 5, 264],
    [w.hip * 0.5, 340],
    [w.hip * 0.5 - 1, 376],
  ];
  const legSeam: Point[] = [
    [w.hip * 0.5, 388],
    [45, 480],
    [42, 575],
    [39, 660],
    [33, 808],
  ];
  const seams = [
    `M0 ${short(at(38))}V${short(at(378))}`,
    ...sides.flatMap((of) => [along(of(princess)), along(of(legSeam))]),
    `M${hemline}`,
  ];
  const outline = sides.map((of) => along(of(side)));
  return { torso, legs, arms, seams, outline, lines: lineOf(side), at, ...w };

  function lineOf(outline: readonly Point[]): Record<MeasureType, string> {
    const halfAt = (y: number) => {
      const next = outline.findIndex(([, below]) => below >= y);
      const [from, to] = [outline[next - 1]!, outline[next]!];
      return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
    };
    const around = (y: number, depth = 14, half = halfAt(y)) =>
      `M${short(1.5 - half)} ${short(at(y) - depth * 0.3)}Q0 ${short(at(y) + depth)} ${short(half - 1.5)} ${short(at(y) - depth * 0.3)}`;
    const overBust = (end: number) =>
      along([
        [30, 38],
        [w.apexX + 6, 92],
        [w.apexX, w.apexY],
        [w.waist * 0.5 + 2, 200],
        [w.waist * 0.5, 232],
        ...(end > 232
          ? ([
              [w.hip * 0.5, 340],
              [w.knee * 0.66, 480],
              [w.knee * 0.66, end],
            ] as Point[])
          : []),
      ]);
    return {
      height: `M-144 ${short(at(2))}V${floor}`,
      shoulders: `M${short(2 - w.shoulder)} ${short(at(66))}Q0 ${short(at(40))} ${short(w.shoulder - 2)} ${short(at(66))}`,
      bust: around(138, 15),
      waist: around(232),
      abdomen: around(288, 15),
      hips: around(340, 17),
      shoulderToWrist: along([
        [w.shoulder + 2, 69],
        [w.shoulder + 11, 104],
        [w.shoulder + 13, 150],
        [103 + w.arm, 205],
        [108 + w.arm, 242],
        [116 + w.arm, 285],
        [127 + w.arm, 330],
        [135 + w.arm, 372],
      ]),
      frontWaistLength: overBust(232),
      frontLengthToKnee: overBust(580),
      leg: along([
        [w.waist - 2, 234],
        [w.highHip, 285],
        [w.hip - 3, 340],
        [w.thigh - 5, 420],
        [w.thigh - 11, 480],
        [w.knee - 2, 560],
        [w.calf - 3, 640],
        [w.ankle - 2, 800],
      ]),
      thigh: `M5 ${short(at(424))}Q${short(w.thigh * 0.5)} ${short(at(442))} ${short(w.thigh - 3)} ${short(at(424))}`,
      inseamTrousers: along([
        [5, 388],
        [11, 430],
        [18, 500],
        [25, 572],
        [24, 600],
        [21, 650],
        [22, 720],
        [25, 808],
      ]),
      rise: `M0 ${short(at(234))}V${short(at(380))}`,
    };
  }
}
