import { stream, type Stream } from './random';

/** Presentation attributes that a shape may carry beside its fill. */
export interface Paint {
  opacity?: number;
  stroke?: string;
  /** Stroke width in user units. */
  width?: number;
  strokeOpacity?: number;
  cap?: 'butt' | 'round';
  join?: 'round';
  /** `stroke-dasharray`. */
  dash?: string;
  transform?: string;
  /** A reference made by `blur()`. */
  filter?: string;
  /** A reference made by `clip()`. */
  clip?: string;
  /** A reference made by `fade()`. */
  mask?: string;
  /** Corner radius of a rectangle. */
  rx?: number;
  rule?: 'evenodd';
}

/** Where a group or a repeated shape stands: moved, then turned, then scaled. */
export interface Placement {
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Mirrors left and right about the placement's own origin. */
  isMirrored?: boolean;
  opacity?: number;
}

/** Offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** Stops of a gradient through colours at even distances. */
export const ramp = (...colours: readonly string[]): Stop[] =>
  colours.map((colour, i): Stop => [i / (colours.length - 1), colour]);
export type Point = readonly [x: number, y: number];

const names: Record<keyof Paint, string> = {
  opacity: 'opacity',
  stroke: 'stroke',
  width: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  cap: 'stroke-linecap',
  join: 'stroke-linejoin',
  dash: 'stroke-dasharray',
  transform: 'transform',
  filter: 'filter',
  clip: 'clip-path',
  mask: 'mask',
  rx: 'rx',
  rule: 'fill-rule',
};

const compact = (value: number, digits: number) => {
  const text = String(+value.toFixed(digits));
  return text.replace(/^(-?)0\./, '$1.');
};
/** A coordinate with one decimal. */
export const num = (value: number) => compact(value, 1);
const fine = (value: number) => compact(value, 2);
const tidy = (d: string) => d.replace(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (n) => num(Number(n)));

/**
 * Writes one SVG picture. Ids are counted from zero in each picture, so pictures belong in `<img>`, not
 * side by side in one document.
 */
export class Drawing {
  /** The picture's own stream, for scattered detail. */
  readonly random: Stream;
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();
  private body: string[] = [];
  private count = 0;
  private readonly tints: ((colour: string) => string)[] = [];

  constructor(
    readonly width = 360,
    readonly height = 480,
    seed = 7,
  ) {
    this.random = stream(seed);
  }

  /** Draws with every colour passed through `tint`; the innermost tint wins. */
  tinted(tint: (colour: string) => string, draw: () => void): this {
    this.tints.push(tint);
    draw();
    this.tints.pop();
    return this;
  }

  private ink(colour: string): string {
    const tint = this.tints.at(-1);
    return tint && colour.startsWith('#') ? tint(colour) : colour;
  }

  private define(make: (id: string) => string, key: string): string {
    const found = this.known.get(key);
    if (found) return found;
    const id = `g${(this.count++).toString(36)}`;
    this.known.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`;
        return `<stop offset="${fine(offset)}" stop-color="${this.ink(colour)}"${alpha}/>`;
      })
      .join('');
  }

  /** A linear gradient along `line` (x1 y1 x2 y2 as shares of the shape's box). */
  linear(stops: readonly Stop[], line: readonly [number, number, number, number] = [0, 0, 0, 1], units = '') {
    const [x1, y1, x2, y2] = line.map(fine);
    const inner = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${this.stops(stops)}`;
    const id = this.define((i) => `<linearGradient id="${i}" ${inner}</linearGradient>`, `l${inner}`);
    return `url(#${id})`;
  }

  /** A linear gradient in user units. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number) {
    return this.linear(stops, [x1, y1, x2, y2], ' gradientUnits="userSpaceOnUse"');
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) {
    const inner = `cx="${fine(cx)}" cy="${fine(cy)}" r="${fine(r)}">${this.stops(stops)}`;
    const id = this.define((i) => `<radialGradient id="${i}" ${inner}</radialGradient>`, `r${inner}`);
    return `url(#${id})`;
  }

  blur(deviation: number) {
    const inner = `<feGaussianBlur stdDeviation="${fine(deviation)}"/>`;
    const box = 'x="-60%" y="-60%" width="220%" height="220%"';
    const id = this.define((i) => `<filter id="${i}" ${box}>${inner}</filter>`, `b${inner}`);
    return `url(#${id})`;
  }

  clip(shape: string) {
    const id = this.define((i) => `<clipPath id="${i}">${shape}</clipPath>`, `c${shape}`);
    return `url(#${id})`;
  }

  clipPath(d: string) {
    return this.clip(`<path d="${tidy(d)}"/>`);
  }

  clipCircle(x: number, y: number, r: number) {
    return this.clip(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`);
  }

  /** A mask that brings a drawing in from left to right, between two shares of the width. */
  fade(from: number, to: number) {
    const size = `width="${this.width}" height="${this.height}"`;
    const ramp = this.linear([[from, '#000'], [to, '#fff']], [0, 0, 1, 0]); // prettier-ignore
    const inner = `maskUnits="userSpaceOnUse" x="0" y="0" ${size}><rect ${size} fill="${ramp}"/>`;
    return `url(#${this.define((id) => `<mask id="${id}" ${inner}</mask>`, `m${inner}`)})`;
  }

