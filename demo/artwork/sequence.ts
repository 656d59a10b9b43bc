import type { CoverSpec } from './covers';
import { headlines, type Headline } from './headlines';
import { motifs, type GroundName, type Motif, type MotifName } from './motifs';
import { paletteNames, palettes, type Palette, type PaletteName } from './palettes';
import { at, hash, stream } from './random';

/** How many games the catalogue holds. */
export const gameCount = 10_000;

/** A cover as the wall sees it. */
export interface Placed extends CoverSpec {
  readonly ground: GroundName | 'own';
}

/** Sorted, so that moving a motif to another file leaves the wall as it is. */
const motifNames = (Object.keys(motifs) as MotifName[]).sort();
/** Card rooms and the like are rarer in a wall of slots than foxes. */
const rare: readonly MotifName[] = [
  'baccarat',
  'roulette',
  'blackjack',
  'dice',
  'fan',
  'mahjong',
  'drum',
  'pitch',
  'mines',
  'pins',
  'comet',
  'arena',
];

/** Shares of light: a wall is mostly night, with vivid and day covers as its beat. */
const lightAt = (share: number): Palette['light'] =>
  share < 0.73 ? 'night' : share < 0.89 ? 'vivid' : 'day';
/** The first rows are named pieces only; the remaining ones are spread over the rows that follow. */
const openingRows = 26;
const byLight = (light: Palette['light']) => paletteNames.filter((name) => palettes[name].light === light);
const named = { night: byLight('night'), vivid: byLight('vivid'), day: byLight('day') };

interface Look {
  readonly spec: Placed;
  readonly silhouette: Motif['silhouette'];
  readonly palette: Palette | undefined;
}

const lookOf = (spec: Placed): Look => ({
  spec,
  silhouette: motifs[spec.motif].silhouette,
  palette: spec.palette === 'house' ? undefined : palettes[spec.palette],
});

/**
 * What is wrong with a cover at the end of a wall, as a sum of penalties; counting stops at `limit`. Seven
 * columns are the desktop wall; one to three are phones.
 */
function clashes(wall: readonly Look[], next: Look, limit: number): number {
  const i = wall.length;
  let sum = 0;
  for (let back = 1; back <= 48 && back <= i && sum < limit; back++) {
    const other = wall[i - back];
    if (!other) break;
    if (other.spec.motif === next.spec.motif) sum += back <= 24 ? 100 : 6;
    if (back > 16) continue;
    if (other.spec.palette === next.spec.palette) sum += back <= 8 ? 40 : 8;
    if (back === 4 || back === 5 || back > 8) continue;
    const isTouching = back === 1 || back === 7;
    if (other.silhouette === next.silhouette) sum += isTouching ? 30 : 2;
    if (other.spec.ground === next.spec.ground && next.spec.ground !== 'own') sum += isTouching ? 30 : 6;
    if (other.palette && next.palette) {
      if (other.palette.family === next.palette.family) sum += isTouching ? 30 : 5;
      if (other.palette.light === 'day' && next.palette.light === 'day') sum += isTouching ? 30 : 4;
    }
  }
  return sum;
}

/** The named piece that game `index` carries, if it is one of the first. */
export function headlineAt(index: number): Headline | undefined {
  if (index < openingRows) return headlines[index];
  const later = index - openingRows;
  return later % 3 === 1 ? headlines[openingRows + (later - 1) / 3] : undefined;
}

function build(): Placed[] {
  const wall: Look[] = [];
  const random = stream(0xa57);
  const pick = <T>(list: readonly T[]) => at(list, Math.floor(random() * list.length));
  while (wall.length < gameCount) {
    const i = wall.length;
    const headline = headlineAt(i);
    if (headline) {
      wall.push(lookOf({ seed: i, motif: headline.motif, palette: 'house', ground: 'own' }));
      continue;
    }
    const light = lightAt(random());
    const coming = Array.from({ length: 25 }, (_, ahead) => headlineAt(i + ahead)?.motif);
    let best: Look | undefined;
    let bestSum = Infinity;
    for (let attempt = 0; attempt < 60 && bestSum > 0; attempt++) {
      const motif = pick(motifNames);
      if (rare.includes(motif) && random() < 0.6) continue;
      const { grounds, isNocturnal }: Motif = motifs[motif];
      if (isNocturnal && light !== 'night') continue;
      if (coming.includes(motif)) continue;
      const palette: PaletteName = pick(named[light]);
      const ground = random() < 0.34 ? 'own' : grounds.length > 0 ? pick(grounds) : 'own';
      const next = lookOf({ seed: hash(i, 0x9a3e), motif, palette, ground });
      const sum = clashes(wall, next, bestSum);
      if (sum < bestSum) [best, bestSum] = [next, sum];
    }
    if (best) wall.push(best);
  }
  return wall.map(({ spec }) => spec);
}

let wall: Placed[] | undefined;

/** The cover of the game at `index`; past the catalogue they go round it again, otherwise arranged and none as drawn. */
export function coverSpec(index: number): Placed {
  wall ??= build();
  const spec = at(wall, index);
  if (index < gameCount) return spec;
  const palette = spec.palette === 'house' ? at(named.night, index) : spec.palette;
  return { ...spec, seed: hash(spec.seed, index), palette };
}
