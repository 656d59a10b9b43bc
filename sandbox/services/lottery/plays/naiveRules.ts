import type { PlayRule } from '../playRules';
import type { LotteryFamily } from '../results';
import type { LotteryRules } from '../rules';

/**
 * Which bets win, a second time: written from the rules of the games as people tell them, and not from the data of the play
 * types. Tests hold the two against each other.
 */
export interface SingleBet {
  /** Row of the pick where each pick is a bet. */
  row: string;
  picks: string[];
}

/** Every single bet of the picks, one by one. */
export function singleBets(play: PlayRule, picks: readonly string[][]): SingleBet[] {
  const subsets = (from: string[], size: number): string[][] =>
    size === 0
      ? [[]]
      : from.flatMap((first, at) => subsets(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
  const [first = []] = picks;
  const bets = (lists: string[][]) => lists.map((list) => ({ row: '', picks: list }));
  if (play.mode === 'each')
    return picks.flatMap((row, place) =>
      row.map((pick) => ({ row: play.rows[place]?.id ?? '', picks: [pick] })),
    );
  if (play.mode === 'combination') return bets(subsets(first, play.size));
  if (play.mode === 'double')
    return bets(first.flatMap((two) => first.filter((one) => one !== two).map((one) => [two, two, one])));
  const rows = picks.reduce<string[][]>(
    (made, row) => made.flatMap((bet) => row.map((one) => [...bet, one])),
    [[]],
  );
  return bets(play.mode === 'distinct' ? rows.filter((row) => new Set(row).size === row.length) : rows);
}

type Wins = number | 'back';
interface Game {
  family: LotteryFamily;
  rules: LotteryRules;
}

/** How often a single bet wins, or `back` when its stake is given back. */
export function isWin({ family, rules }: Game, play: string, bet: SingleBet, drawn: readonly string[]): Wins {
  const numbers = drawn.map(Number);
  switch (family) {
    case '11X5':
      return eleven(play, bet, numbers);
    case 'PK10':
      return race(play, bet, numbers);
    case 'K3':
      return dice(play, bet, numbers);
    case 'PCB':
      return lucky(play, bet, numbers);
    case 'LHC':
      return mark(play, bet, numbers, rules);
    case 'VN':
      return vietnam(play, bet, drawn);
    default:
      return digits(play, bet, drawn.join(''));
  }
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const won = (isWon: boolean): number => (isWon ? 1 : 0);
const isOdd = (number: number): boolean => number % 2 !== 0;
const sorted = (values: readonly (string | number)[]): string => values.map(String).toSorted().join();

function side(pick: string, value: number, bigFrom: number): number {
  if (pick === 'big') return won(value >= bigFrom);
  if (pick === 'small') return won(value < bigFrom);
  return won(isOdd(value) === (pick === 'odd'));
}

/** The number of the place that a row such as `p3` stands for. */
const placed = (row: string, numbers: readonly number[]): number =>
  numbers[Number(row.slice(1)) - 1] ?? Number.NaN;

function inOrder(play: string, { picks }: SingleBet, numbers: readonly number[]): number | undefined {
  const [, count = '', kind = ''] = /^front(\d)(group)?$/.exec(play) ?? [];
  if (count === '') return undefined;
  const top = numbers.slice(0, Number(count));
  return won(kind === 'group' ? sorted(top) === sorted(picks) : top.join() === picks.join());
}

function eleven(play: string, bet: SingleBet, numbers: readonly number[]): Wins {
  const { row, picks } = bet;
  const [pick = ''] = picks;
  const order = inOrder(play, bet, numbers);
  if (order !== undefined) return order;
  if (play.startsWith('any')) {
    const hits = picks.filter((each) => numbers.includes(Number(each))).length;
    return won(hits === Math.min(5, picks.length));
  }
  if (play === 'dragonTiger') return won((numbers[0] ?? 0) > (numbers[4] ?? 0) === (pick === 'dragon'));
  if (play === 'place') return won(placed(row, numbers) === Number(pick));
  if (row === 'sum') {
    const sum = add(numbers);
    return sum === 30 && (pick === 'big' || pick === 'small') ? 'back' : side(pick, sum, 31);
  }
  return placed(row, numbers) === 11 ? 'back' : side(pick, placed(row, numbers), 6);
}

function race(play: string, bet: SingleBet, numbers: readonly number[]): Wins {
  const { row, picks } = bet;
  const [pick = ''] = picks;
  const order = inOrder(play, bet, numbers);
  if (order !== undefined) return order;
  const topTwo = (numbers[0] ?? 0) + (numbers[1] ?? 0);
  if (play === 'topSum') return won(topTwo === Number(pick));
  if (play === 'topSides') return side(pick, topTwo, 12);
  if (play === 'place') return won(placed(row, numbers) === Number(pick));
  if (play === 'sides') return side(pick, placed(row, numbers), 6);
  const behind = numbers[10 - Number(row.slice(1))] ?? 0;
  return won(placed(row, numbers) > behind === (pick === 'dragon'));
}

function dice(play: string, { picks }: SingleBet, numbers: readonly number[]): Wins {
  const [pick = ''] = picks;
  const sum = add(numbers);
  const shown = sorted(numbers).replaceAll(',', '');
  const isTriple = /^(\d)\1\1$/.test(shown);
  const times = numbers.filter((number) => number === Number(pick)).length;
  switch (play) {
    case 'sides':
      return isTriple && (pick === 'big' || pick === 'small') ? 0 : side(pick, sum, 11);
    case 'sum':
      return won(sum === Number(pick));
    case 'single':
      return won(times > 0);
    case 'twoSame':
      return won(times > 1);
    case 'triple':
      return won(times > 2);
    case 'forms': {
      const isPair = /(\d)\1/.test(shown) && !isTriple;
      if (pick === 'triple') return won(isTriple);
      if (pick === 'pair') return won(isPair);
      return won(pick === 'run' ? ['123', '234', '345', '456'].includes(shown) : !isTriple && !isPair);
    }
    default:
      return won(picks.every((each) => numbers.includes(Number(each))));
  }
}

function lucky(play: string, { picks }: SingleBet, numbers: readonly number[]): Wins {
  const [pick = ''] = picks;
  const sum = add(numbers);
  const kinds = new Set(numbers).size;
  if (play === 'sum') return won(sum === Number(pick));
  if (play === 'extremes') return won(pick === 'big' ? sum > 21 : sum < 6);
  if (play === 'waves') {
    const colourless = [0, 13, 14, 27].includes(sum);
    return won(!colourless && ['red', 'green', 'blue'][sum % 3] === pick);
  }
  if (play === 'forms') return won(kinds === (pick === 'triple' ? 1 : 2));
  return won(pick.split('-').every((part) => side(part, sum, 14) === 1));
}

function mark(
  play: string,
  { row, picks }: SingleBet,
  numbers: readonly number[],
  rules: LotteryRules,
): Wins {
  const [pick = ''] = picks;
  const special = numbers[6] ?? 0;
  const six = numbers.slice(0, 6);
  if (play === 'special') return won(special === Number(pick));
  if (play === 'tails') return won(String(special).endsWith(pick));
  // 2025 is the year of the snake, the sixth animal.
  if (play === 'zodiac') return won(special % 12 === (18 - Number(pick)) % 12);
  if (play === 'regular' || play.startsWith('together'))
    return won(picks.every((each) => six.includes(Number(each))));
  const colour = rules.colours?.[String(special)];
  if (play === 'waves') return won(colour === pick);
  if (special === 49) return 'back';
  return play === 'sides' || colour === row ? side(pick, special, 25) : 0;
}

function vietnam(play: string, { row, picks }: SingleBet, drawn: readonly string[]): Wins {
  const [pick = ''] = picks;
  const special = drawn[0] ?? '';
  const pair = pick.padStart(2, '0');
  const ends = drawn.map((number) => number.slice(-2));
  if (play === 'last2') return won(special.endsWith(pair));
  if (play === 'first2') return won(special.startsWith(pair));
  if (play === 'last3') return won(special.endsWith(picks.join('')));
  if (play === 'first3') return won(special.startsWith(picks.join('')));
  if (play === 'over') return ends.filter((end) => end === pair).length;
  if (play === 'sides') return side(pick, Number(special.slice(-2)), 50);
  if (play === 'digits') return won(special.at(row === 'head' ? -2 : -1) === pick);
  return won(picks.every((each) => ends.includes(each.padStart(2, '0'))));
}

/** Digits in a row, as of LF: three of them, or five as SSC has. */
function digits(play: string, { row, picks }: SingleBet, text: string): Wins {
  const [pick = ''] = picks;
  const values = Array.from(text, Number);
  const five = text.length === 5;
  if (play === 'sum') return won(add(values) === Number(pick));
  if (play === 'sides')
    return row === 'sum' ? side(pick, add(values), five ? 23 : 14) : side(pick, placed(row, values), 5);
  if (play === 'any') return won(placed(row, values) === Number(pick));
  if (play === 'dragonTiger') {
    const [first = 0, last = 0] = [values[0], values[4]];
    return won(pick === (first > last ? 'dragon' : first < last ? 'tiger' : 'tie'));
  }
  const parts: Record<string, string> = {
    front2: text.slice(0, 2),
    back2: text.slice(-2),
    front3: text.slice(0, 3),
    middle3: text.slice(1, 4),
    back3: text.slice(-3),
    all3: text,
    four: text.slice(1),
    five: text,
  };
  const part = parts[play.replace(/pair$|group$/i, '')] ?? '';
  return won(/pair$|group$/i.test(play) ? sorted([...part]) === sorted(picks) : part === picks.join(''));
}
