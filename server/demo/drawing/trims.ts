import type { Garment } from './garment.ts';
import { brief } from './path.ts';
import { darker, ink, lighter } from './tint.ts';

/** A button's face and the colour of its holes. */
export interface ButtonStyle {
  face: string;
  hole: string;
}

export const shell: ButtonStyle = { face: '#efe6dc', hole: '#3a2a30' };
export const horn: ButtonStyle = { face: '#5b3a22', hole: '#1d0f08' };
export const brass: ButtonStyle = { face: '#c9a057', hole: '#6a4518' };
export const steel: ButtonStyle = { face: '#b4b2b4', hole: '#4a484c' };

/** Buttons in the colour of the cloth. */
export const dyed = (base: string): ButtonStyle => ({
  face: darker(base, 0.35),
  hole: lighter(base, 0.4),
});

const disc = (x: number, y: number, r: number, rest: string): string =>
  `<circle cx="${brief(x)}" cy="${brief(y)}" r="${brief(r)}" ${rest}/>`;

function roundFace(g: Garment, x: number, y: number, r: number, face: string): string {
  const shine = g.radial(
    [
      [0, '#fff', 0.75],
      [0.55, '#fff', 0],
    ],
    0.35,
    0.3,
    0.6,
  );
  return [
    disc(x + 1.4, y + 2.4, r, `fill="${ink}" opacity=".32"`),
    disc(x, y, r, `fill="${face}"`),
    disc(x, y, r, `fill="${shine}"`),
    disc(x, y, r * 0.68, `fill="none" stroke="${ink}" stroke-opacity=".22"`),
    disc(x, y, r, `fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width=".9"`),
  ].join('');
}

/** A sewn button with four holes. */
export function button(g: Garment, x: number, y: number, r = 7, style: ButtonStyle = shell): void {
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([a = 0, b = 0]) =>
    disc(x + a * r * 0.24, y + b * r * 0.24, r * 0.11, `fill="${style.hole}"`),
  );
  g.add(roundFace(g, x, y, r, style.face) + holes.join(''));
}

/** A metal snap, rivet or eyelet: no holes. */
export function stud(g: Garment, x: number, y: number, r = 5, style: ButtonStyle = brass): void {
  g.add(roundFace(g, x, y, r, style.face));
}

/** A zip along a line, closed: tape, two rows of teeth, and a puller where `at` says. */
export function zip(
  g: Garment,
  line: string,
  o: { metal?: string; tape: string; at?: [number, number] },
): void {
  const { metal = '#c9c6c2', tape, at } = o;
  const stroke = (color: string, breadth: number, more = ''): string =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${breadth}" ${more}/>`;
  g.add(
    [
      stroke(tape, 15),
      stroke(ink, 15, 'stroke-opacity=".18"'),
      stroke(tape, 12),
      stroke(darker(metal, 0.55), 7.5),
      stroke(metal, 6.5, 'stroke-dasharray="2.4 2.2"'),
      stroke(darker(metal, 0.6), 1, 'stroke-dasharray="2.2 2.4"'),
    ].join(''),
  );
  if (!at) return;
  const [x, y] = at;
  g.add(
    [
      `<path d="M${x - 6} ${y}h12l-2 14h-8Z" fill="${metal}" stroke="${ink}" stroke-opacity=".6"/>`,
      `<rect x="${x - 2.2}" y="${y + 9}" width="7" height="30" rx="3" fill="${ink}" opacity=".3"/>`,
      `<rect x="${x - 3.5}" y="${y + 7}" width="7" height="30" rx="3" fill="${lighter(metal, 0.2)}" stroke="${ink}" stroke-opacity=".55"/>`,
      `<path d="M${x - 1.4} ${y + 12}v18" stroke="#fff" stroke-opacity=".8" stroke-width="1.4"/>`,
    ].join(''),
  );
}

/** A woven name label inside a collar, its name a row of stitches. */
export function label(g: Garment, x: number, y: number): void {
  g.add(
    `<rect x="${x - 20}" y="${y}" width="40" height="20" rx="1.5" fill="#f4f0ea"/><rect x="${x - 20}" y="${y}" width="40" height="20" rx="1.5" fill="none" stroke="${ink}" stroke-opacity=".25"/><path d="M${x - 14} ${y + 10}h28" stroke="#3a1530" stroke-width="2" stroke-dasharray="3 2"/>`,
  );
}

interface Strap {
  breadth: number;
  color: string;
  /** Strength of the shadow on what lies below. */
  casts?: number;
  stitched?: boolean;
}

/** A strap, strip or cord along a line: its rim, its body and a lit upper edge. */
export function strap(g: Garment, line: string, o: Strap): void {
  const { breadth, color, casts = 0, stitched = false } = o;
  const stroke = (c: string, w: number, more: string): string =>
    `<path d="${line}" fill="none" stroke="${c}" stroke-width="${brief(w)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const lift = breadth * 0.2;
  if (casts) g.shade(line, { breadth: breadth + 8, strength: casts });
  g.add(
    [
      stroke(darker(color, 0.62), breadth + 1.6, ''),
      stroke(darker(color, 0.38), breadth, ''),
      stroke(
        color,
        breadth * 0.8,
        `transform="translate(${brief(-lift * 0.4)} ${brief(-lift * 0.4)})"`,
      ),
      stroke(
        '#fff',
        breadth * 0.34,
        `stroke-opacity=".16" transform="translate(${brief(-lift)} ${brief(-lift)})"`,
      ),
      stroke(
        '#fff',
        breadth * 0.12,
        `stroke-opacity=".3" transform="translate(${brief(-lift * 1.1)} ${brief(-lift * 1.1)})"`,
      ),
    ].join(''),
  );
  if (stitched) g.stitch(line, { dash: '5 4', strength: 0.6 });
}

/** A buckle: a metal frame with its prong, centred at a point. */
export function buckle(
  g: Garment,
  x: number,
  y: number,
  w: number,
  h: number,
  style: ButtonStyle = brass,
  turn = 0,
): void {
  const frame = (c: string, sw: number, more = ''): string =>
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${Math.min(w, h) * 0.2}" fill="none" stroke="${c}" stroke-width="${sw}" ${more}/>`;
  const bar = Math.max(2.4, w * 0.12);
  g.add(
    `<g transform="translate(${x} ${y}) rotate(${turn})">${frame(ink, bar, 'opacity=".35" transform="translate(1.6 2.6)"')}${frame(darker(style.face, 0.5), bar + 1.6)}${frame(style.face, bar)}${frame('#fff', bar * 0.3, 'stroke-opacity=".6" transform="translate(-.6 -.6)"')}<path d="M${-w / 2} 0H${w / 2}" stroke="${darker(style.face, 0.5)}" stroke-width="${bar + 1}" stroke-linecap="round"/><path d="M${-w / 2} -.4H${w / 2}" stroke="${style.face}" stroke-width="${bar * 0.75}" stroke-linecap="round"/></g>`,
  );
}
