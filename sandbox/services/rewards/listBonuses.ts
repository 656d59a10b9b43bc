import { and, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Bonus, type Cashback, type Contract, type GameCategory, type HandlerReplyOf } from '#contract';
import type { SignedInCtx } from '../../context';
import {
  ledgerEntries,
  ledgerTransactions,
  rewards,
  turnoverRequirements,
  type TurnoverRow,
} from '../../db/schema';
import { aboveMostKind } from '../cashier/bonuses';
import { fourSumsOf } from '../cashier/heldMoney';
import { localise } from '../localise';
import { listFreeSpins } from './freeSpins';
import { toTerms } from './toTerms';

/** Most bonuses that are shown. */
const most = 100;
/** Most shares of losses that are shown. */
const mostCashback = 12;

/** Every bonus of the member: open ones first, then the newest. */
export async function listBonuses(ctx: SignedInCtx): Promise<HandlerReplyOf<Contract['rewards']['bonuses']>> {
  const { account } = ctx.actor;
  const { heldByBonus, withdrawable } = await fourSumsOf(ctx.db, account.id, account.currency);
  const found = await ctx.db
    .select()
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.accountId, account.id), eq(turnoverRequirements.kind, 'bonus')))
    .orderBy(desc(sql`${turnoverRequirements.status} = 'open'`), desc(turnoverRequirements.sequence))
    .limit(most);
  return {
    currency: account.currency,
    own: withdrawable.toString(),
    list: await toBonuses(ctx, found, heldByBonus),
    freeSpins: await listFreeSpins(ctx),
    cashback: await listCashback(ctx),
  };
}

/** Shares of what the member lost in periods, newest first; without those that nobody claimed in time. */
async function listCashback({ actor, db, clock, language }: SignedInCtx): Promise<Cashback[]> {
  const found = await db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.accountId, actor.account.id),
        isNotNull(rewards.cashback),
        or(isNotNull(rewards.claimedAt), gt(rewards.endsAt, clock.now())),
      ),
    )
    .orderBy(desc(rewards.opensAt), desc(rewards.id))
    .limit(mostCashback);
  return found.flatMap(({ id, title, amount, claimedAt, cashback }) =>
    cashback
      ? {
          ...cashback,
          id,
          title: localise(title, language),
          amount: amount.toString(),
          ...(claimedAt && { at: claimedAt.toISOString() }),
        }
      : [],
  );
}

/** Bonuses as their member sees them; `held` is what bonuses of the member hold now. */
export async function toBonuses(
  ctx: SignedInCtx,
  found: readonly TurnoverRow[],
  held: bigint,
): Promise<Bonus[]> {
  const capped = found.filter(({ status, terms }) => status === 'met' && terms?.maxWin !== undefined);
  const keys = capped.map(({ id }) => `${aboveMostKind}:${id}`);
  const notPaid =
    keys.length === 0
      ? []
      : await ctx.db
          .select({ key: ledgerTransactions.key, amount: ledgerEntries.amount })
          .from(ledgerTransactions)
          .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
          .where(
            and(
              eq(ledgerTransactions.actor, 'house'),
              inArray(ledgerTransactions.key, keys),
              gt(ledgerEntries.amount, 0n),
            ),
          );
  return found.map((row) => {
    const above = notPaid.find(({ key }) => key === `${aboveMostKind}:${row.id}`);
    return { ...toBonus(ctx, row, held), ...(above && { notPaid: above.amount.toString() }) };
  });
}

const toBonus = (ctx: SignedInCtx, row: TurnoverRow, held: bigint): Bonus => ({
  id: row.id,
  title: row.title ? localise(row.title, ctx.language) : '',
  amount: row.amount.toString(),
  required: row.required.toString(),
  done: row.done.toString(),
  held: row.status === 'open' ? held.toString() : '0',
  status: row.status,
  openedAt: row.openedAt.toISOString(),
  ...(row.gameTypes && { gameTypes: row.gameTypes as GameCategory[] }),
  ...(row.terms?.maxWin !== undefined && { maxWin: row.terms.maxWin }),
  ...(row.maxStake !== null && { maxStake: row.maxStake.toString() }),
  ...(row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.terms && { terms: toTerms(row.terms, ctx.language) }),
});
