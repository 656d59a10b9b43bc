import { and, eq, gt, or } from 'drizzle-orm';
import { gameCategories } from '#contract';
import { games, type Account } from '../../db/schema';
import { Refusal } from '../../refusal';
import { toAmount } from '../../toAmount';
import { grantBonus } from '../rewards/grantBonus';
import { grantFreeSpins } from '../rewards/grantFreeSpins';
import { settingOf } from '../settings';
import { accountsNamed } from './operateAccounts';
import { flagOf, untilOf } from './commandShape';
import { parseMoney } from './operateCashier';
import { Misunderstood, oneOf, type Operator } from './operator';

/** Why a bonus was refused, for the operator. */
const reasons: Readonly<Record<string, string>> = {
  'play.excluded': 'is excluded and gets no bonus',
  'play.paused': 'takes a break and gets no bonus',
  'play.review': 'may be of somebody who is excluded; "reviews" lists who waits for you',
  'reward.bonusOpen': 'has an open bonus, and one is open at a time',
};

/** Gives a member a bonus or free spins of a game, once for each id. */
export async function bonus(operator: Operator, words: readonly string[]): Promise<string> {
  const what = oneOf(words[0], ['grant', 'spins'] as const);
  const [, name = '', much = ''] = words;
  const account = await memberNamed(operator, name, flagOf(words, '--brand'));
  const money = (flag: string) => {
    const text = flagOf(words, flag);
    return text === undefined ? null : parseMoney(text, account.currency);
  };
  const title = flagOf(words, '--title');
  const terms = {
    wagering: countOf(words, '--wager', what === 'spins' ? [0, 0, 1_000] : [1, 1, 1_000]),
    days: countOf(words, '--days', [30, 1, 365]),
    maxStake: money('--most-stake'),
    maxWin: money('--most-win'),
    gameTypes:
      flagOf(words, '--games')
        ?.toUpperCase()
        .split(',')
        .map((type) => oneOf(type, gameCategories)) ?? null,
    title: title === undefined ? undefined : { en: title.slice(0, 80) },
  };
  const id = flagOf(words, '--id') ?? operator.ids.next();
  const who = `${account.username} at ${account.merchantCode}`;
  const toBet = `to be bet ${terms.wagering}× within ${terms.days} d`;
  try {
    if (what === 'grant') {
      const amount = parseMoney(much, account.currency);
      const outcome = await grantBonus(operator, account, { id, amount, ...terms });
      const told = `${toAmount(amount)} ${account.currency}, ${toBet}`;
      if (outcome === 'granted') operator.changed?.(`bonus ${id} of ${who}`, null, told);
      return said(outcome, id, who, 'a bonus', told);
    }
    const given = await spinsOf(operator, account, words, much);
    const outcome = await grantFreeSpins(operator, account, { id, ...given, ...terms });
    const told = `${given.spins} of ${given.game.name} at ${toAmount(given.stake)} ${account.currency}, until ${given.endsAt.toISOString()}, wins ${terms.wagering === 0 ? 'free of wagering' : toBet}`;
    if (outcome === 'granted') operator.changed?.(`free spins ${id} of ${who}`, null, told);
    return said(outcome, id, who, 'free spins', told);
  } catch (error) {
    const why = error instanceof Refusal ? reasons[error.code] : undefined;
    throw why === undefined ? error : new Misunderstood(`${who} ${why}.`);
  }
}

function said(
  outcome: 'granted' | 'same' | 'reused',
  id: string,
  who: string,
  what: string,
  told: string,
): string {
  if (outcome === 'reused') throw new Misunderstood(`--id ${id} was used for another bonus.`);
  return outcome === 'same' ? `${who} has it already: ${told}.` : `${who} has ${what}: ${told}.`;
}

/** How many free spins of which slot, what each is worth and until when: a stake that the game offers. */
async function spinsOf(
  { db, clock }: Operator,
  { merchantCode, currency }: Account,
  words: readonly string[],
  count: string,
) {
  const asked = flagOf(words, '--game') ?? '';
  const isAsked = or(eq(games.id, asked), eq(games.name, asked));
  const [game] = await db
    .select()
    .from(games)
    .where(and(isAsked, eq(games.state, 'open'), gt(games.lines, 0)));
  if (!game) throw new Misunderstood(`--game wants the id or name of an open slot, not "${asked}".`);
  const stake = parseMoney(flagOf(words, '--stake') ?? '', currency);
  const unit = BigInt(await settingOf(db, merchantCode, 'stakeUnit'));
  const [least, largest] = [game.minBet * unit, (game.maxBet ?? game.minBet * 100n) * unit];
  if (stake % least !== 0n || stake > largest)
    throw new Misunderstood(`--stake wants a multiple of ${toAmount(least)} that ${game.name} takes.`);
  const endsAt = untilOf(words, clock.now());
  if (!endsAt) throw new Misunderstood('--until wants the moment from which no spin is taken any more.');
  return { game, stake, endsAt, spins: numberIn(count, 'How many spins', [1, 1_000]) };
}

function countOf(
  words: readonly string[],
  flag: string,
  [otherwise, least, most]: readonly [number, number, number],
): number {
  const text = flagOf(words, flag);
  return text === undefined ? otherwise : numberIn(text, flag, [least, most]);
}

function numberIn(text: string, name: string, [least, most]: readonly [number, number]): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  if (count < least || count > most)
    throw new Misunderstood(`${name} wants a number from ${least} to ${most}, not "${text}".`);
  return count;
}

/** The one member who is meant. Throws `Misunderstood` for an account that gets no bonus. */
async function memberNamed(operator: Operator, name: string, brand: string | undefined) {
  const [first, ...others] = await accountsNamed(operator, name, brand);
  if (!first || others.length > 0) throw new Misunderstood('A bonus is given to one account at a time.');
  if (first.type === 4) throw new Misunderstood(`${first.username} is a trial account and gets no bonus.`);
  if (first.status !== 'active') throw new Misunderstood(`${first.username} is ${first.status}.`);
  return first;
}
