import type { MotifName } from '../../artwork/motifs';
import { at, hash } from '../../artwork/random';

/** Motifs that read well as a symbol in a small square, gathered by what goes together. */
const casts = {
  fortune: ['crown', 'gem', 'chest', 'bell', 'clover', 'key'],
  sea: ['pearl', 'turtle', 'octopus', 'seahorse', 'compass', 'diver'],
  magic: ['orb', 'hatch', 'potion', 'hourglass', 'mask', 'key'],
  garden: ['butterfly', 'rose', 'beetle', 'frog', 'clover', 'owl'],
  table: ['sundae', 'cherries', 'berries', 'clover', 'bell', 'crown'],
  wild: ['tiger', 'panda', 'fox', 'bull', 'owl', 'turtle'],
  sky: ['sun', 'orbit', 'orb', 'compass', 'hourglass', 'crown'],
  festival: ['mask', 'wheel', 'crown', 'bell', 'hourglass', 'gem'],
} as const satisfies Record<string, readonly MotifName[]>;
type Cast = keyof typeof casts;

/** A motif that can be a premium symbol. */
export type CastMotif = (typeof casts)[Cast][number];

/** The motifs of the covers that a cast goes with. */
const companies: Record<Cast, string> = {
  sea: 'tide longship harbor lighthouse jellyfish koi octopus reef seahorse shoal turtle whale swan pearl diver compass',
  magic: 'serpent potion orb book hatch cat castle hourglass clockwork',
  garden: 'lotus rose butterfly beetle honey tree mushroom frog peacock shrine windmill',
  table: 'citrus candy sundae cherries berries',
  wild: 'fox tiger bull panda elephant owl rabbit stag wolf bear phoenix',
  sky: 'orbit comet rocket balloon sun',
  festival: 'lantern volcano fireworks mask wheel train pins pagoda',
  fortune: '',
};

/**
 * The four premium symbols that stand beside a game's own motif, best first. Equal games give equal casts; two games of
 * one motif differ by their seed.
 */
export function castOf(motif: string, seed: number): CastMotif[] {
  const company =
    (Object.keys(companies) as Cast[]).find((name) => companies[name].split(' ').includes(motif)) ??
    'fortune';
  const own: CastMotif[] = casts[company].filter((name) => name !== motif);
  const start = hash(seed, 3) % own.length;
  const three = [0, 1, 2].map((step) => at(own, start + step));
  // One from the chest of luck, so that neighbours of one company still differ.
  const lucky: CastMotif[] = casts.fortune.filter((name) => name !== motif && !three.includes(name));
  const fourth = at(lucky, hash(seed, 5));
  return [...three, fourth];
}

/** Every premium motif, for tests and for the names that screen readers say. */
export const castMotifs: readonly CastMotif[] = [...new Set(Object.values(casts).flat())];

/** The square of a motif's picture that makes a symbol of it: left, top and side, a tenth wider than the subject. */
export const crops: Readonly<Record<CastMotif, readonly [x: number, y: number, side: number]>> = {
  crown: [-6, 80, 371],
  gem: [19, 93, 319],
  chest: [7, 76, 344],
  bell: [10, 28, 389],
  clover: [-6, 52, 372],
  key: [-7, 53, 375],
  pearl: [5, 81, 349],
  turtle: [1, 52, 381],
  octopus: [-36, 52, 430],
  seahorse: [-33, 24, 444],
  compass: [-15, 13, 389],
  diver: [-33, 40, 425],
  orb: [-12, 69, 384],
  hatch: [-16, 74, 392],
  potion: [-31, 13, 421],
  hourglass: [-22, 42, 404],
  mask: [-5, 1, 372],
  butterfly: [-17, 37, 367],
  rose: [-39, 45, 437],
  beetle: [5, 45, 349],
  frog: [-9, 85, 376],
  owl: [14, 103, 331],
  sundae: [-41, 12, 437],
  cherries: [-12, 32, 397],
  berries: [-36, 17, 431],
  tiger: [10, 68, 340],
  panda: [-7, 79, 344],
  fox: [27, 57, 305],
  bull: [-7, 43, 373],
  sun: [19, 68, 322],
  orbit: [-16, 43, 395],
  wheel: [-37, 40, 432],
};
