import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PayoutAccount } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { payoutAccounts, type Account, type PayoutRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { settingsOf } from '../settings';
import type { CashierSettings } from './settings';
import { checkTransactionPassword } from './transactionPassword';

const mostAccounts = 5;

/** From when an account may be paid to. Source: money rules, withdrawal. */
export function usableFromOf(
  row: Pick<PayoutRow, 'addedAt'>,
  account: Pick<Account, 'paymentPasswordChangedAt' | 'paymentPasswordHash'>,
  { accountLockHours }: CashierSettings['withdrawalRules'],
): Date {
  const since = Math.max(row.addedAt.getTime(), account.paymentPasswordChangedAt?.getTime() ?? 0);
  return new Date(since + accountLockHours * 3_600_000);
}

/** All but the last four digits are hidden. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`;

function toPayout(
  row: PayoutRow,
  account: Account,
  settings: Pick<CashierSettings, 'withdrawalRules' | 'payoutBanks'>,
  now: Date,
): PayoutAccount {
  const bank = settings.payoutBanks.find(({ id }) => id === row.bank);
  const usableFrom = usableFromOf(row, account, settings.withdrawalRules);
  return {
    id: row.id,
    kind: row.kind,
    bank: bank?.name ?? row.bank,
    holder: row.holder,
    number: maskNumber(row.number),
    usualMinutes: bank?.usualMinutes ?? 60,
    ...(usableFrom > now && { usableFrom: usableFrom.toISOString() }),
  };
}

/** The member's accounts, the oldest first. */
export async function payoutAccountsOf(
  ctx: Pick<Ctx, 'clock' | 'merchant'>,
  db: Executor,
  account: Account,
): Promise<PayoutAccount[]> {
  const settings = await settingsOf(db, ctx.merchant);
  const found = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.accountId, account.id), isNull(payoutAccounts.removedAt)))
    .orderBy(asc(payoutAccounts.addedAt), asc(payoutAccounts.id));
  return found.map((row) => toPayout(row, account, settings, ctx.clock.now()));
}

/** Name that accounts of the member are under: their own. */
const holderOf = ({ fields }: Account): string | undefined =>
  fields['payeeName']?.trim() || fields['realName']?.trim() || undefined;

/** Banks and wallets that the merchant pays to, and the name that accounts have to be under. */
export async function listPayoutBanks(ctx: SignedInCtx) {
  const { account } = ctx.actor;
  const { payoutBanks } = await settingsOf(ctx.db, ctx.merchant);
  const holder = holderOf(account);
  return {
    ...(holder !== undefined && { holder }),
    banks: payoutBanks.map(({ id, name, kind }) => ({ id, name, kind })),
  };
}

/** Adds an account under the member's own name; it can be used after a day. */
export async function addPayoutAccount(
  ctx: SignedInCtx,
  input: { kind: 'bank' | 'ewallet'; bank: string; number: string; transactionPassword: string },
): Promise<PayoutAccount> {
  const { account } = ctx.actor;
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const number = input.number.replaceAll(/[ -]/g, '');
  const bank = settings.payoutBanks.find(({ id, kind }) => id === input.bank && kind === input.kind);
  if (!bank || number.replace('+', '').length < 6) refuse('payout.number');
  const holder = holderOf(account) ?? refuse('payout.nameMissing');
  await checkTransactionPassword(ctx, account, input.transactionPassword);
  const now = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    const own = await tx
      .select()
      .from(payoutAccounts)
      .where(and(eq(payoutAccounts.accountId, account.id), isNull(payoutAccounts.removedAt)));
    const same = own.find((each) => each.bank === bank.id && each.number === number);
    if (same) return same;
    if (own.length >= mostAccounts) refuse('payout.tooMany');
    const [added] = await tx
      .insert(payoutAccounts)
      .values({
        id: ctx.ids.next(),
        accountId: account.id,
        merchantCode: ctx.merchant,
        kind: input.kind,
        bank: bank.id,
        holder,
        number,
        addedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return refuse('payout.taken');
    await record(ctx, tx, 'payout.added', { accountId: account.id, detail: { bank: bank.id } });
    return added;
  });
  return toPayout(row, account, settings, now);
}

/** Takes an account away; withdrawals that are under way to it go on. */
export async function removePayoutAccount(
  ctx: SignedInCtx,
  input: { id: string; transactionPassword: string },
): Promise<void> {
  const { account } = ctx.actor;
  await checkTransactionPassword(ctx, account, input.transactionPassword);
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .update(payoutAccounts)
      .set({ removedAt: ctx.clock.now() })
      .where(and(eq(payoutAccounts.id, input.id), eq(payoutAccounts.accountId, account.id)))
      .returning();
    if (!removed) refuse('record.unknown');
    await record(ctx, tx, 'payout.removed', { accountId: account.id });
  });
}
