import { type Crop, frameOf, type Grip, middleOf, type Size, turnedSize } from './crop-geometry.ts';

/** The eight handles of a frame, in reading order. */
export const grips = [
  { x: -1, y: -1, label: 'Upper left corner' },
  { x: 0, y: -1, label: 'Upper edge' },
  { x: 1, y: -1, label: 'Upper right corner' },
  { x: -1, y: 0, label: 'Left edge' },
  { x: 1, y: 0, label: 'Right edge' },
  { x: -1, y: 1, label: 'Lower left corner' },
  { x: 0, y: 1, label: 'Lower edge' },
  { x: 1, y: 1, label: 'Lower right corner' },
] as const satisfies (Grip & { label: string })[];

const percent = (part: number, whole: number) =>
  Math.max(0, Math.min(100, Math.round((100 * part) / whole))) + 0;

/** Where a handle stands: the number that a slider tells, and in words. */
export function gripValue(
  picture: Size,
  crop: Crop,
  { x, y }: Grip,
): { now: number; says: string } {
  const frame = frameOf(picture, crop);
  const middle = middleOf(picture, crop);
  const sides = turnedSize(picture, crop.turns);
  const fromLeft = percent(sides.width / 2 + middle.x + (x * frame.width) / 2, sides.width);
  const fromTop = percent(sides.height / 2 + middle.y + (y * frame.height) / 2, sides.height);
  const words = [
    ...(x === 0 ? [] : [`${fromLeft} % from the left`]),
    ...(y === 0 ? [] : [`${fromTop} % from the top`]),
  ];
  return { now: x === 0 ? fromTop : fromLeft, says: words.join(', ') };
}
