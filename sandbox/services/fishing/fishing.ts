import type { Hasher } from '../../ports';

/** What swims, from the smallest to the largest. */
export const fishKinds = [
  'sardine',
  'clownfish',
  'crab',
  'seahorse',
  'turtle',
  'octopus',
  'ray',
  'shark',
  'whale',
] as const;
export type FishKind = (typeof fishKinds)[number];

/** What a fish pays, in stakes of the bullet that catches it. */
export const fishPays: Readonly<Record<FishKind, number>> = {
  sardine: 2,
  clownfish: 3,
  crab: 5,
  seahorse: 8,
  turtle: 12,
  octopus: 20,
  ray: 40,
  shark: 80,
  whale: 200,
};

/** Shots of one round: after so many it ends, and its seed is shown. */
export const shotsOfRound = 300;

/** Numbers that a shot can draw. */
const all = 2n ** 32n;

/**
 * Whether a shot catches its fish: its number, the first 32 bits of SHA-256 of `seed:shot`, lies below the fish's share of
 * all numbers, so that every kind of fish returns the same in the long run.
 *
 * @param rtp what the game returns, in 1/10,000
 */
export function isCaught(number: bigint, kind: FishKind, rtp: number): boolean {
  return number * BigInt(fishPays[kind]) * 10_000n < BigInt(rtp) * all;
}

/** The number that a shot draws. */
export async function shotNumber(
  hasher: Pick<Hasher, 'digest'>,
  seed: string,
  shot: number,
): Promise<bigint> {
  return BigInt(`0x${(await hasher.digest(`${seed}:${shot}`)).slice(0, 8)}`);
}

/** The seed of a round, hex: secret until the round is over. */
export const fishingSeed = (hasher: Pick<Hasher, 'digest'>, secret: string, round: string): Promise<string> =>
  hasher.digest(`fish:${secret}:${round}`);
