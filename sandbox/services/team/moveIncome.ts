import { and, eq } from 'drizzle-orm';
import { parseAmount, type Contract, type HandlerReplyOf, type ParsedRequestOf } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import { ledgerTransactions } from '../../db/schema';
import { balanceOf, incomeOf, openAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';

type Call = Contract['team']['moveIncome'];

/** Moves money of the agent's income to the main wallet. The same key again moves nothing more. */
export async function moveIncome(
  ctx: SignedInCtx,
  { amount: asked }: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const { account } = ctx.actor;
  const at = ctx.clock.now();
  const amount = parseAmount(asked);
  if (amount === undefined || amount <= 0n) return refuse('wallet.amount');
  if (account.moneyPausedUntil && account.moneyPausedUntil > at)
    refuse('transfer.paused', { value: { until: account.moneyPausedUntil.toISOString() } });
  const { id, currency } = account;
  return ctx.db.transaction(async (tx) => {
    const key = `transfer.income:${keyOf(ctx)}`;
    const [known] = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.actor, id), eq(ledgerTransactions.key, key)));
    if (!known) await requireMoneyAllowed(tx, account, { kind: 'transfer.income', amount, at });
    await openAccount(tx, { id: incomeOf(id), ownerId: id, purpose: 'income', currency, at });
    await openAccount(tx, { id: walletOf(id), ownerId: id, purpose: 'main', currency, at });
    await post(tx, {
      id: ctx.ids.next(),
      actor: id,
      key,
      kind: 'transfer.income',
      postings: [
        { account: incomeOf(id), amount: -amount },
        { account: walletOf(id), amount },
      ],
      at,
    });
    const left = (await balanceOf(tx, incomeOf(id)))?.balance ?? 0n;
    return { currency, amount: amount.toString(), income: left.toString() };
  });
}
