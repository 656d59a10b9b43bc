import { contrastPairs } from '../contrast.pairs';
import { type MeasuredPair, type ResolvedColour, luminance, measurePairs, mix } from './contrast';
import { type TokenSystem, tokensInScope } from './resolver';
import { type Token, type TokenSet, aliasOf } from './tokenFile';

/** A brand's pairs in one theme. */
export interface MeasuredTheme {
  theme: string;
  pairs: MeasuredPair[];
}

/** Measures every pair in themes of a brand. */
export const measureBrand = (
  system: TokenSystem,
  brand: TokenSet,
  themes: readonly string[],
): MeasuredTheme[] =>
  themes.map((theme) => ({
    theme,
    pairs: measurePairs(tokensInScope(system, brand, theme), contrastPairs),
  }));

/** What is short of a pair, as a share of its need; nothing where it holds. */
const lack = ({ ratio, need }: MeasuredPair): number => Math.max(0, 1 - ratio / need);
const flat = (measured: readonly MeasuredTheme[]): MeasuredPair[] => measured.flatMap(({ pairs }) => pairs);
const shortOf = (measured: readonly MeasuredTheme[]): MeasuredPair[] =>
  flat(measured).filter((pair) => lack(pair) > 0);

/** One change of a brand file. */
interface Change {
  words: string;
  brand: TokenSet;
  /** Pairs that hold only after it. */
  mended: number;
  /** A choice of step is changed before any colour is, and a colour before a neutral, which carries most of the page. */
  rank: number;
  /** How far from what the designer chose. */
  away: number;
}

/** The brand's own alias on the way to a colour: a choice of step. */
const choiceOf = (side: ResolvedColour, brand: TokenSet): string | undefined =>
  side.trail.find((path) => brand.has(path) && aliasOf(brand.get(path)?.value) !== undefined);

const withValue = (brand: TokenSet, token: Token, value: unknown): TokenSet =>
  new Map(brand).set(token.path, { ...token, value });

function* stepsFor(path: string, brand: TokenSet): Generator<Omit<Change, 'mended'>> {
  const token = brand.get(path);
  const target = aliasOf(token?.value) ?? '';
  if (!token) return;
  const group = target.slice(0, target.lastIndexOf('.') + 1);
  const steps = [...brand.keys()].filter(
    (step) => step.startsWith(group) && !step.slice(group.length).includes('.'),
  );
  const at = steps.indexOf(target);
  for (const [index, step] of steps.entries())
    if (index !== at)
      yield {
        words: `Point ${path} at {${step}}`,
        brand: withValue(brand, token, `{${step}}`),
        rank: 0,
        away: Math.abs(index - at),
      };
}

function* coloursFor(path: string, hex: string, brand: TokenSet): Generator<Omit<Change, 'mended'>> {
  const token = brand.get(path);
  if (!token) return;
  for (const target of ['#ffffff', '#000000'])
    for (let share = 0.04; share < 0.99; share += 0.04) {
      const candidate = mix(hex, target, share);
      const way = luminance(candidate) > luminance(hex) ? 'Lighten' : 'Darken';
      const components = [1, 3, 5].map((at) => Number.parseInt(candidate.slice(at, at + 2), 16) / 255);
      yield {
        words: `${way} ${path}, for example to ${candidate}`,
        brand: withValue(brand, token, { colorSpace: 'srgb', components, hex: candidate }),
        rank: path.startsWith('primitive.neutral.') ? 2 : 1,
        away: share,
      };
    }
}

function* candidates(short: readonly MeasuredPair[], brand: TokenSet): Generator<Omit<Change, 'mended'>> {
  const seen = new Set<string>();
  const isNew = (path: string) => !seen.has(path) && seen.add(path) && brand.has(path);
  for (const side of short.flatMap(({ foreground, background }) => [foreground, background])) {
    const choice = choiceOf(side, brand);
    if (choice !== undefined && isNew(choice)) yield* stepsFor(choice, brand);
    const source = side.trail.at(-1) ?? '';
    if (isNew(source)) yield* coloursFor(source, side.hex, brand);
  }
}

/** Pairs up to which single colours are looked for. */
const mostToMend = 24;

/** The change that mends most and breaks nothing. */
function bestChange(
  measured: readonly MeasuredTheme[],
  brand: TokenSet,
  measure: (brand: TokenSet) => readonly MeasuredTheme[],
): Change | undefined {
  const before = flat(measured);
  const found: Change[] = [];
  for (const change of candidates(shortOf(measured), brand)) {
    const after = flat(measure(change.brand));
    const breaks = after.some((pair, index) => {
      const was = before[index];
      return was !== undefined && lack(pair) > lack(was);
    });
    const mended = after.filter((pair, index) => {
      const was = before[index];
      return was !== undefined && lack(was) > 0 && lack(pair) === 0;
    }).length;
    if (!breaks && mended > 0) found.push({ ...change, mended });
  }
  return found.sort((a, b) => b.mended - a.mended || a.rank - b.rank || a.away - b.away)[0];
}

/**
 * What to change in a brand file, in as few steps as can be, so that all pairs hold together: no step of it makes
 * another pair fail. The last sentence says so, or that no such change of single colours is enough.
 */
export function adviceFor(system: TokenSystem, brand: TokenSet, themes: readonly string[]): string[] {
  const measure = (candidate: TokenSet) => measureBrand(system, candidate, themes);
  const advice: string[] = [];
  let current = brand;
  for (let left = 8; left > 0; left -= 1) {
    const measured = measure(current);
    const short = shortOf(measured).length;
    if (short === 0) return [...advice, 'Then every pair holds.'];
    // So many come from a ramp, and looking for single colours would take a minute.
    if (short > mostToMend) break;
    const change = bestChange(measured, current, measure);
    if (!change) break;
    advice.push(`${change.words}.`);
    current = change.brand;
  }
  const rest = shortOf(measure(current)).length;
  if (rest === 0) return [...advice, 'Then every pair holds.'];
  return [
    ...advice,
    `For ${rest === 1 ? 'one pair' : `${rest} pairs`} no change of one colour is enough: move both sides apart in lightness.`,
  ];
}
