import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { ledgerAccounts, type MoneyClass } from '../../db/schema';
import { openAccount, walletOf } from '../../ledger/ledger';

/** Id of the account that holds a member's money while a withdrawal is under way. */
export const heldOf = (accountId: string): string => `${walletOf(accountId)}:held`;
/** Id of the account that holds bonus money and its winnings until the bonus is released. */
export const bonusOf = (accountId: string): string => `${walletOf(accountId)}:bonus`;

const purposes = { held: 'main:held', bonus: 'bonus' } as const;

/** Opens the account that holds a part of a member's money, and gives its id. */
export async function openHeld(
  db: Executor,
  part: keyof typeof purposes,
  owner: { id: string; currency: string; money?: MoneyClass; at: Date },
): Promise<string> {
  const id = part === 'held' ? heldOf(owner.id) : bonusOf(owner.id);
  await openAccount(db, { ...owner, id, ownerId: owner.id, purpose: purposes[part] });
  return id;
}

/** The four sums of the ledger: `withdrawable + heldByBonus + inWithdrawals = balance`. Source: money rules, wallets. */
export interface FourSums {
  balance: bigint;
  withdrawable: bigint;
  heldByBonus: bigint;
  inWithdrawals: bigint;
}

/** What a member has and what of it can go out now. */
export async function fourSumsOf(db: Executor, accountId: string, currency: string): Promise<FourSums> {
  const found = await db
    .select({ purpose: ledgerAccounts.purpose, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, accountId), eq(ledgerAccounts.currency, currency)));
  const of = (purpose: string): bigint => found.find((each) => each.purpose === purpose)?.balance ?? 0n;
  const [withdrawable, inWithdrawals, heldByBonus] = [of('main'), of(purposes.held), of(purposes.bonus)];
  return { balance: withdrawable + inWithdrawals + heldByBonus, withdrawable, inWithdrawals, heldByBonus };
}
