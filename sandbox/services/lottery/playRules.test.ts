import { describe, expect, it } from 'vitest';
import { countBets, oddsAt } from '#contract/lotteryRules';
import { arePicksValid, coversDraw, winningOdds, type PlayOption, type PlayRule } from './playRules';
import { drawNumbers } from './results';
import { sscPlays } from './plays/sscPlays';

const series = 1960;
/** Random bets of all play types together, as in `plays/families.test.ts`; 27,000 unless told. */
const rounds = Math.ceil(Number(process.env['LOTTERY_BETS'] ?? 27_000) / sscPlays.length);

/** Small seeded generator, so that a failure can be repeated. */
function generator(seed: number) {
  let state = seed >>> 0;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
const below = generator(20251121);
const digest = (): string => Array.from({ length: 64 }, () => below(16).toString(16)).join('');
const draw = (): string[] => drawNumbers('SSC', { names: {} }, digest());

const randomPicks = (play: PlayRule): string[][] =>
  play.rows.map(({ options }) => options.map(({ id }) => id).filter(() => below(3) === 0));

/** Every single bet of the picks, one by one. */
function singleBets(play: PlayRule, picks: string[][]): string[][] {
  const subsets = (from: string[], size: number): string[][] =>
    size === 0
      ? [[]]
      : from.flatMap((first, at) => subsets(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
  const [row = []] = picks;
  if (play.mode === 'product')
    return picks.reduce<string[][]>(
      (made, next) => made.flatMap((bet) => next.map((one) => [...bet, one])),
      [[]],
    );
  if (play.mode === 'double')
    return row.flatMap((two) => row.filter((one) => one !== two).map((one) => [two, two, one]));
  if (play.mode === 'combination') return subsets(row, play.size);
  return picks.flatMap((options, place) => options.map((one) => [play.rows[place]?.id ?? '', one]));
}

/** Which single bet wins, written from the rules of the game and not from their data. */
function isWin(play: PlayRule, bet: string[], drawn: string[]): boolean {
  const text = drawn.join('');
  const from = { front: 0, middle: 1, back: play.group === 'star2' ? 3 : 2 };
  const begin = play.id.startsWith('middle')
    ? from.middle
    : play.id.startsWith('back')
      ? from.back
      : play.group === 'star4'
        ? 1
        : 0;
  const length = Number(play.group.replace('star', ''));
  const part = text.slice(begin, begin + length);
  if (play.mode === 'product') return part === bet.join('');
  if (play.mode !== 'each') return [...part].sort().join('') === [...bet].sort().join('');
  const [place = '', pick = ''] = bet;
  if (play.id === 'dragonTiger') {
    const [first = '', last = ''] = [text[0], text[4]];
    return pick === (first > last ? 'dragon' : first < last ? 'tiger' : 'tie');
  }
  const value =
    place === 'sum'
      ? [...text].reduce((sum, digit) => sum + Number(digit), 0)
      : Number(text[Number(place[1]) - 1]);
  if (play.id === 'any') return value === Number(pick);
  const isBig = place === 'sum' ? value > 22 : '56789'.includes(String(value));
  return { big: isBig, small: !isBig, odd: value % 2 !== 0, even: value % 2 === 0 }[pick] ?? false;
}

const optionOf = (play: PlayRule, bet: string[]): PlayOption => {
  const options =
    play.mode === 'each' ? play.rows.find(({ id }) => id === bet[0])?.options : play.rows[0]?.options;
  const option = play.mode === 'each' ? options?.find(({ id }) => id === bet[1]) : options?.[0];
  if (!option) throw new Error(`no option for ${play.id} ${bet.join()}`);
  return option;
};

describe('the play types of SSC', () => {
  it.each(sscPlays.map((play) => [play.id, play] as const))(
    '%s: two implementations agree on which bets win, and on how many there are',
    (_, play) => {
      let wins = 0;
      for (let round = 0; round < rounds; round += 1) {
        const picks = randomPicks(play);
        const drawn = draw();
        const bets = singleBets(play, picks);
        const naive = bets
          .filter((bet) => isWin(play, bet, drawn))
          .reduce((sum, bet) => sum + oddsAt(optionOf(play, bet).chance, series), 0);
        const told = {
          count: countBets(play, picks),
          odds: winningOdds(play, picks, drawn.map(Number), series),
        };
        // An assertion for each bet would take longer than the bets.
        if (told.count !== bets.length || told.odds !== naive)
          expect({ picks, drawn, ...told }).toEqual({ picks, drawn, count: bets.length, odds: naive });
        if (naive > 0) wins += 1;
      }
      expect(play.group === 'star5' || wins > 0).toBe(true);
    },
    600_000,
  );

  it.each(sscPlays.map((play) => [play.id, play] as const))(
    '%s: 10,000 simulated draws return the series within 3 σ',
    (_, play) => {
      const picks = play.rows.map(({ options }) =>
        options.map(({ id }) => id).filter((_id, at) => at % 2 === 0),
      );
      const rounds = 10_000;
      let paid = 0;
      let squares = 0;
      const count = countBets(play, picks);
      for (let round = 0; round < rounds; round += 1) {
        const back = winningOdds(play, picks, draw().map(Number), series) / 10_000 / count;
        paid += back;
        squares += back * back;
      }
      const mean = paid / rounds;
      const deviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
      expect(Math.abs(mean - series / 2000)).toBeLessThanOrEqual(3 * deviation + 0.0001);
    },
    60_000,
  );

  it('takes no pick that is not there, and none twice', () => {
    const [play] = sscPlays.filter(({ id }) => id === 'front2');
    if (!play) throw new Error('no such play');
    expect(arePicksValid(play, [['1'], ['2']])).toBe(true);
    for (const picks of [
      [['1']],
      [['1'], ['10']],
      [['1', '1'], ['2']],
      [['1'], ['2'], ['3']],
      [['big'], ['2']],
    ])
      expect(arePicksValid(play, picks)).toBe(false);
    expect(countBets(play, [['1'], []])).toBe(0);
  });

  it('knows a line that covers its draw', () => {
    const byId = (id: string) => sscPlays.find((play) => play.id === id) as PlayRule;
    const nine = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];
    expect(coversDraw(byId('sides'), [['big', 'small'], [], [], [], [], []])).toBe(true);
    expect(coversDraw(byId('sides'), [['big', 'odd'], ['small'], [], [], [], []])).toBe(false);
    expect(coversDraw(byId('any'), [nine.slice(0, 7), [], [], [], []])).toBe(true);
    expect(coversDraw(byId('any'), [nine.slice(0, 6), nine.slice(0, 6), [], [], []])).toBe(false);
    expect(coversDraw(byId('front2'), [nine, nine])).toBe(true);
  });
});
