import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { accounts, referralRewards, referrals } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { pauseRefusal } from '../saferPlay/pauses';
import { settingOf } from '../settings';
import { settleDays } from '../settledDays';
import { dueReferrals } from './dueReferrals';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/**
 * Pays members for their friends of every business day that is over, into the main wallet and without conditions;
 * during a break or an exclusion it waits for the end of it. Running it again, or at two servers at once, changes nothing. Returns how many days it paid.
 */
export const settleReferrals = ({ db, clock, ids }: Deps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind: 'referral',
      firstDay: (merchant) =>
        sql`SELECT min(r.joined_day) FROM referrals r JOIN accounts a ON a.id = r.account_id WHERE a.merchant_code = ${merchant}`,
      pay: async (tx, merchant, day) => {
        await excludeSharedAccounts(tx, merchant);
        const rules = await settingOf(tx, merchant, 'referralRules');
        for (const { friend, deposit, bets } of await dueReferrals(tx, rules, {
          merchant,
          from: day,
          to: day,
        }))
          await tx.insert(referralRewards).values({ accountId: friend, day, deposit, bets });
        await payWaiting({ clock, ids }, tx, merchant);
      },
    },
  );

/** Pays what was counted and is not paid: of this day, and of earlier ones that a break or an exclusion kept back. */
async function payWaiting({ clock, ids }: Omit<Deps, 'db'>, tx: Tx, merchant: string): Promise<void> {
  const at = clock.now();
  const { accountId: friend, day, deposit, bets, paidAt } = referralRewards;
  const waiting = await tx
    .select({ friend, day, amount: sql<bigint>`${deposit} + ${bets}`.mapWith(BigInt), to: accounts })
    .from(referralRewards)
    .innerJoin(referrals, eq(referrals.accountId, friend))
    .innerJoin(accounts, eq(accounts.id, referrals.referrerId))
    .where(and(isNull(paidAt), eq(accounts.merchantCode, merchant)))
    .orderBy(day, friend);
  for (const { to, amount, ...of } of waiting) {
    // Earned before: it counts towards a limit of deposits, and is not refused by one.
    if (await pauseRefusal(tx, to.id, at)) continue;
    const { currency } = to;
    const house = await openHouseAccount(tx, { merchant, purpose: 'promotion', currency, at });
    await post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `referral:${of.friend}:${of.day}`,
      kind: 'reward.referral',
      postings: [
        { account: house, amount: -amount },
        { account: walletOf(to.id), amount },
      ],
      meta: of,
      at,
    });
    await tx
      .update(referralRewards)
      .set({ paidAt: at })
      .where(and(eq(friend, of.friend), eq(day, of.day)));
  }
}

/** A friend who is paid out to an account of the one who invited them is the same person from then on. */
const excludeSharedAccounts = (tx: Tx, merchant: string) =>
  tx.execute(sql`UPDATE referrals r SET excluded = 'paymentAccount'
    FROM payout_accounts mine JOIN payout_accounts theirs
      ON theirs.number = mine.number AND theirs.bank = mine.bank AND theirs.merchant_code = mine.merchant_code
    WHERE r.excluded IS NULL AND mine.merchant_code = ${merchant}
      AND theirs.account_id = r.account_id AND mine.account_id = r.referrer_id`);
