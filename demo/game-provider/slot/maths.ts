import type { Random } from '#platform/host';
import { linesOf, type Line } from './lines';
import type { SlotProfile } from './profiles';
import { profiles } from './profiles';
import { scatter, symbols, wild, type SymbolIndex } from './symbols';

/** Reels and rows of the window. */
export const reelCount = 5;
export const rowCount = 3;

/** One line that won. */
export interface LineWin {
  /** Place in the game's lines, from 0. */
  line: number;
  symbol: SymbolIndex;
  /** Symbols in a row from the first reel: 3 to 5. */
  count: number;
  /** Minor units. */
  amount: bigint;
}

/** What one spin came to. */
export interface SlotOutcome {
  /** Where each strip stopped: the top row of the window. */
  stops: number[];
  /** The window by reel, each from top to bottom. */
  window: SymbolIndex[][];
  wins: LineWin[];
  /** Scatters in the window when they pay, else null. */
  scatters: { count: number; amount: bigint } | null;
  /** Everything that this spin pays, minor units. */
  win: bigint;
}

const payOf = (profile: SlotProfile, symbol: SymbolIndex, count: number): number =>
  count < 3 ? 0 : (profile.pays[symbol]?.[count - 3] ?? 0);

/**
 * The best that one line pays: either its wilds by themselves, or the first other symbol with the wilds in and before
 * its row. In line stakes.
 */
export function payLine(
  profile: SlotProfile,
  line: readonly SymbolIndex[],
): { symbol: SymbolIndex; count: number; pay: number } {
  let wilds = 0;
  while (line[wilds] === wild) wilds += 1;
  const alone = { symbol: wild, count: wilds, pay: payOf(profile, wild, wilds) };
  const symbol = line[wilds];
  if (symbol === undefined || symbol === scatter) return alone;
  let count = wilds + 1;
  while (line[count] === symbol || line[count] === wild) count += 1;
  const pay = payOf(profile, symbol, count);
  return pay > alone.pay ? { symbol, count, pay } : alone;
}

const windowAt = (profile: SlotProfile, stops: readonly number[]): SymbolIndex[][] =>
  profile.strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? wild),
  );

const along = (window: readonly SymbolIndex[][], line: Line): SymbolIndex[] =>
  window.map((column, reel) => column[line[reel] ?? 0] ?? wild);

/**
 * Judges a spin. `stake` is the whole stake in minor units and must be a multiple of the number of lines, so that no
 * win needs rounding.
 */
export function judge(
  profile: SlotProfile,
  lineCount: number,
  stake: bigint,
  stops: readonly number[],
): SlotOutcome {
  const perLine = stake / BigInt(lineCount);
  if (stake <= 0n || perLine * BigInt(lineCount) !== stake)
    throw new RangeError('a stake is a positive multiple of the lines');
  const window = windowAt(profile, stops);
  const wins = linesOf(lineCount).flatMap((line, index) => {
    const { symbol, count, pay } = payLine(profile, along(window, line));
    return pay > 0 ? [{ line: index, symbol, count, amount: perLine * BigInt(pay) }] : [];
  });
  const found = window.flat().filter((symbol) => symbol === scatter).length;
  const scatterPay = found < 3 ? 0 : (profile.scatterPays[found - 3] ?? 0);
  const scatters = scatterPay > 0 ? { count: found, amount: stake * BigInt(scatterPay) } : null;
  const win = wins.reduce((sum, each) => sum + each.amount, scatters?.amount ?? 0n);
  return { stops: [...stops], window, wins, scatters, win };
}

/** Stops the reels by chance, each stop as likely as any other. */
export function spinReels(profile: SlotProfile, random: Pick<Random, 'below'>): number[] {
  return profile.strips.map((strip) => random.below(strip.length));
}

/** An exact fraction. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** How often each symbol stands on a strip. */
const countsOf = (strip: readonly SymbolIndex[]): number[] =>
  symbols.map((_, symbol) => strip.filter((each) => each === symbol).length);

/**
 * Return to player, exactly: every line sees every symbol as often as the strip carries it, so one line's return is
 * the return of them all, however many there are; the scatters' share is added. Enumerates all rows of five symbols.
 */
