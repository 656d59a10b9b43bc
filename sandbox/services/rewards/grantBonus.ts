import { eq, sql } from 'drizzle-orm';
import type { GameCategory } from '#contract';
import type { Db } from '../../db/database';
import { rewards, type Account, type RewardRow, type Wording } from '../../db/schema';
import type { Ports } from '../../ports';
import { days as dayOf, money, word } from '../../words/phrase';
import { businessDateOf } from '../businessDay';
import { notify } from '../messages/notify';
import { settingOf } from '../settings';
import { grantReward } from './grantReward';

const dayMs = 86_400_000;

/** Terms of what an operator gives. */
export interface BonusTermsGiven {
  /** How many times it has to be bet, and in how many days. */
  wagering: number;
  days: number;
  /** Largest stake while it is open; null for any. */
  maxStake: bigint | null;
  /** Most that is paid of what is won with it; null for all. */
  maxWin: bigint | null;
  /** Types of game whose bets count; null for all. */
  gameTypes: GameCategory[] | null;
  /** What the operator calls it. */
  title: Wording | undefined;
}

/** A bonus as an operator gives it; its id makes it one bonus, however often it is told. */
export interface GivenBonus extends BonusTermsGiven {
  id: string;
  amount: bigint;
}

/**
 * Gives a member a bonus with its terms as they are now, and tells the member. Refuses what a claimed bonus is refused
 * for: an exclusion, a break, or another bonus that is open.
 */
export async function grantBonus(
  { db, clock, ids }: Pick<Ports, 'clock' | 'ids'> & { db: Db },
  account: Pick<Account, 'id' | 'merchantCode' | 'currency'>,
  { id, title = word('reward.bonus'), ...terms }: GivenBonus,
): Promise<'granted' | 'same' | 'reused'> {
  const cause = `operator:${id}`;
  const now = clock.now();
  const { amount, wagering, days } = terms;
  const ends = new Date(now.getTime() + days * dayMs);
  const timeZone = await settingOf(db, account.merchantCode, 'timeZone');
  return db.transaction(async (tx) => {
    // The same one told twice at once waits here, and then finds the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${cause}, 0))`);
    const [known] = await tx.select().from(rewards).where(eq(rewards.cause, cause));
    if (known)
      return known.amount === amount && isSameTerms(known, { accountId: account.id, title, ...terms })
        ? 'same'
        : 'reused';
    await grantReward({ clock, ids, merchant: account.merchantCode }, tx, {
      id: ids.next(),
      accountId: account.id,
      kind: 'bonus',
      title,
      reason: {},
      currency: account.currency,
      ...terms,
      opensAt: now,
      endsAt: ends,
      cause,
    });
    await notify(tx, {
      id: ids.next(),
      accountId: account.id,
      category: 'bonus',
      cause,
      title: word('message.bonusGranted.title', { amount: money(amount, account.currency) }),
      body: word('message.bonusGranted.body', {
        required: money(amount * BigInt(wagering), account.currency),
        day: dayOf(businessDateOf(timeZone, ends)),
      }),
      href: '/personal/bonusDetails',
      at: now,
    });
    return 'granted';
  });
}

type Terms = Pick<
  RewardRow,
  'accountId' | 'wagering' | 'days' | 'maxStake' | 'maxWin' | 'gameTypes' | 'title'
>;

/** Whether terms that are told are those that were given. Keys of a text may stand in another order in the database. */
export const isSameTerms = (given: Terms, told: Terms): boolean =>
  given.accountId === told.accountId &&
  given.wagering === told.wagering &&
  given.days === told.days &&
  given.maxStake === told.maxStake &&
  given.maxWin === told.maxWin &&
  given.gameTypes?.join() === told.gameTypes?.join() &&
  Object.values(given.title).toSorted().join() === Object.values(told.title).toSorted().join();
