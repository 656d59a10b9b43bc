import { contrastRatio, resolveColour } from './contrast';
import { withRamps } from './ramp';
import { type TokenSystem, tokensInScope } from './resolver';
import { TokenFault, type TokenSet, isRecord, parseJson } from './tokenFile';

/** What a designer may choose, so that words stay in their places: lowest, highest. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  'primitive.radius-scale': [0, 3],
  'primitive.radius-pill': [0, 999],
  'primitive.font-brand-weight': [100, 900],
  'primitive.font-brand-tracking': [-0.06, 0.12],
  'primitive.font-brand-stretch': [62, 150],
};
const typeBounds = { 'font.size': [9, 96], line: [0.9, 2.2] } as const;

/** Pixels, of shares of the reader's own size too, which is 16 px unless somebody has set another one. */
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : isRecord(value) && typeof value.value === 'number'
      ? value.value * (value.unit === 'rem' ? 16 : 1)
      : undefined;

/** Values that are of the right type and would still take a page apart. */
export function boundProblems(file: string, brand: TokenSet): string[] {
  return [...brand.values()].flatMap(({ path, value, type }) => {
    const kind = type === 'number' && path.startsWith('line.') ? 'line' : 'font.size';
    const range = bounds[path] ?? (/^(font\.size|line)\./.test(path) ? typeBounds[kind] : undefined);
    const number = numberOf(value);
    if (!range || number === undefined || (number >= range[0] && number <= range[1])) return [];
    return [`${file}: ${path} is ${number}; it may be from ${range[0]} to ${range[1]}.`];
  });
}

const stepsOf = (text: string, file: string): Record<string, Record<string, unknown>> => {
  const root = parseJson(text, file);
  const primitive = isRecord(root) ? root.primitive : undefined;
  return isRecord(primitive)
    ? Object.fromEntries(
        Object.entries(primitive).flatMap(([name, group]) => (isRecord(group) ? [[name, group]] : [])),
      )
    : {};
};
const hexOf = (token: unknown): string | undefined =>
  isRecord(token) && isRecord(token.$value) && typeof token.$value.hex === 'string'
    ? token.$value.hex
    : undefined;

/** Ramps that are not what the recipe beside them makes: whoever changes the recipe next would lose what was set by hand. */
export function rampProblems(file: string, text: string): string[] {
  let made: string;
  try {
    made = withRamps(text, file);
  } catch (error) {
    if (error instanceof TokenFault) return [...error.problems];
    throw error;
  }
  const [ours, theirs] = [stepsOf(text, file), stepsOf(made, file)];
  return Object.entries(theirs).flatMap(([name, group]) => {
    const off = Object.keys(group).filter(
      (step) => !step.startsWith('$') && hexOf(ours[name]?.[step]) !== hexOf(group[step]),
    );
    if (off.length === 0) return [];
    const examples = off.slice(0, 3).map((step) => {
      return `${step} is ${hexOf(ours[name]?.[step]) ?? 'no colour'}, the recipe gives ${hexOf(group[step]) ?? 'none'}`;
    });
    return [
      `${file}: primitive.${name} is out of step with its recipe (${examples.join('; ')}${off.length > 3 ? '; …' : ''}). ` +
        `Run node scripts/tokens-ramps.mjs ${file}, or take "app.ramp" out to set its steps by hand.`,
    ];
  });
}

/** Families that every browser has, or that CSS defines. */
const systemFamilies =
  /^(serif|sans-serif|monospace|system-ui|ui-[a-z-]+|Georgia|Arial|Helvetica|Verdana|Tahoma|Trebuchet MS|Times New Roman|Courier New)$/;

/** Faces that no sheet loads: visitors would get another one, of another width. `sheets`: texts of CSS. */
export function faceProblems(file: string, brand: TokenSet, sheets: readonly string[]): string[] {
  const [first] = [brand.get('primitive.font-brand')?.value].flat();
  if (typeof first !== 'string' || systemFamilies.test(first)) return [];
  const declared = sheets.some((css) =>
    [...css.matchAll(/@font-face\s*\{[^}]*font-family:\s*(['"])(.+?)\1/g)].some(
      ([, , name]) => name === first,
    ),
  );
  if (declared) return [];
  return [
    `${file}: primitive.font-brand begins with ${first}, for which there is no @font-face. Write its rules into faces.css beside the file, or begin with a face that is there.`,
  ];
}

const leastFill = 1.5;

/** Filled buttons that cannot be told from the page: what is written on them is not enough to see where to press. */
export function fillProblems(
  file: string,
  system: TokenSystem,
  brand: TokenSet,
  themes: readonly string[],
): string[] {
  return themes.flatMap((theme) => {
    const scope = tokensInScope(system, brand, theme);
    const fill = resolveColour(scope, 'color.accent.solid');
    return ['canvas', 'raised', 'sunken'].flatMap((ground) => {
      const { hex } = resolveColour(scope, `color.surface.${ground}`);
      const ratio = contrastRatio(fill.hex, hex);
      if (ratio >= leastFill) return [];
      return [
        `${file}: in the ${theme} theme, buttons (primitive.accent-solid.${theme} ${fill.hex}) hardly show on color.surface.${ground} (${hex}): a contrast of ${ratio.toFixed(2)}, which needs ${leastFill}. Choose another step of the accent.`,
      ];
    });
  });
}

/**
 * Where buttons have another colour than the accent that `brand:new` was given, because words on that could not be read or it
 * hardly showed on the page.
 */
export function accentNotes(
  file: string,
  text: string,
  system: TokenSystem,
  brand: TokenSet,
  themes: readonly string[],
): string[] {
  const extensions = stepsOf(text, file).accent?.$extensions;
  const asked = isRecord(extensions) ? extensions['app.accent'] : undefined;
  if (typeof asked !== 'string') return [];
  return themes.flatMap((theme) => {
    const scope = tokensInScope(system, brand, theme);
    const { hex } = resolveColour(scope, 'color.accent.solid');
    if (hex === asked) return [];
    const words = resolveColour(scope, 'color.text.on-accent').hex;
    const contrast = (colour: string) => contrastRatio(colour, words).toFixed(2);
    return [
      `${file}: in the ${theme} theme buttons are ${hex}, and not the ${asked} that was asked for: words on them have a contrast of ${contrast(hex)}, on ${asked} it would be ${contrast(asked)}.`,
    ];
  });
}
