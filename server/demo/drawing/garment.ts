import { type Light, sharedFilters } from './filters.ts';
import type { Fold } from './folds.ts';
import { height, width } from './path.ts';
import { darker, ink, lighter, lightness } from './tint.ts';

/** The cloth of a garment: a colour, a repeat over it, and how it takes the light. */
export interface Cloth {
  base: string;
  /** The repeats over the base colour, turned to the grain of a piece. */
  weave: (garment: Garment, turn: string) => string[];
  light: Light;
  /** Topstitch colour; a shade of the base if not given. */
  thread?: string;
}

interface Piece {
  fill?: string;
  /** Transform of the cloth's repeat on this piece: its grain line. */
  turn?: string;
  /** Other repeats than the cloth's own. */
  weave?: string[];
  folds?: Fold[];
  lit?: number;
  grain?: number;
  roll?: number;
  ground?: string;
  /** Opacity of the outline. */
  edge?: number;
  /** Strength of the shadow that the piece casts on the pieces under it. */
  casts?: number;
  /** Markup between the cloth and the light: fades, prints, pleats. */
  over?: string;
}

interface Line {
  color?: string;
  strength?: number;
  breadth?: number;
  dash?: string;
  /** Opacity of the light edge beside a seam. */
  gleam?: number;
}

type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]): string =>
  list
    .map(([at, color, a = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${a}"/>`)
    .join('');

/** One garment on the table. Pieces are sewn on in the order in which they lie: lowest first. */
export class Garment {
  readonly id: string;
  readonly cloth: Cloth;
  readonly thread: string;
  private readonly wobble: string;
  private readonly defs: string[] = [];
  private readonly layers: string[] = [];
  private readonly laid: string[] = [];
  private count = 0;

  constructor(id: string, cloth: Cloth, o: { seed?: number; wobble?: number } = {}) {
    this.id = id;
    this.cloth = cloth;
    const { seed = 7, wobble = 4 } = o;
    const dark = lightness(cloth.base) < 0.55;
    this.thread = cloth.thread ?? (dark ? lighter(cloth.base, 0.35) : darker(cloth.base, 0.32));
    this.wobble = `${id}-wobble`;
    this.defs.push(sharedFilters(id, cloth.light, seed, wobble));
  }

  /** Reference to one of the shared blurs: `soft` is wide, `cast` is a shadow's. */
  blur(name: 'soft' | 'cast'): string {
    return `filter="url(#${this.id}-${name})"`;
  }

  add(markup: string): void {
    this.layers.push(markup);
  }

  private define(markup: (id: string) => string): string {
    const id = `${this.id}-${this.count}`;
    this.count += 1;
    this.defs.push(markup(id));
    return `url(#${id})`;
  }

  pattern(w: number, h: number, inner: string, turn = ''): string {
    const transform = turn ? ` patternTransform="${turn}"` : '';
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${transform}>${inner}</pattern>`,
    );
  }

  linear(list: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
    );
  }

  radial(list: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
    );
  }

  clip(...paths: string[]): string {
    return this.define(
      (id) => `<clipPath id="${id}">${paths.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`,
    );
  }

  /** Lays down one cut piece: cloth, grain, light, outline. */
  piece(d: string, o: Piece = {}): void {
    const { light } = this.cloth;
    const { fill = this.cloth.base, folds = [], edge = 0.38, roll = 1, casts = 0, over = '' } = o;
    const { lit = light.lit, grain = light.grain, ground = light.ground } = o;
    if (casts) this.cast(d, casts);
    const all = `width="${width}" height="${height}"`;
    const repeats = (o.weave ?? this.cloth.weave(this, o.turn ?? ''))
      .map((repeat) => `<path d="${d}" fill="${repeat}"/>`)
      .join('');
    const map = folds.map((fold) => `<path d="${fold.path}" fill="${fold.fill}"/>`).join('');
    const layer = (filterName: string, opacity: number, blend: string): string =>
      opacity
        ? `<rect ${all} filter="url(#${this.id}-${filterName})" opacity="${opacity}" style="mix-blend-mode:${blend}"/>`
        : '';
    this.add(
      [
        `<g clip-path="${this.clip(d)}"><path d="${d}" fill="${fill}"/>${repeats}${over}`,
        `<path d="${d}" fill="url(#${this.id}-roll)" opacity="${roll}"/>`,
        layer('grain', grain, 'multiply'),
        layer('cloud', light.clouds, 'soft-light'),
        `<g style="mix-blend-mode:hard-light" opacity="${lit}"><g filter="url(#${this.id}-lit)"><rect ${all} fill="${ground}"/><path d="${d}" fill="#999"/>${map}</g></g></g>`,
        `<path d="${d}" fill="none" stroke="#1a0d16" stroke-opacity="${edge}" stroke-width="1.6" stroke-linejoin="round"/>`,
      ].join(''),
    );
    this.laid.push(d);
  }

  /**
   * A shadow on the pieces below. It never falls on the table, which is not part of the picture:
   * the page that shows the garment casts its own.
   */
  private cast(d: string, strength: number): void {
    if (this.laid.length === 0) return;
    this.add(
      `<g clip-path="${this.clip(...this.laid)}"><path d="${d}" fill="${ink}" opacity="${strength}" ${this.blur('cast')} transform="translate(3 6)"/></g>`,
    );
  }

  /** A soft dark line, as in a pleat or under a flap. */
  shade(d: string, o: { breadth?: number; strength?: number } = {}): void {
    const { breadth = 14, strength = 0.35 } = o;
    this.add(
      `<g clip-path="${this.clip(...this.laid)}"><path d="${d}" fill="none" stroke="${ink}" stroke-opacity="${strength}" stroke-width="${breadth}" stroke-linecap="round" ${this.blur('cast')}/></g>`,
    );
  }

  /** Draws where two pieces are sewn together: a groove with a lit far edge. */
  seam(d: string, o: Line = {}): void {
    const { color = ink, strength = 0.42, breadth = 1.8, gleam = 0.3 } = o;
    this.add(
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${gleam}" stroke-width="${breadth * 0.9}" transform="translate(1.5 1.6)" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-width="${breadth}" stroke-linecap="round"/>`,
    );
  }

  /** A row of visible stitches. */
  stitch(d: string, o: Line = {}): void {
    const { color = this.thread, strength = 0.8, breadth = 1.3, dash = '4 3', gleam = 0.2 } = o;
    const line = `fill="none" stroke-width="${breadth}" stroke-dasharray="${dash}" stroke-linecap="round"`;
    this.add(
      `<path d="${d}" ${line} stroke="${ink}" stroke-opacity="${gleam}" transform="translate(.8 1)"/><path d="${d}" ${line} stroke="${color}" stroke-opacity="${strength}"/>`,
    );
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.defs.join('')}</defs><g filter="url(#${this.wobble})">${this.layers.join('\n')}</g></svg>`;
  }
}
