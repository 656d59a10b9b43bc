import { and, eq } from 'drizzle-orm';
import { gameCategories } from '#contract';
import { accounts } from '../../db/schema';
import { Refusal } from '../../refusal';
import { toAmount } from '../../toAmount';
import { grantBonus } from '../rewards/grantBonus';
import { nameKey } from '../session/names';
import { parseMoney } from './operateCashier';
import { Misunderstood, oneOf, type Operator } from './operator';

/** Why a bonus was refused, for the operator. */
const reasons: Readonly<Record<string, string>> = {
  'play.excluded': 'is excluded and gets no bonus',
  'play.paused': 'takes a break and gets no bonus',
  'play.review': 'may be of somebody who is excluded; "reviews" lists who waits for you',
  'reward.bonusOpen': 'has an open bonus, and one is open at a time',
};

/** Gives a member a bonus, once for each id. */
export async function bonus(operator: Operator, words: readonly string[]): Promise<string> {
  oneOf(words[0], ['grant'] as const);
  const [, name = '', sum = ''] = words;
  const account = await memberNamed(operator, name, flagOf(words, '--brand'));
  const amount = parseMoney(sum, account.currency);
  const money = (flag: string) => {
    const text = flagOf(words, flag);
    return text === undefined ? null : parseMoney(text, account.currency);
  };
  const title = flagOf(words, '--title');
  const terms = {
    amount,
    wagering: countOf(words, '--wager', { otherwise: 1, most: 1_000 }),
    days: countOf(words, '--days', { otherwise: 30, most: 365 }),
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
  try {
    const outcome = await grantBonus(operator, account, { id, ...terms });
    if (outcome === 'reused') throw new Misunderstood(`--id ${id} was used for another bonus.`);
    const told = `${toAmount(amount)} ${account.currency}, to be bet ${terms.wagering}× within ${terms.days} d`;
    return outcome === 'same' ? `${who} has it already: ${told}.` : `${who} has a bonus: ${told}.`;
  } catch (error) {
    const why = error instanceof Refusal ? reasons[error.code] : undefined;
    throw why === undefined ? error : new Misunderstood(`${who} ${why}.`);
  }
}

/** The word after a flag, if the flag was said. */
const flagOf = (words: readonly string[], flag: string): string | undefined => {
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words[at + 1];
};

function countOf(
  words: readonly string[],
  flag: string,
  { otherwise, most }: { otherwise: number; most: number },
): number {
  const text = flagOf(words, flag);
  if (text === undefined) return otherwise;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most)
    throw new Misunderstood(`${flag} wants a number from 1 to ${most}, not "${text}".`);
  return count;
}

/** The one account that is meant: the same name may be at several brands. */
async function memberNamed({ db }: Operator, name: string, brand: string | undefined) {
  const found = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.usernameKey, nameKey(name)),
        ...(brand === undefined ? [] : [eq(accounts.merchantCode, brand)]),
      ),
    );
  const [first, ...others] = found;
  if (!first)
    throw new Misunderstood(`No account named "${name}"${brand === undefined ? '' : ` at "${brand}"`}.`);
  if (others.length > 0)
    throw new Misunderstood(
      `${first.username} is at ${found.map(({ merchantCode }) => merchantCode).join(', ')}; say which with --brand.`,
    );
  if (first.type === 4) throw new Misunderstood(`${first.username} is a trial account and gets no bonus.`);
  if (first.status !== 'active') throw new Misunderstood(`${first.username} is ${first.status}.`);
  return first;
}
