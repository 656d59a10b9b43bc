import { TokenFault, isRecord, parseJson } from './tokenFile';

/**
 * Lightness (OKLCH L) of each step, equal in every brand, so that contrast holds when a hue changes.
 * https://www.w3.org/TR/css-color-4/#ok-lab
 */
// prettier-ignore
const neutralLightness: Record<string, number> = {
  0: 1, 50: 0.974, 100: 0.95, 150: 0.925, 200: 0.885, 300: 0.805, 400: 0.715, 500: 0.615, 550: 0.54,
  600: 0.525, 700: 0.42, 800: 0.325, 850: 0.272, 900: 0.238, 925: 0.205, 950: 0.168, 1000: 0.147,
};
// prettier-ignore
const lightness: Record<string, number> = {
  50: 0.974, 100: 0.94, 150: 0.915, 200: 0.885, 300: 0.815, 400: 0.745, 500: 0.665, 600: 0.575, 700: 0.495,
  800: 0.405, 900: 0.315, 950: 0.25,
};
/** Share of the ramp's chroma at each step. */
// prettier-ignore
const share: Record<string, number> = {
  50: 0.12, 100: 0.24, 150: 0.34, 200: 0.46, 300: 0.7, 400: 0.9, 500: 1, 600: 1, 700: 0.92, 800: 0.76, 900: 0.52,
  950: 0.36,
};
/** The same for bright ramps, which keep their chroma in the steps that carry dark text. */
// prettier-ignore
const brightShare: Record<string, number> = {
  50: 0.13, 100: 0.3, 150: 0.46, 200: 0.64, 300: 0.98, 400: 1, 500: 0.95, 600: 0.86, 700: 0.76, 800: 0.62, 900: 0.44,
  950: 0.3,
};

const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
const between = (from: number, to: number, at: number): number => from + (to - from) * at;

function linearRgb(l: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((part) => part >= -0.0001 && part <= 1.0001);

/** Channels (0 to 255) of an OKLCH colour; what sRGB cannot show loses chroma, never lightness or hue. */
export function oklchToRgb(l: number, chroma: number, hue: number): number[] {
  let shown = chroma;
  if (!inGamut(linearRgb(l, chroma, hue))) {
    let outside = chroma;
    shown = 0;
    for (let step = 0; step < 24; step += 1) {
      const middle = (shown + outside) / 2;
      if (inGamut(linearRgb(l, middle, hue))) shown = middle;
      else outside = middle;
    }
  }
  return linearRgb(l, shown, hue).map((part) => {
    const linear = clamp(part);
    return Math.round(
      clamp(linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055) * 255,
    );
  });
}

/** OKLCH of an sRGB colour such as `#6563e8`: lightness, chroma, and hue in degrees. */
export function hexToOklch(hex: string): { l: number; chroma: number; hue: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0),
  };
}

type Steps = Record<string, number[]>;

function neutralSteps(recipe: Record<string, number>): Steps {
  const { hueLight = 0, hueDark = 0, chromaLight = 0, chromaMid = 0, chromaDark = 0 } = recipe;
  return Object.fromEntries(
    Object.entries(neutralLightness).map(([step, l]) => {
      const dark = 1 - l;
      const hue = between(hueLight, hueDark, clamp((dark - 0.2) / 0.4));
      const tint =
        dark < 0.4
          ? between(chromaLight, chromaMid, dark / 0.4)
          : between(chromaMid, chromaDark, Math.min(1, (dark - 0.4) / 0.45));
      return [step, oklchToRgb(l, l >= 1 ? 0 : tint, hue)];
    }),
  );
}

/** `hue` is in degrees; two hues are those of the dark and of the light end. */
function colourSteps(hue: number | readonly [number, number], chroma: number, bright: boolean): Steps {
  const hueAt = (l: number) =>
    typeof hue === 'number' ? hue : between(hue[0], hue[1], clamp((l - 0.4) / 0.5));
  return Object.fromEntries(
    Object.entries(lightness).map(([step, l]) => [
      step,
      oklchToRgb(l, chroma * ((bright ? brightShare : share)[step] ?? 1), hueAt(l)),
    ]),
  );
}

function stepsOf(name: string, recipe: Record<string, unknown>, file: string): Steps {
  const wrong = () =>
    new TokenFault([
      `${file}: the recipe of primitive.${name} needs numbers; see another brand file for its keys.`,
    ]);
  const numbers = (keys: readonly string[]) => {
    if (!keys.every((key) => typeof recipe[key] === 'number')) throw wrong();
    return recipe as Record<string, number>;
  };
  if (name === 'neutral') {
    return neutralSteps(numbers(['hueLight', 'hueDark', 'chromaLight', 'chromaMid', 'chromaDark']));
  }
  const { chroma } = numbers(['chroma']);
  const hue: unknown = recipe.hue;
  const ends: unknown[] = Array.isArray(hue) ? hue : [hue, hue];
  const [dark, light] = ends;
  if (typeof dark !== 'number' || typeof light !== 'number') throw wrong();
  return colourSteps([dark, light], chroma ?? 0, recipe.bright === true);
}

/** A token of an opaque sRGB colour. */
function colourToken(rgb: readonly number[]) {
  const hex = `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return {
    $value: { colorSpace: 'srgb', components: rgb.map((part) => Math.round((part / 255) * 1e4) / 1e4), hex },
  };
}

/** JSON on one line with `$` keys first, which `JSON.stringify` puts behind the numeric names of steps. */
function print(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value);
  const ordered = [
    ...keys.filter((key) => key.startsWith('$')),
    ...keys.filter((key) => !key.startsWith('$')),
  ];
  return `{ ${ordered.map((key) => `${JSON.stringify(key)}: ${print(value[key])}`).join(', ')} }`;
}

/**
 * A brand file with every ramp made anew from the recipe (`$extensions["app.ramp"]`) beside it, as unformatted JSON.
 * @throws TokenFault when the file is not JSON or a recipe lacks a number.
 */
export function withRamps(text: string, file: string): string {
  const root = parseJson(text, file);
  const primitive = isRecord(root) ? root.primitive : undefined;
  if (!isRecord(primitive)) throw new TokenFault([`${file} has no "primitive" group.`]);
  for (const [name, group] of Object.entries(primitive)) {
    const recipe = isRecord(group) && isRecord(group.$extensions) ? group.$extensions['app.ramp'] : undefined;
    if (!isRecord(group) || !isRecord(recipe)) continue;
    for (const [step, rgb] of Object.entries(stepsOf(name, recipe, file))) group[step] = colourToken(rgb);
  }
  return print(root);
}
