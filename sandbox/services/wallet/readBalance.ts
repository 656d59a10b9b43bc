import type { Balance } from '#contract';
import type { SignedInCtx } from '../../context';
import { balanceOfOwner } from '../../ledger/ledger';
import { cached } from '../cached';
import { settingOf } from '../settings';

/** Everything the member holds in the account's currency. A trial account holds trial money only. */
export async function readBalance(ctx: SignedInCtx): Promise<Balance> {
  const { account, held } = ctx.actor;
  const { balance, currency, version } = held ?? (await balanceOfOwner(ctx.db, account.id, account.currency));
  const { db, merchant } = ctx;
  const own = await cached(db, `currencySymbols:${merchant}`, () =>
    settingOf(db, merchant, 'currencySymbols'),
  );
  return {
    sumBalance: balance.toString(),
    currency,
    currencySymbol: own[currency] ?? symbolOf(currency),
    version: Number(version),
  };
}

/** Making a formatter costs more than all else of a balance. */
const symbols = new Map<string, string>();

/** The shortest sign of a currency; the code itself for one that ISO 4217 does not know. */
function symbolOf(currency: string): string {
  const known = symbols.get(currency) ?? readSymbol(currency);
  symbols.set(currency, known);
  return known;
}

function readSymbol(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
