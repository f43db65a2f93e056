import drawn from './garments/drawn.json';

const addresses = import.meta.glob<string>('./garments/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A drawn garment, in both of its sizes. */
export interface Drawn {
  /** The size of the large picture, in pixels. */
  width: number;
  height: number;
  /** The mean color of it, as `r g b`. */
  tone: string;
  large: string;
  small: string;
  /** The width of the small picture, in pixels. */
  smallWidth: number;
}

/** The height of the small pictures at most, and their width. */
const small = { width: 180, height: 220 };

/** The drawn garment of a name; null where there is none. Made by `npm run lab:draw`. */
export function drawnGarment(name: string): Drawn | null {
  const found = (drawn as Record<string, Pick<Drawn, 'width' | 'height' | 'tone'>>)[name];
  const [large, little] = ['large', 'small'].map(
    (size) => addresses[`./garments/${size}/${name}.webp`],
  );
  if (!found || !large || !little) return null;
  const scale = Math.min(small.width / found.width, small.height / found.height);
  return { ...found, large, small: little, smallWidth: Math.round(found.width * scale) };
}
