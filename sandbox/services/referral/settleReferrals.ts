import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { referralRewards } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { pauseAt } from '../saferPlay/pauses';
import { settingOf } from '../settings';
import { settleDays } from '../settledDays';
import { dueReferrals } from './dueReferrals';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/**
 * Pays members for their friends of every business day that is over, into the main wallet and without conditions. Running
 * it again, or at two servers at once, changes nothing. Returns how many days it paid.
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
        const at = clock.now();
        for (const { friend, referrer, currency, deposit, bets } of await dueReferrals(tx, rules, {
          merchant,
          from: day,
          to: day,
        })) {
          // A break or an exclusion gets no promotion; what was earned before counts whatever the limit.
          if (await pauseAt(tx, referrer, at)) continue;
          const house = await openHouseAccount(tx, { merchant, purpose: 'promotion', currency, at });
          await post(tx, {
            id: ids.next(),
            actor: 'house',
            key: `referral:${friend}:${day}`,
            kind: 'reward.referral',
            postings: [
              { account: house, amount: -(deposit + bets) },
              { account: walletOf(referrer), amount: deposit + bets },
            ],
            meta: { friend, day },
            at,
          });
          await tx.insert(referralRewards).values({ accountId: friend, day, deposit, bets, paidAt: at });
        }
      },
    },
  );

/** A friend who is paid out to an account of the one who invited them is the same person from then on. */
const excludeSharedAccounts = (tx: Tx, merchant: string) =>
  tx.execute(sql`UPDATE referrals r SET excluded = 'paymentAccount'
    FROM payout_accounts mine JOIN payout_accounts theirs
      ON theirs.number = mine.number AND theirs.bank = mine.bank AND theirs.merchant_code = mine.merchant_code
    WHERE r.excluded IS NULL AND mine.merchant_code = ${merchant}
      AND theirs.account_id = r.account_id AND mine.account_id = r.referrer_id`);
