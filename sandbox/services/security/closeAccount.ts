import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { RefusalCode } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import {
  accounts,
  bets,
  deposits,
  ledgerAccounts,
  totpSecrets,
  withdrawals,
  type Account,
} from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { lockMoneyIn } from '../saferPlay/moneyIn';
import { lockPlay } from '../saferPlay/playTime';
import { endAccess } from '../session/sessions';
import { verifyAuthenticatorCode } from './authenticatorCodes';
import { checkLoginPassword } from './checkLoginPassword';

/** What has to come to its end first, most urgent first. Play money stands in nobody's way. */
async function inTheWay(
  db: Executor,
  { id: accountId, currency }: Pick<Account, 'id' | 'currency'>,
): Promise<RefusalCode | undefined> {
  const team = eq(accounts.uplineId, accountId);
  if ((await db.$count(accounts, team)) > 0) return 'closing.members';
  const openBet = and(eq(bets.accountId, accountId), eq(bets.status, 'open'), eq(bets.money, 'real'));
  if ((await db.$count(bets, openBet)) > 0) return 'closing.bets';
  const paidIn = inArray(deposits.status, ['created', 'paid']);
  const payments =
    (await db.$count(withdrawals, and(eq(withdrawals.accountId, accountId), isNull(withdrawals.endedAt)))) +
    (await db.$count(deposits, and(eq(deposits.accountId, accountId), paidIn)));
  if (payments > 0) return 'closing.payments';
  const held = and(
    eq(ledgerAccounts.ownerId, accountId),
    eq(ledgerAccounts.money, 'real'),
    // Points are in a currency of their own, and lapse.
    eq(ledgerAccounts.currency, currency),
    ne(ledgerAccounts.balance, 0n),
  );
  return (await db.$count(ledgerAccounts, held)) > 0 ? 'closing.money' : undefined;
}

/**
 * Closes the account of whoever is signed in, by the login password and, where an app is set up, a code of it. Refuses
 * while money, bets or payments are open, and an agent with a team. Every session and remembered browser ends; the
 * records stay. Two tabs at once close it once.
 */
export async function closeAccount(
  ctx: SignedInCtx,
  { password, code }: { password: string; code?: string | undefined },
): Promise<{ closedAt: string }> {
  const { id } = ctx.actor.account;
  const early = await inTheWay(ctx.db, ctx.actor.account);
  if (early) refuse(early);
  await checkLoginPassword(ctx, 'close', password);
  if ((await ctx.db.$count(totpSecrets, eq(totpSecrets.accountId, id))) > 0) {
    if (code === undefined) refuse('login.proofWrong');
    await verifyAuthenticatorCode(ctx, 'close', code);
  }
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    // No bet and no money comes in between the look and the end.
    await lockPlay(tx, id);
    await lockMoneyIn(tx, id);
    const [current] = await tx
      .select({ status: accounts.status })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('update');
    if (current?.status !== 'active') return;
    const late = await inTheWay(tx, ctx.actor.account);
    if (late) refuse(late);
    await tx.update(accounts).set({ status: 'closed' }).where(eq(accounts.id, id));
    await endAccess(tx, id, 'disabled', now);
    await record(ctx, tx, 'account.closed', { accountId: id });
  });
  return { closedAt: now.toISOString() };
}
