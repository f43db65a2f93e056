/** A place on a garment's photo, in fractions of it from the upper left corner. */
export interface ServicePin {
  x: number;
  y: number;
}

/** Most marks of one service that are read; the app sets fewer. */
const mostRead = 50;

const isFraction = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** The marks of a service as its line carries them (`_pins`); another program may have written them. */
export function readServicePins(text: string | null): ServicePin[] {
  let given: unknown;
  try {
    given = JSON.parse(text || '[]');
  } catch {
    return [];
  }
  return (Array.isArray(given) ? given : [])
    .flatMap((one: unknown): ServicePin[] => {
      const [x, y] = Array.isArray(one) && one.length === 2 ? one : [];
      return isFraction(x) && isFraction(y) ? [{ x, y }] : [];
    })
    .slice(0, mostRead);
}
