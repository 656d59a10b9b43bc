import {
  type MeasuredPair,
  type ResolvedColour,
  contrastRatio,
  luminance,
  mix,
  resolveColour,
} from './contrast';
import { type TokenSet, aliasOf } from './tokenFile';

const two = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The brand's own alias on the way to a colour: a choice of step, which is changed before any colour is. */
function choiceOf(side: ResolvedColour, brand: TokenSet): string | undefined {
  return side.trail.find((path) => brand.has(path) && aliasOf(brand.get(path)?.value) !== undefined);
}

/** The step of the chosen ramp nearest to the present one that satisfies the pair. */
function otherStep(
  side: ResolvedColour,
  other: string,
  need: number,
  scope: TokenSet,
): { path: string; ratio: number } | undefined {
  const source = side.trail.at(-1) ?? '';
  const group = source.slice(0, source.lastIndexOf('.') + 1);
  const steps = [...scope.keys()].filter(
    (path) => path.startsWith(group) && !path.slice(group.length).includes('.'),
  );
  const at = steps.indexOf(source);
  return steps
    .map((path, index) => ({
      path,
      away: Math.abs(index - at),
      ratio: contrastRatio(resolveColour(scope, path).hex, other),
    }))
    .filter(({ ratio }) => ratio >= need)
    .sort((a, b) => a.away - b.away)[0];
}

/** The least change towards black or white that satisfies the pair. */
function nearestColour(hex: string, other: string, need: number): { hex: string; ratio: number } | undefined {
  const target = luminance(hex) > luminance(other) ? '#ffffff' : '#000000';
  for (let share = 0.01; share <= 1; share += 0.01) {
    const candidate = mix(hex, target, share);
    const ratio = contrastRatio(candidate, other);
    if (ratio >= need) return { hex: candidate, ratio };
  }
  return undefined;
}

/** One sentence on what to change in the brand file so that a pair holds. */
export function adviceFor(
  { need, foreground, background }: MeasuredPair,
  scope: TokenSet,
  brand: TokenSet,
): string {
  const sides = [
    { side: foreground, other: background },
    { side: background, other: foreground },
  ];
  for (const { side, other } of sides) {
    const choice = choiceOf(side, brand);
    const step = choice === undefined ? undefined : otherStep(side, other.hex, need, scope);
    if (step !== undefined) return `Point ${choice} at {${step.path}}, which gives ${two(step.ratio)}.`;
  }
  // Neutrals carry most of the page, so a tinted colour gives way first.
  const isNeutral = (side: ResolvedColour) => side.trail.at(-1)?.startsWith('primitive.neutral.') ?? false;
  const order = [...sides].sort((a, b) => Number(isNeutral(a.side)) - Number(isNeutral(b.side)));
  for (const { side, other } of order) {
    const source = side.trail.at(-1) ?? '';
    const colour = brand.has(source) ? nearestColour(side.hex, other.hex, need) : undefined;
    if (colour === undefined) continue;
    const way = luminance(colour.hex) > luminance(side.hex) ? 'Lighten' : 'Darken';
    return `${way} ${source}, for example to ${colour.hex}, which gives ${two(colour.ratio)}.`;
  }
  return 'No change of one colour is enough: move both sides apart in lightness.';
}
