import { describe, expect, it } from 'vitest';
import { playCasesOf } from '#sandbox/testing/playCases.ts';
import type { PlayOption, PlayRule } from '../playRules';
import { isWin, type SingleBet } from './naiveRules';

/**
 * The chances that prizes follow from, counted: every draw there is, against the rules as people tell them. Simulated draws
 * would not find a chance that is wrong by one in a hundred.
 */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
const two = (value: number) => String(value).padStart(2, '0');

/** Every way of putting `count` of the values in a row. */
function rowsOf<T>(count: number, values: readonly T[], isRepeated: boolean): T[][] {
  let made: T[][] = [[]];
  for (let step = 0; step < count; step += 1)
    made = made.flatMap((row) =>
      values.filter((value) => isRepeated || !row.includes(value)).map((value) => [...row, value]),
    );
  return made;
}

/** All numbers up to `highest` in rows of `length`: these at those places, and the others anyhow. */
const filled = (length: number, highest: number, places: readonly number[], values: readonly number[]) => {
  const others = range(1, highest).filter((value) => !values.includes(value));
  return range(0, length - 1).map((place) => {
    const fixed = values[places.indexOf(place)];
    return two(fixed ?? others.pop() ?? 0);
  });
};

const digits = (count: number) =>
  rowsOf(
    count,
    range(0, 9).map((digit) => String(digit)),
    true,
  );
const everyDraw = new Map<string, string[][]>();
const once = (key: string, make: () => string[][]): string[][] => {
  const known = everyDraw.get(key) ?? make();
  everyDraw.set(key, known);
  return known;
};

/** Draws that stand for all of them as far as a bet can tell. */
function drawsFor(family: string, play: PlayRule, bet: SingleBet): string[][] {
  const place = Number(bet.row.slice(1)) - 1;
  switch (family) {
    case 'SSC':
      return once('SSC', () => digits(5));
    case '11X5':
      return once('11X5', () => rowsOf(5, range(1, 11).map(two), false));
    case 'K3':
      return once('K3', () => rowsOf(3, ['1', '2', '3', '4', '5', '6'], true));
    case 'PK10': {
      const places = /^p\d+$/.test(bet.row) ? [place, 9 - place] : [0, 1, 2];
      return once(`PK10 ${places.join()}`, () =>
        rowsOf(places.length, range(1, 10), false).map((values) => filled(10, 10, places, values)),
      );
    }
    case 'LHC': {
      if (play.id !== 'regular' && !play.id.startsWith('together'))
        return once('LHC', () => range(1, 49).map((value) => filled(7, 49, [6], [value])));
      // Where in the whole row of 49 numbers those of the bet stand; the first six count.
      const picked = bet.picks.map(Number);
      return rowsOf(picked.length, range(0, 48), false).map((places) => filled(7, 49, places, picked));
    }
    case 'VN':
      // The ends of the special prize; it has five digits or six.
      return once(`VN ${play.id.startsWith('first')}`, () =>
        digits(3).map((end) => [play.id.startsWith('first') ? `${end.join('')}00` : `00${end.join('')}`]),
      );
    default:
      return once('three digits', () => digits(3));
  }
}

/** Bets on every kind of chance in each row. */
function betsOf(play: PlayRule): { bet: SingleBet; option: PlayOption }[] {
  const ends = <T>(all: readonly T[]) => (all.length > 2 ? [...all.slice(0, 1), ...all.slice(-1)] : all);
  if (play.mode === 'each')
    return play.rows.flatMap(({ id, options }) =>
      [...new Set(options.map(({ chance }) => String(chance)))]
        .flatMap((chance) => ends(options.filter((option) => String(option.chance) === chance)))
        .map((option) => ({ bet: { row: id, picks: [option.id] }, option })),
    );
  const [option] = play.rows[0]?.options ?? [];
  if (!option) throw new Error(`no option of ${play.id}`);
  const ids = play.rows[0]?.options.map(({ id }) => id) ?? [];
  const picks =
    play.mode === 'double'
      ? [ids[3], ids[3], ids[8]]
      : // Numbers that are not neighbours, and of `product` with repeats.
        range(0, play.size - 1).map((step) => ids[play.mode === 'product' ? step % 2 : step]);
  return [{ bet: { row: '', picks: picks.map(String) }, option }];
}

/** Chance that all of so many pairs come among so many prizes, prize by prize. */
function chanceOfAll(pairs: number, prizes: number): number {
  let missing = range(0, pairs).map((count) => Number(count === pairs));
  for (let prize = 0; prize < prizes; prize += 1)
    missing = missing.map(
      (chance, count) => chance * (1 - count / 100) + ((missing[count + 1] ?? 0) * (count + 1)) / 100,
    );
  return missing[0] ?? 0;
}

const cases = [
  'SSC_60',
  '11X5_60',
  'PK10_300',
  'K3_60',
  'PCB_180',
  'LF_3',
  'LHC_DAY',
  'VN_NORTH',
  'VN_SOUTH',
].flatMap(playCasesOf);

describe('the chance of every play type', () => {
  it.each(cases)(
    '$code $id: as often as it wins among all draws',
    ({ play, lottery }) => {
      const prizes = lottery.rules.ranks?.reduce((sum, { count }) => sum + count, 0) ?? 0;
      for (const { bet, option } of betsOf(play)) {
        const [favourable, of] = option.chance;
        const told = favourable / of;
        if (play.id === 'over') expect(told).toBeCloseTo(prizes / 100, 12);
        else if (play.id.startsWith('parlay')) expect(told).toBeCloseTo(chanceOfAll(play.size, prizes), 12);
        else {
          let [won, counted] = [0, 0];
          for (const drawn of drawsFor(lottery.family, play, bet)) {
            const wins = isWin(lottery, play.id, bet, drawn);
            if (wins === 'back') continue;
            won += wins;
            counted += 1;
          }
          expect(won, `${bet.row} ${bet.picks.join()}`).toBeGreaterThan(0);
          expect([bet, told]).toEqual([bet, won / counted]);
        }
      }
    },
    120_000,
  );
});
