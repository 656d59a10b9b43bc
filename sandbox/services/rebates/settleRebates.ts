import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { incomeOf, openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { settleDays } from '../settledDays';
import { dueRebates } from './dueRebates';

/** What paying rebates works with. */
type RebateDeps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

const kind = 'rebate';

/**
 * Pays the rebates of every business day that is over and was not paid yet, oldest first: after an outage all days that
 * were missed. Said again, or by two servers at once, it pays nothing twice. Returns how many days it paid.
 */
export const settleRebates = ({ db, clock, ids }: RebateDeps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind,
      firstDay: (merchant) =>
        sql`SELECT min(d.day) FROM bet_days d JOIN accounts a ON a.id = d.account_id WHERE a.merchant_code = ${merchant}`,
      pay: async (tx, merchant, day) => {
        const at = clock.now();
        for (const { receiver, currency, wallet, amount } of await dueRebates(tx, merchant, {
          from: day,
          to: day,
        })) {
          const house = await openHouseAccount(tx, { merchant, purpose: kind, currency, at });
          const account = await receivingAccount(tx, { receiver, wallet, currency, at });
          await post(tx, {
            id: ids.next(),
            actor: 'house',
            key: `rebate:${day}:${account}`,
            kind: wallet === 'main' ? 'rebate' : 'income.rebate',
            postings: [
              { account: house, amount: -amount },
              { account, amount },
            ],
            meta: { day },
            at,
          });
        }
      },
    },
  );

/** The account of the ledger that takes a rebate, opened if it was not there yet. */
export async function receivingAccount(
  db: Executor,
  {
    receiver,
    wallet,
    currency,
    at,
  }: { receiver: string; wallet: 'main' | 'income'; currency: string; at: Date },
): Promise<string> {
  const id = wallet === 'main' ? walletOf(receiver) : incomeOf(receiver);
  await openAccount(db, { id, ownerId: receiver, purpose: wallet, currency, at });
  return id;
}
