import { contrastPairs } from '../contrast.pairs';
import { accentNotes, boundProblems, faceProblems, fillProblems, rampProblems } from './brandRules';
import type { MeasuredPair } from './contrast';
import { adviceFor, measureBrand } from './contrastAdvice';
import { knownTypes, problemsOf } from './problems';
import { type TokenSystem, readTokenSystem } from './resolver';
import { TokenFault, type TokenSet, isRecord, readTokens } from './tokenFile';

/** What a designer hears about a brand file. */
export interface BrandReport {
  /** Sentences, each one thing to change. Empty when the brand may ship. */
  problems: string[];
  /** What to change so that all contrasts hold together, as sentences; empty when they do. */
  advice: string[];
  /** One sentence about what holds; empty when there are problems. */
  summary: string;
  /** Sentences about what is right and may surprise: a colour that is not the one which was asked for. */
  notes?: string[];
}

const two = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Number of single-letter edits between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, match] of [...other].entries()) {
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === match ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Keys that the brand lacks, has too many of, or gives another type. A whole missing ramp is one sentence. */
function contractProblems(file: string, brand: TokenSet, system: TokenSystem): string[] {
  const contract = system.brands.get(system.defaultBrand) ?? new Map();
  const allowed = new Map([...system.primitive].filter(([path]) => /^(font\.size|line)\./.test(path)));
  const missing = new Map<string, string[]>();
  for (const path of contract.keys()) {
    if (brand.has(path)) continue;
    const cut = path.lastIndexOf('.');
    const [group, name] = [path.slice(0, cut), path.slice(cut + 1)];
    missing.set(group, [...(missing.get(group) ?? []), name]);
  }
  // Contrast of a see-through colour depends on what lies under it, so no pair could be promised.
  const seeThrough = [...brand.values()]
    .filter(({ type, value }) => type === 'color' && isRecord(value) && (value.alpha ?? 1) !== 1)
    .map(({ path }) => `${file}: ${path} must be opaque. Leave out "alpha".`);
  const absent = [...missing].map(
    ([group, names]) => `${file}: ${group} lacks ${names.join(', ')}. Every brand gives every key.`,
  );

  const odd = [...brand.values()].flatMap(({ path, type }) => {
    const known = contract.get(path) ?? allowed.get(path);
    if (known === undefined) {
      const [near] = [...contract.keys()].sort((a, b) => distance(path, a) - distance(path, b));
      const hint = near !== undefined && distance(path, near) <= 3 ? ` Did you mean ${near}?` : '';
      return [`${file}: ${path} is not a key that a brand may set.${hint}`];
    }
    return known.type === type
      ? []
      : [`${file}: ${path} must have the $type "${known.type}", not "${type}".`];
  });
  return [...absent, ...odd, ...seeThrough];
}

/** Roles that share both colours fail together, so they are one sentence. */
function contrastProblems(file: string, theme: string, pairs: readonly MeasuredPair[]): string[] {
  const groups = new Map<string, MeasuredPair[]>();
  for (const pair of pairs.filter(({ ratio, need }) => ratio < need)) {
    const key = [pair.foreground.trail.at(-1), pair.background.trail.at(-1), pair.need].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()].map((group) => {
    const [pair] = group as [MeasuredPair];
    const roles = (side: 'foreground' | 'background') =>
      [...new Set(group.map((one) => one[side].trail[0]))].join(', ');
    const source = (side: 'foreground' | 'background') => `${pair[side].trail.at(-1)} ${pair[side].hex}`;
    return (
      `${file}: in the ${theme} theme, ${roles('foreground')} (${source('foreground')}) on ${roles('background')} ` +
      `(${source('background')}) has a contrast of ${two(pair.ratio)} and needs ${pair.need}.`
    );
  });
}

/** What is known of a brand beside its tokens. */
export interface BrandSurroundings {
  /** Themes that it has; absent, all of them. */
  themes?: readonly string[] | undefined;
  /** Texts of the style sheets that bring its faces; absent, nobody asks where they come from. */
  sheets?: readonly string[];
}

/**
 * Checks a brand file: JSON, the keys of the contract, values, references, ramps, bounds, faces, then contrast in every
 * theme that the brand has.
 *
 * @param root the `tokens` folder
 * @param file what to call the file in the report
 */
export function checkBrand(
  root: string,
  text: string,
  file: string,
  { themes: wanted, sheets }: BrandSurroundings = {},
): BrandReport {
  const system = readTokenSystem(root);
  const refused = (problems: string[], advice: string[] = []): BrandReport => ({
    problems,
    advice,
    summary: '',
  });
  let brand: TokenSet;
  try {
    brand = readTokens(text, file);
  } catch (error) {
    if (error instanceof TokenFault) return refused([...error.problems]);
    throw error;
  }
  const known = new Map([
    ...knownTypes(system),
    ...[...brand].map(([path, { type }]) => [path, type] as const),
  ]);
  const broken = [...contractProblems(file, brand, system), ...problemsOf(file, brand, known)];
  if (broken.length > 0) return refused(broken);

  const themes = [...system.themes.keys()].filter((theme) => wanted?.includes(theme) ?? true);
  const measured = measureBrand(system, brand, themes);
  const faint = measured.flatMap(({ theme, pairs }) => contrastProblems(file, theme, pairs));
  const problems = [
    ...rampProblems(file, text),
    ...boundProblems(file, brand),
    ...(sheets ? faceProblems(file, brand, sheets) : []),
    ...fillProblems(file, system, brand, themes),
    ...faint,
  ];
  if (problems.length > 0) return refused(problems, faint.length > 0 ? adviceFor(system, brand, themes) : []);

  const [closest] = measured
    .flatMap(({ theme, pairs }) => pairs.map((pair) => ({ theme, ...pair })))
    .sort((a, b) => a.ratio / a.need - b.ratio / b.need);
  const tightest =
    closest === undefined
      ? ''
      : ` The closest is ${closest.foreground.trail[0]} on ${closest.background.trail[0]} in the ${closest.theme} theme: ${two(closest.ratio)}, needs ${closest.need}.`;
  return {
    problems: [],
    advice: [],
    notes: accentNotes(file, text, system, brand, themes),
    summary: `${file}: complete, and all ${contrastPairs.length} contrast pairs hold in ${themes.join(' and ')}.${tightest}`,
  };
}
