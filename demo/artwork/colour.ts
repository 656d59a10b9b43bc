/** A colour in OKLCH: lightness 0–1, chroma about 0–0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Reads `#rgb` or `#rrggbb`. */
export function parseHex(hex: string): Oklch {
  const long = hex.length === 4 ? [...hex.slice(1)].map((x) => x + x).join('') : hex.slice(1);
  const value = Number.parseInt(long, 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((x) => toLinear(x / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const isInside = (rgb: readonly number[]) => rgb.every((v) => v > -0.0005 && v < 1.0005);

/** Writes `#rrggbb`; a colour outside sRGB loses chroma, never lightness or hue. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let rgb = toLinearRgb({ ...colour, l });
  if (!isInside(rgb)) {
    let low = 0;
    let high = colour.c;
    for (let step = 0; step < 9; step++) {
      const c = (low + high) / 2;
      if (isInside(toLinearRgb({ ...colour, l, c }))) low = c;
      else high = c;
    }
    rgb = toLinearRgb({ ...colour, l, c: low });
  }
  const parts = rgb.map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255));
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** The signed shortest way from hue `from` to hue `to`, in degrees. */
export const hueDifference = (from: number, to: number) => ((to - from + 540) % 360) - 180;

const peaks: readonly (readonly [hue: number, lightness: number])[] = [
  [0, 0.64],
  [29, 0.63],
  [55, 0.74],
  [75, 0.8],
  [100, 0.9],
  [125, 0.86],
  [148, 0.82],
  [170, 0.8],
  [195, 0.8],
  [230, 0.68],
  [264, 0.52],
  [290, 0.53],
  [320, 0.64],
  [345, 0.66],
  [360, 0.64],
];

/** The lightness at which a hue looks most itself: yellow is light, blue is dark. */
export function vividLightness(hue: number): number {
  const h = ((hue % 360) + 360) % 360;
  for (let i = 1; i < peaks.length; i++) {
    const [h0, l0] = peaks[i - 1] ?? [0, 0.64];
    const [h1, l1] = peaks[i] ?? [360, 0.64];
    if (h <= h1) return l0 + ((l1 - l0) * (h - h0)) / (h1 - h0);
  }
  return 0.64;
}
