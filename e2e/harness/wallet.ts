import { expect } from 'vitest';
import type { Page } from 'playwright';
import type { Platform } from './platform';

/** A line of a member's wallet in the books, minor units. */
export interface Entry {
  kind: string;
  amount: bigint;
  balance_after: bigint;
}

/** Every line of a member's wallet, from the first. */
export function entriesOf(platform: Platform, username: string): Promise<Entry[]> {
  return platform.query<Entry>(
    `SELECT t.kind, e.amount, e.balance_after FROM ledger_entries e
     JOIN ledger_accounts w ON w.id = e.account_id
     JOIN ledger_transactions t ON t.id = e.transaction_id
     JOIN accounts m ON m.id = w.owner_id
     WHERE m.username_key = $1 AND m.merchant_code = 'aurora' ORDER BY e.version`,
    [username],
  );
}

/** What a member's wallet holds in the books. */
export async function balanceOf(platform: Platform, username: string): Promise<bigint> {
  return (await entriesOf(platform, username)).at(-1)?.balance_after ?? 0n;
}

/** What the platform answers this page's session when asked for the balance. */
export async function balanceByApi(page: Page): Promise<bigint> {
  const text = await page.evaluate(async () => {
    const response = await fetch('/wps/v2/wallets/balance', {
      headers: {
        token: sessionStorage.getItem('token') ?? '',
        merchant: 'aurora',
        'module-id': 'WAL_BALANCE',
        'x-site': '1',
      },
    });
    return response.text();
  });
  const reply = JSON.parse(text) as { success: boolean; value: { sumBalance: string } };
  expect(reply.success, text).toBe(true);
  return BigInt(reply.value.sumBalance);
}

/** The digits of an amount as a person reads it, which are its minor units. */
export const digitsOf = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));
