import { merchants, settings } from '../../db/schema';
import { invalidateCached } from '../cached';
import { settingOf } from '../settings';
import type { Operator } from './operator';

/** Changes one setting of every merchant. */
export async function setEverywhere(
  { db, changed }: Operator,
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
      const before = await settingOf(tx, merchantCode, key);
      const value = change(before);
      await tx
        .insert(settings)
        .values({ merchantCode, key, value })
        .onConflictDoUpdate({ target: [settings.merchantCode, settings.key], set: { value } });
      invalidateCached(db, `${key}:${merchantCode}`);
      for (const { at, from, to } of differences(before, value))
        changed?.(`${merchantCode} ${[key, ...at].join('.')}`, from, to);
    }
  });
}

interface Difference {
  at: readonly string[];
  from: unknown;
  to: unknown;
}

/** What differs between two values of JSON, down to the parts that do: trees of modules are long. */
function differences(from: unknown, to: unknown, at: readonly string[] = []): Difference[] {
  if (!isParts(from) || !isParts(to))
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ at, from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) =>
    differences(from[name], to[name], [...at, name]),
  );
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