export function returnOf(profile: SlotProfile): Fraction {
  const counts = profile.strips.map(countsOf);
  let lines = 0n;
  const visit = (row: SymbolIndex[], ways: number): void => {
    if (row.length === reelCount) {
      lines += BigInt(payLine(profile, row).pay * ways);
      return;
    }
    counts[row.length]?.forEach((count, symbol) => {
      if (count > 0) visit([...row, symbol], ways * count);
    });
  };
  visit([], 1);
  const all = profile.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const scattered = scatterWays(profile).reduce(
    (sum, ways, count) => sum + ways * BigInt(count < 3 ? 0 : (profile.scatterPays[count - 3] ?? 0)),
    0n,
  );
  return { over: lines + scattered, under: all };
}

/** By number of scatters in the window, in how many of all stops it comes to that. */
function scatterWays(profile: SlotProfile): bigint[] {
  return profile.strips.reduce(
    (ways, strip) => {
      const shown = strip.filter((_, stop) =>
        Array.from({ length: rowCount }, (__, row) => strip[(stop + row) % strip.length]).includes(scatter),
      ).length;
      const next = Array.from({ length: ways.length + 1 }, () => 0n);
      ways.forEach((count, found) => {
        next[found] = (next[found] ?? 0n) + count * BigInt(strip.length - shown);
        next[found + 1] = (next[found + 1] ?? 0n) + count * BigInt(shown);
      });
      return next;
    },
    [1n],
  );
}

/** Share of spins that pay anything, from 0 to 1, exactly but for the last rounding. */
export function hitFrequencyOf(profile: SlotProfile, lineCount: number): number {
  const starts = [...new Set(linesOf(lineCount).map(([a, b, c]) => a * 9 + b * 3 + c))];
  const [first = [], second = [], third = [], ...rest] = profile.strips;
  const later = restScatters(rest);
  const at = (strip: readonly SymbolIndex[], place: number) => strip[place % strip.length] ?? wild;
  const count = (strip: readonly SymbolIndex[], stop: number) =>
    [0, 1, 2].filter((row) => at(strip, stop + row) === scatter).length;
  let hits = 0;
  for (let i = 0; i < first.length; i += 1)
    for (let j = 0; j < second.length; j += 1)
      for (let k = 0; k < third.length; k += 1) {
        const paid = starts.some((rows) =>
          isRow(
            at(first, i + Math.floor(rows / 9)),
            at(second, j + (Math.floor(rows / 3) % 3)),
            at(third, k + (rows % 3)),
          ),
        );
        hits += paid ? 1 : (later[3 - count(first, i) - count(second, j) - count(third, k)] ?? 0);
      }
  return hits / (first.length * second.length * third.length);
}

/** Whether the first three symbols of a line win: three of one kind, wilds counting as any. */
function isRow(a: SymbolIndex, b: SymbolIndex, c: SymbolIndex): boolean {
  if (a === scatter || b === scatter || c === scatter) return false;
  const symbol = [a, b, c].find((each) => each !== wild) ?? wild;
  return [a, b, c].every((each) => each === symbol || each === wild);
}

/** By how many scatters are still missing: how likely the last reels bring at least that many. */
function restScatters(strips: SlotProfile['strips']): number[] {
  const chances = strips.map(
    (strip) =>
      strip.filter((_, stop) => [0, 1, 2].some((row) => strip[(stop + row) % strip.length] === scatter))
        .length / strip.length,
  );
  const none = chances.reduce((product, chance) => product * (1 - chance), 1);
  const every = chances.reduce((product, chance) => product * chance, 1);
  return [1, 1 - none, every];
}

/** A return in hundredths of a percent, as the platform lists it: 9640 is 96.40 %. */
export const listedReturn = ({ over, under }: Fraction): number =>
  Number((over * 10_000n * 2n + under) / (under * 2n));

const byReturn = new Map<number, SlotProfile>();

/** The profile that returns what the platform lists for a game; undefined when none does. */
export function profileByReturn(rtp: number): SlotProfile | undefined {
  if (byReturn.size === 0) for (const each of profiles) byReturn.set(listedReturn(returnOf(each)), each);
  return byReturn.get(rtp);
}
