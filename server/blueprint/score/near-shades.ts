import { hexToOklab, type Oklab, oklabDistance } from '#contract/rules/color-families.ts';
import type { PaletteContent } from '#contract/schemas/blueprint-content.ts';

/*
 * [Note: Near shades] A garment's color is known by its family alone, and a family is drawn with one color for many. So near is
 * wider than a just noticeable difference (0.02 in OKLab). The families that carry the name of a keep-away shade (black, white,
 * navy, cream, camel, rust) are 0.006 to 0.066 from it; the nearest one that nobody would call so is 0.071 from it (gray, and the
 * dove gray that deep coloring keeps away). Hence 0.07. A shade of one's own is named by its hue, while cloth of one name is
 * lighter and darker: there a step of lightness counts a third of one of hue, and 0.055 takes in the dusty rose of a pink and
 * the mist blue of a sky, and leaves out the rosewood of a brown. What has no hue is called by what has none.
 */
const keptAwayWithin = 0.07;
const namedWithin = 0.055;
const nameWeights = { l: 0.5, hue: 1.5 };
/** Below this chroma (OKLCH) a color is a gray, a black or a white. */
const grayChroma = 0.015;

/** What a palette has near a color. */
export interface NearShades {
  /** The name of the nearest shade, where it is so near that the color may be called by it. */
  own: string | null;
  /** Whether the color is one of those that the palette keeps away. */
  isKeptAway: boolean;
}

/** Makes the search of one palette ([Note: Near shades]). */
export function nearShadesOf({ shades, keepAway }: PaletteContent): (color: Oklab) => NearShades {
  const own = shades.map(({ name, hex }) => ({ name, color: hexToOklab(hex) }));
  const away = keepAway.map(({ hex }) => hexToOklab(hex));
  return (color) => {
    const nearestAway = Math.min(...away.map((one) => oklabDistance(one, color)));
    const nearestOwn = Math.min(...own.map((one) => oklabDistance(one.color, color)));
    const isKeptAway = nearestAway <= keptAwayWithin && nearestAway < nearestOwn;
    const [named] = own
      .filter((one) => !isGray(color) || isGray(one.color))
      .map((one) => ({ name: one.name, distance: distanceOfName(one.color, color) }))
      .sort((one, other) => one.distance - other.distance);
    return {
      own: !isKeptAway && named && named.distance <= namedWithin ? named.name : null,
      isKeptAway,
    };
  };
}

const isGray = ({ a, b }: Oklab): boolean => Math.hypot(a, b) < grayChroma;

const distanceOfName = (one: Oklab, { l, a, b }: Oklab): number =>
  Math.hypot(
    nameWeights.l * (one.l - l),
    nameWeights.hue * (one.a - a),
    nameWeights.hue * (one.b - b),
  );