  private attributes(paint: Paint): string {
    let text = '';
    for (const [key, value] of Object.entries(paint) as [keyof Paint, string | number][]) {
      const shown =
        typeof value === 'number' ? (key === 'width' ? num(value) : fine(value)) : this.ink(value);
      text += ` ${names[key]}="${shown}"`;
    }
    return text;
  }

  private add(text: string): this {
    this.body.push(text);
    return this;
  }

  rect(fill: string, x: number, y: number, width: number, height: number, paint: Paint = {}): this {
    return this.add(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${this.ink(fill)}"${this.attributes(paint)}/>`,
    );
  }

  /** Fills the whole picture. */
  fill(fill: string, paint: Paint = {}): this {
    return this.rect(fill, 0, 0, this.width, this.height, paint);
  }

  circle(x: number, y: number, r: number, fill: string, paint: Paint = {}): this {
    return this.add(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${this.ink(fill)}"${this.attributes(paint)}/>`,
    );
  }

  ring(x: number, y: number, r: number, stroke: string, width: number, paint: Paint = {}): this {
    return this.circle(x, y, r, 'none', { stroke, width, ...paint });
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, paint: Paint = {}): this {
    return this.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${this.ink(fill)}"${this.attributes(paint)}/>`,
    );
  }

  /** Fills a path; long decimals in `d` are shortened. */
  path(d: string, fill: string, paint: Paint = {}): this {
    return this.add(`<path d="${tidy(d)}" fill="${this.ink(fill)}"${this.attributes(paint)}/>`);
  }

  /** Strokes a path, with round ends unless told otherwise. */
  stroke(d: string, stroke: string, width: number, paint: Paint = {}): this {
    const { cap = 'round', ...rest } = paint;
    return this.path(d, 'none', { stroke, width, cap, ...rest });
  }

  polygon(points: readonly Point[], fill: string, paint: Paint = {}): this {
    return this.path(polygonPath(points), fill, paint);
  }

  group(paint: Paint, draw: () => void): this {
    this.add(`<g${this.attributes(paint)}>`);
    draw();
    return this.add('</g>');
  }

  /** Draws in a moved, turned and scaled frame. */
  place(placement: Placement, draw: () => void): this {
    const { opacity } = placement;
    const transform = transformOf(placement);
    return this.group({ ...(transform && { transform }), ...(opacity !== undefined && { opacity }) }, draw);
  }

  /** Draws once into the definitions; the result is a stamp for `stamp()`. */
  shape(draw: () => void): string {
    const held = this.body;
    this.body = [];
    draw();
    const inner = this.body.join('');
    this.body = held;
    return this.define((id) => `<g id="${id}">${inner}</g>`, `s${inner}`);
  }

  /** A fill that repeats a tile of the given size. */
  pattern(width: number, height: number, draw: () => void): string {
    const held = this.body;
    this.body = [];
    draw();
    const inner = `width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse">${this.body.join('')}`;
    this.body = held;
    return `url(#${this.define((id) => `<pattern id="${id}" ${inner}</pattern>`, `p${inner}`)})`;
  }

  /** Repeats a shape. */
  stamp(shape: string, placement: Placement): this {
    const transform = transformOf(placement);
    const alpha = placement.opacity === undefined ? '' : ` opacity="${fine(placement.opacity)}"`;
    return this.add(`<use href="#${shape}"${transform && ` transform="${transform}"`}${alpha}/>`);
  }

  /** The finished picture; `fit` is `preserveAspectRatio`. */
  toSvg(fit = 'xMidYMid slice'): string {
    const defs = this.defs.length > 0 ? `<defs>${this.defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="${fit}">${defs}${this.body.join('')}</svg>`;
  }
}

function transformOf({ x = 0, y = 0, turn = 0, scale = 1, isMirrored = false }: Placement): string {
  const parts: string[] = [];
  if (x || y) parts.push(`translate(${num(x)} ${num(y)})`);
  if (turn) parts.push(`rotate(${num(turn)})`);
  if (isMirrored) parts.push(`scale(${fine(-scale)} ${fine(scale)})`);
  else if (scale !== 1) parts.push(`scale(${fine(scale)})`);
  return parts.join(' ');
}

/** A closed path through points. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}Z`;
}

/** A point at `radius` and `angle` (radians, clockwise from the right). */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** Points of a regular polygon whose first corner points up, turned by `turn` degrees. */
export const regular = (sides: number, x: number, y: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, i) =>
    polar(x, y, radius, ((turn + (i * 360) / sides - 90) * Math.PI) / 180),
  );

/** Writes a point for use in a path. */
export const xy = ([x, y]: Point) => `${num(x)},${num(y)}`;
