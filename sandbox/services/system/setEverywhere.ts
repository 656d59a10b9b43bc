import { merchants, settings } from '../../db/schema';
import { invalidateCached } from '../cached';
import { settingOf } from '../settings';
import type { Operator } from './operator';

/** Changes one setting of every merchant. */
export async function setEverywhere(
  { db }: Operator,
  key:
    | 'register'
    | 'registerRules'
    | 'whitelabel'
    | 'resources'
    | 'customerService'
    | 'chatUrl'
    | 'domains'
    | 'newNetworkProof'
    | 'tellsUnknownAccounts'
    | 'loginFor'
    | 'breakLengths'
    | 'moneyProtection'
    | 'singleWallet',
  change: (value: unknown) => unknown,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { code: merchantCode } of await tx.select({ code: merchants.code }).from(merchants)) {
      const value = change(await settingOf(tx, merchantCode, key));
      await tx
        .insert(settings)
        .values({ merchantCode, key, value })
        .onConflictDoUpdate({ target: [settings.merchantCode, settings.key], set: { value } });
      invalidateCached(db, `${key}:${merchantCode}`);
    }
  });
}
