import type { Garment } from './garment.ts';

/** Colours of a flower print. */
export interface BloomInks {
  large: [petal: string, heart: string];
  middle: [petal: string, heart: string];
  small: [petal: string, heart: string];
  bud: [petal: string, heart: string];
  leaves: [string, string];
}

function bloom(x: number, y: number, r: number, inks: [string, string], turn: number): string {
  const [petal, heart] = inks;
  const petals = [0, 72, 144, 216, 288].map(
    (angle) =>
      `<g transform="rotate(${angle})"><path d="M0 0C${-r * 0.7} ${-r * 0.5} ${-r * 0.55} ${-r * 1.15} 0 ${-r}C${r * 0.55} ${-r * 1.15} ${r * 0.7} ${-r * 0.5} 0 0Z" fill="${petal}"/><path d="M0 ${-r * 0.15}C${-r * 0.12} ${-r * 0.4} ${-r * 0.1} ${-r * 0.6} 0 ${-r * 0.72}" stroke="${heart}" stroke-width="1.4" fill="none"/></g>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${petals.join('')}<circle r="${r * 0.24}" fill="${heart}"/></g>`;
}

const sprig = (x: number, y: number, l: number, turn: number, color: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${l * 0.3} ${-l * 0.35} ${l * 0.75} ${-l * 0.3} ${l} 0C${l * 0.7} ${l * 0.22} ${l * 0.3} ${l * 0.22} 0 0Z" fill="${color}"/>`;

const speck = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** Scattered five-petal flowers with leaves, a tile of 136. */
export const flowers =
  (inks: BloomInks) =>
  (g: Garment, turn: string): string => {
    const [deep, pale] = inks.leaves;
    const tile = [
      sprig(30, 30, 24, 200, deep),
      sprig(38, 26, 20, -40, pale),
      bloom(38, 38, 19, inks.large, 10),
      sprig(112, 84, 22, 30, deep),
      sprig(100, 78, 20, 150, pale),
      bloom(104, 92, 16, inks.middle, 40),
      bloom(100, 20, 10, inks.bud, 20),
      sprig(94, 24, 14, 130, deep),
      bloom(30, 106, 12, inks.small, 60),
      sprig(24, 112, 16, 120, pale),
      speck(70, 60, 2.6, inks.middle[0]),
      speck(64, 66, 2, inks.large[0]),
      speck(72, 124, 2.6, inks.bud[0]),
      speck(6, 74, 2.4, inks.middle[0]),
    ];
    return g.pattern(136, 136, tile.join(''), turn);
  };
