import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';

/*
 * [Note: Figure] The dress form is drawn on a field of 300 by 884, with the middle of the body at x = 0. Its outline
 * and the lines of the measurements come from one table of half widths by build, so that a line always lies on
 * the body.
 */

type Point = readonly [number, number];

/** Half widths at the heights of the figure, by build; `arm` is how far the arms stand out. */
const widths = {
  curve: {
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
  },
  straight: {
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
  },
} as const;

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

/** The paths of a figure: its parts, its seams, and the line of every measurement. */
export function figureShape(build: FigureBuild) {
  const w = widths[build];
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
  const hem = w.hip - 2;
  const torso = `${through(side)}L${hem} 372Q${short(w.hip * 0.55)} 398 0 380Q${short(-w.hip * 0.55)} 398 ${-hem} 372L${-(w.hip - 1)} 365${onward(through(mirrored(side).reverse()))}Z`;
  const legs = sides.map((of) => `${through(of(outside))}${onward(through(of(inside)))}L0 360Z`);
  const arms = sides.map((of) => `${through(of(armOutside))}${onward(through(of(armInside)))}Z`);
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
    'M0 38V378',
    ...sides.flatMap((of) => [through(of(princess)), through(of(legSeam))]),
    `M${hem} 372Q${short(w.hip * 0.55)} 398 0 380Q${short(-w.hip * 0.55)} 398 ${-hem} 372`,
  ];
  return { torso, legs, arms, seams, lines: lineOf(side), ...w };

  function lineOf(outline: readonly Point[]): Record<MeasureType, string> {
    const halfAt = (y: number) => {
      const at = outline.findIndex(([, below]) => below >= y);
      const [from, to] = [outline[at - 1]!, outline[at]!];
      return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
    };
    const around = (y: number, depth = 14, half = halfAt(y)) =>
      `M${short(1.5 - half)} ${short(y - depth * 0.3)}Q0 ${short(y + depth)} ${short(half - 1.5)} ${short(y - depth * 0.3)}`;
    const overBust = (end: number) =>
      through([
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
      height: 'M-144 2V812',
      shoulders: `M${2 - w.shoulder} 66Q0 40 ${w.shoulder - 2} 66`,
      bust: around(138, 15),
      waist: around(232),
      abdomen: around(288, 15),
      hips: around(340, 17),
      shoulderToWrist: through([
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
      leg: through([
        [w.waist - 2, 234],
        [w.highHip, 285],
        [w.hip - 3, 340],
        [w.thigh - 5, 420],
        [w.thigh - 11, 480],
        [w.knee - 2, 560],
        [w.calf - 3, 640],
        [w.ankle - 2, 800],
      ]),
      thigh: `M5 424Q${short(w.thigh * 0.5)} 442 ${w.thigh - 3} 424`,
      inseamTrousers: through([
        [5, 388],
        [11, 430],
        [18, 500],
        [25, 572],
        [24, 600],
        [21, 650],
        [22, 720],
        [25, 808],
      ]),
      rise: 'M0 234V380',
    };
  }
}
