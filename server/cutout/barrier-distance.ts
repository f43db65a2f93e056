import type { LabPicture } from './photo-pixels.ts';

const passes = 4;

/**
 * How hard each pixel is to reach from the picture's border: the least difference in color that every way
 * there has to cross (minimum barrier distance, by raster scans: Zhang et al. 2015). A slow gradient of
 * light or a shadow's soft edge is a low barrier; it is high inside a garment on a plain ground.
 */
export function barrierDistance({ width, height, lab }: LabPicture): Float32Array {
  const total = new Float32Array(width * height);
  const distance = new Float32Array(width * height);
  const high = new Float32Array(width * height);
  const low = new Float32Array(width * height);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < distance.length; pixel += 1) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      distance[pixel] = isBorder ? 0 : Number.POSITIVE_INFINITY;
      high[pixel] = lab[pixel * 3 + channel]!;
      low[pixel] = lab[pixel * 3 + channel]!;
    }
    const relax = (pixel: number, from: number) => {
      const value = lab[pixel * 3 + channel]!;
      const top = Math.max(high[from]!, value);
      const bottom = Math.min(low[from]!, value);
      if (top - bottom < distance[pixel]!) {
        distance[pixel] = top - bottom;
        high[pixel] = top;
        low[pixel] = bottom;
      }
    };
    for (let pass = 0; pass < passes; pass += 1) {
      if (pass % 2 === 0) {
        for (let y = 1; y < height - 1; y += 1) {
          for (let x = 1; x < width - 1; x += 1) {
            relax(y * width + x, y * width + x - 1);
            relax(y * width + x, (y - 1) * width + x);
          }
        }
      } else {
        for (let y = height - 2; y > 0; y -= 1) {
          for (let x = width - 2; x > 0; x -= 1) {
            relax(y * width + x, y * width + x + 1);
            relax(y * width + x, (y + 1) * width + x);
          }
        }
      }
    }
    for (let pixel = 0; pixel < total.length; pixel += 1) {
      total[pixel] = total[pixel]! + distance[pixel]!;
    }
  }
  return total;
}
