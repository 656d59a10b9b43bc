import { Drawing, num, polygonPath, type Paint } from './drawing';

/** A drawing with weather: skies, light, scattered specks and ridges. */
export class Atmosphere extends Drawing {
  /**
   * Scattered round dots. They are gathered into a few strokes by size and opacity, which is a sixth of the
   * bytes of as many circles and looks the same.
   */
  dots(list: readonly { x: number; y: number; r: number; opacity: number }[], colour: string): this {
    const buckets = new Map<string, string>();
    for (const { x, y, r, opacity } of list) {
      const key = `${Math.max(1, Math.round(r * 2.5)) / 1.25}|${Math.max(1, Math.round(opacity * 6)) / 6}`;
      buckets.set(key, `${buckets.get(key) ?? ''}M${num(x)},${num(y)}h0`);
    }
    for (const [key, d] of buckets) {
      const [width, opacity] = key.split('|').map(Number) as [number, number];
      this.stroke(d, colour, width, { opacity });
    }
    return this;
  }

  /** Vertical background gradient. */
  background(top: string, middle: string, bottom: string): this {
    return this.fill(this.linear([[0, top], [0.55, middle], [1, bottom]])); // prettier-ignore
  }

  /** Soft round light. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): this {
    const fill = this.radial([[0, colour, opacity], [0.45, colour, opacity * 0.38], [1, colour, 0]]); // prettier-ignore
    return this.circle(x, y, r, fill);
  }

  stars(count: number, bottom: number, colour = '#fff', spread = 1.3): this {
    const list = Array.from({ length: count }, () => ({
      x: this.random() * this.width,
      y: this.random() * bottom,
      r: 0.4 + this.random() * spread,
      opacity: 0.25 + this.random() * 0.65,
    }));
    return this.dots(list, colour);
  }

  /** Bright specks inside a box (x1 y1 x2 y2; the whole picture by default). */
  dust(
    count: number,
    colour: string,
    low = 1,
    high = 3.4,
    box?: readonly [number, number, number, number],
  ): this {
    const [x1, y1, x2, y2] = box ?? [0, 0, this.width, this.height];
    const list = Array.from({ length: count }, () => ({
      x: x1 + this.random() * (x2 - x1),
      y: y1 + this.random() * (y2 - y1),
      r: low + this.random() * (high - low),
      opacity: 0.2 + this.random() * 0.7,
    }));
    return this.dots(list, colour);
  }

  /** A sunburst of uneven beams. */
  rays(
    x: number,
    y: number,
    count: number,
    length: number,
    colour: string,
    opacity = 0.16,
    width = 0.5,
  ): this {
    const levels = new Map<number, string>();
    for (let i = 0; i < count; i++) {
      const start = (i / count) * Math.PI * 2;
      const end = start + (Math.PI / count) * width * 2 * (0.6 + this.random() * 0.6);
      const level = Math.round((0.4 + this.random() * 0.6) * 6) / 6;
      const beam = polygonPath([
        [x, y],
        [x + Math.cos(start) * length, y + Math.sin(start) * length],
        [x + Math.cos(end) * length, y + Math.sin(end) * length],
      ]);
      levels.set(level, (levels.get(level) ?? '') + beam);
    }
    for (const [level, d] of levels) this.path(d, colour, { opacity: opacity * level });
    return this;
  }

  /** Darkens the lower part, from the share `from` of the height. */
  floor(colour = '#05060c', from = 0.62, opacity = 0.72): this {
    return this.fill(this.linear([[from, colour, 0], [1, colour, opacity]])); // prettier-ignore
  }

  /** A rolling ridge that fills everything below it. */
  dune(y: number, height: number, waves: number, fill: string, phase = 0, paint: Paint = {}): this {
    let d = `M0,${this.height}L0,${num(y)}`;
    for (let x = 0; x <= this.width; x += this.width / 24)
      d += `L${num(x)},${num(y + Math.sin((x / this.width) * Math.PI * waves + phase) * height)}`;
    return this.path(`${d}L${this.width},${this.height}Z`, fill, paint);
  }
}
