import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ContractKind } from '#contract';
import { rows, type Db, type Tx } from '../../db/database';
import { accounts, contractPayments, contractSlips, merchants } from '../../db/schema';
import { balanceOf, incomeOf, openAccount, openHouseAccount, post } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { Refusal } from '../../refusal';

/** What settling works with; a transaction will do. */
export interface SettleDeps extends Pick<Ports, 'ids'> {
  db: Db | Tx;
  clock: Ports['clock'];
}

/** The ledger's kind of each payment. */
const ledgerKinds: Readonly<Record<ContractKind, string>> = {
  dividend: 'income.dividend',
  daily: 'income.wage',
  hourly: 'income.hourlyWage',
  realTime: 'income.realTimeWage',
};

/**
 * Pays what is owed under contracts of a brand, as far as the payers' incomes go: the house first, then level by level,
 * so that what comes in is passed on at once; each payer's oldest first. Paying twice is not possible: what is left of a
 * payslip is read and written in the transaction of its posting.
 */
export async function payOutstanding(deps: SettleDeps, merchant: string, at: Date): Promise<void> {
  const done = new Set<string | null>();
  for (
    let payer = await nextPayer(deps, merchant, done);
    payer;
    payer = await nextPayer(deps, merchant, done)
  ) {
    done.add(payer.id);
    while (await payOldest(deps, { payer: payer.id, merchant, at }));
  }
}

/** The highest payer that owes something and has something to pay it with; not one that was paid for already. */
async function nextPayer(
  { db }: SettleDeps,
  merchant: string,
  done: ReadonlySet<string | null>,
): Promise<{ id: string | null } | undefined> {
  const found = await rows<{ id: string | null }>(
    db,
    sql`SELECT s.upline_id AS id FROM contract_slips s JOIN accounts a ON a.id = s.downline_id
        LEFT JOIN ledger_accounts l ON l.id = 'income:' || s.upline_id
      WHERE s.paid < s.amount AND a.merchant_code = ${merchant} AND (s.upline_id IS NULL OR l.balance > 0)
      GROUP BY s.upline_id ORDER BY min(s.level), s.upline_id NULLS FIRST`,
  );
  return found.find(({ id }) => !done.has(id));
}

/** Pays the oldest payslip of a payer, in full or in part. False when nothing is owed or nothing is there. */
async function payOldest(
  { db, ids }: SettleDeps,
  { payer, merchant, at }: { payer: string | null; merchant: string; at: Date },
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      await holdPayer(tx, payer, merchant);
      const [slip] = await tx
        .select({ slip: contractSlips })
        .from(contractSlips)
        .innerJoin(accounts, eq(accounts.id, contractSlips.downlineId))
        .where(
          and(
            eq(accounts.merchantCode, merchant),
            payer === null ? isNull(contractSlips.uplineId) : eq(contractSlips.uplineId, payer),
            lt(contractSlips.paid, contractSlips.amount),
          ),
        )
        // Of debts of one moment the older contract's, which is the order in which they are written: a run that is cut
        // short between them pays what an uncut one does.
        .orderBy(
          asc(contractSlips.settledAt),
          asc(contractSlips.toAt),
          asc(contractSlips.contractId),
          asc(contractSlips.id),
        )
        .limit(1);
      if (!slip) return false;
      const { id, contractId, kind, currency, downlineId, fromAt, amount: due, paid } = slip.slip;
      const owed = due - paid;
      const there = payer === null ? owed : ((await balanceOf(tx, incomeOf(payer)))?.balance ?? 0n);
      const amount = there < owed ? there : owed;
      if (amount <= 0n) return false;
      const number = 1 + (await tx.$count(contractPayments, eq(contractPayments.slipId, id)));
      const from =
        payer === null
          ? await openHouseAccount(tx, { merchant, purpose: 'contract', currency, at })
          : incomeOf(payer);
      const to = incomeOf(downlineId);
      await openAccount(tx, { id: to, ownerId: downlineId, purpose: 'income', currency, at });
      const posted = await post(tx, {
        id: ids.next(),
        actor: 'house',
        key: `${kind}:${contractId}:${fromAt.toISOString()}${number === 1 ? '' : `:${number}`}`,
        kind: ledgerKinds[kind],
        postings: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
        meta: { slip: id },
        at,
      });
      await tx.insert(contractPayments).values({ slipId: id, number, amount, transactionId: posted.id, at });
      await tx
        .update(contractSlips)
        .set({ paid: paid + amount, ...(paid + amount === due && { paidAt: at }) })
        .where(eq(contractSlips.id, id));
      return true;
    });
  } catch (error) {
    // The income went elsewhere meanwhile; the next run pays.
    if (error instanceof Refusal && error.code === 'wallet.short') return false;
    throw error;
  }
}

/** Holds a payer, so that two servers do not pay its younger debts before the older ones. */
const holdPayer = (tx: Tx, payer: string | null, merchant: string) =>
  payer === null
    ? tx
        .select({ code: merchants.code })
        .from(merchants)
        .where(eq(merchants.code, merchant))
        .for('no key update')
    : tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, payer)).for('no key update');
