/**
 * How much of the ground's paper lies over each pixel of a photo, 0 to 255: none over the garment, and less
 * and less toward it where its edge is soft. Each step of softness is as wide as in what is saved.
 */
export function softCover(
  width: number,
  height: number,
  data: Uint8Array,
  softness: number,
): Uint8Array {
  if (softness === 0) return data.map((alpha) => 255 - alpha);
  // Two means over squares are near to the Gaussian that the server takes.
  const radius = Math.max(1, Math.round((0.6 + softness * 0.7) * 1.2));
  let soft = data;
  for (let time = 0; time < 2; time += 1) {
    soft = meanAlong(soft, width, height, 1, width, radius);
    soft = meanAlong(soft, height, width, width, 1, radius);
  }
  return soft.map((alpha) => Math.min(255, 510 - alpha * 2));
}

/** The mean of `2 * radius + 1` values around each, along lines; beyond a line's ends its last value goes on. */
function meanAlong(
  from: Uint8Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Uint8Array {
  const to = new Uint8Array(from.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (index: number) => from[start + Math.max(0, Math.min(length - 1, index)) * step]!;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += at(index);
    for (let index = 0; index < length; index += 1) {
      to[start + index * step] = sum / (2 * radius + 1);
      sum += at(index + radius + 1) - at(index - radius);
    }
  }
  return to;
}
