import { fillProblems } from './brandRules';
import { measureBrand } from './contrastAdvice';
import { hexToOklch, withRamps } from './ramp';
import { readTokenSystem } from './resolver';
import { isRecord, parseJson, readTokens } from './tokenFile';

/** What a designer gives to begin with. */
export interface BrandColours {
  /** Of buttons and links, as `#e0457b`. */
  accent: string;
  /** At the other end of the horizon; absent, a neighbour of the accent. */
  second?: string | undefined;
}

/** Steps of the accent for a button at rest, under the pointer and pressed, with the neutral of the words on it. */
const fills = [
  { steps: [600, 700, 800], words: 0 },
  { steps: [700, 800, 900], words: 0 },
  { steps: [500, 400, 300], words: 1000 },
  { steps: [400, 300, 200], words: 1000 },
] as const;
const parts = ['accent-solid', 'accent-hover', 'accent-active'] as const;

const round = (value: number, places: number): number => Number(value.toFixed(places));

type Group = Record<string, unknown>;

function groupAt(parent: Group, key: string): Group {
  const group = parent[key];
  if (!isRecord(group)) throw new Error(`The brand to begin with has no ${key}.`);
  return group;
}

/**
 * The token file of a new brand: the default one in other colours, of which those that carry words are chosen so that
 * every pair can be told apart in both themes.
 * @param root the `tokens` folder
 * @param base text of the token file to begin with
 * @returns unformatted JSON
 */
export function newBrandTokens(root: string, base: string, name: string, colours: BrandColours): string {
  const { chroma, hue } = hexToOklch(colours.accent);
  const second = colours.second === undefined ? undefined : hexToOklch(colours.second);
  const file = parseJson(base, 'tokens.json');
  if (!isRecord(file)) throw new Error('The brand to begin with is no token file.');
  file.$description = `${name}. Change a recipe ("app.ramp"), then run node scripts/tokens-ramps.mjs on this file.`;
  const primitive = groupAt(file, 'primitive');
  const recipe = (ramp: string, values: Group): void => {
    groupAt(groupAt(primitive, ramp), '$extensions')['app.ramp'] = values;
  };
  const around = round(hue, 0) % 360;
  // Greys lean towards the accent, by as little as ours do.
  const tint = Math.min(1, chroma / 0.1);
  recipe('neutral', {
    hueLight: around,
    hueDark: around,
    chromaLight: round(0.004 * tint, 4),
    chromaMid: round(0.022 * tint, 4),
    chromaDark: round(0.02 * tint, 4),
  });
  recipe('accent', { hue: around, chroma: round(Math.min(chroma, 0.25), 3) });
  groupAt(groupAt(primitive, 'accent'), '$extensions')['app.accent'] = colours.accent.toLowerCase();
  recipe('spark', {
    hue: second ? round(second.hue, 0) % 360 : (around + 280) % 360,
    chroma: round(Math.min(second?.chroma ?? Math.min(chroma, 0.13), 0.25), 3),
  });
  for (const theme of ['dark', 'light'] as const) chooseFill(root, file, primitive, theme);
  return withRamps(JSON.stringify(file), 'tokens.json');
}

/** Points a theme's buttons at the first fill that can be read and seen. */
function chooseFill(root: string, file: Group, primitive: Group, theme: 'dark' | 'light'): void {
  const system = readTokenSystem(root);
  // In the dark a dull light fill says more than a dim one.
  const order = theme === 'dark' ? [fills[0], fills[2], fills[3], fills[1]] : fills;
  for (const { steps, words } of order) {
    for (const [index, part] of parts.entries())
      groupAt(primitive, part)[theme] = { $value: `{primitive.accent.${steps[index]}}` };
    groupAt(primitive, 'on-accent')[theme] = { $value: `{primitive.neutral.${words}}` };
    const brand = readTokens(withRamps(JSON.stringify(file), 'tokens.json'), 'tokens.json');
    const isFaint = measureBrand(system, brand, [theme]).some(({ pairs }) =>
      pairs.some(({ ratio, need }) => ratio < need),
    );
    if (!isFaint && fillProblems('', system, brand, [theme]).length === 0) return;
  }
}
