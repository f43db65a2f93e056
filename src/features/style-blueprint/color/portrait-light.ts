import { type LabPicture, percentile } from './lab-picture.ts';

/**
 * Where not even the brightest fiftieth of a picture is lighter than this (OKLab), there was too little light. By the
 * brightest parts, because dark skin, hair and clothes are dark in good light too.
 */
const brightest = { share: 0.98, atLeast: 0.66 };

/** Under a lamp the brightest parts are this yellow (OKLab b), and next to nothing is gray or blue. */
const lamp = { brightestB: 0.05, grayBelowB: 0.025, grayShare: 0.06 };

/** Of less contrast than this (OKLab lightness) nothing can be told about sharpness. */
const leastContrast = 0.1;

/** The strongest edges answer at least so much to a Laplacian, as a share of the picture's contrast. */
const sharpest = { share: 0.995, atLeast: 0.11 };

export const isDark = ({ l }: LabPicture): boolean =>
  percentile(l, brightest.share) < brightest.atLeast;

/** Whether a picture was taken under warm light. Warm skin and a warm wall alone are not enough. */
export function isWarm({ l, b }: LabPicture): boolean {
  const bright = percentile(l, 0.95);
  let [sum, count, gray] = [0, 0, 0];
  for (const [at, lightness] of l.entries()) {
    if (b[at]! < lamp.grayBelowB) gray += lightness > 0.25 ? 1 : 0;
    if (lightness < bright) continue;
    sum += b[at]!;
    count += 1;
  }
  return sum / count > lamp.brightestB && gray < lamp.grayShare * l.length;
}

/**
 * A picture as if its brightest parts were white, which takes most of the tint of a light away: in OKLab a tint grows with
 * lightness. Only to look for skin; what is tapped is balanced by a white that a person points at.
 */
export function withoutTint(picture: LabPicture): LabPicture {
  const { l, a, b } = picture;
  const bright = percentile(l, brightest.share);
  const sum = { l: 0, a: 0, b: 0 };
  for (const [at, lightness] of l.entries()) {
    if (lightness < bright) continue;
    sum.l += lightness;
    sum.a += a[at]!;
    sum.b += b[at]!;
  }
  return {
    ...picture,
    a: a.map((value, at) => value - (sum.a / sum.l) * l[at]!),
    b: b.map((value, at) => value - (sum.b / sum.l) * l[at]!),
  };
}

/** Smooths by thirds of a pixel's neighbors (1 2 1), across and down, so that grain is not taken for sharpness. */
function smoothed({ l, width, height }: LabPicture): Float32Array {
  const across = Float32Array.from(l);
  for (let at = 1; at < l.length - 1; at += 1)
    across[at] = (l[at - 1]! + 2 * l[at]! + l[at + 1]!) / 4;
  const both = Float32Array.from(across);
  for (let at = width; at < width * (height - 1); at += 1) {
    both[at] = (across[at - width]! + 2 * across[at]! + across[at + width]!) / 4;
  }
  return both;
}

/**
 * Whether a picture is blurred: its strongest edges answer weakly to a Laplacian. Not the variance of all answers, which
 * says more about how plain the wall behind a person is.
 */
export function isBlurred(picture: LabPicture): boolean {
  const { width, height, l } = picture;
  const contrast = percentile(l, 0.98) - percentile(l, 0.02);
  if (contrast < leastContrast) return false;
  const smooth = smoothed(picture);
  const answers = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const around = smooth[at - 1]! + smooth[at + 1]! + smooth[at - width]! + smooth[at + width]!;
      answers[at] = Math.abs(around - 4 * smooth[at]!);
    }
  }
  return percentile(answers, sharpest.share) < sharpest.atLeast * contrast;
}
