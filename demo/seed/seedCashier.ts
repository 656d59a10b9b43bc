import type { Executor } from '#platform/host';
import { deposits, payoutAccounts, withdrawals } from '#platform/schema';
import { insertAll } from './bulk';
import { cashierSettings } from './cashierSettings';
import type { PastEvent } from './history';
import type { DemoMerchant } from './merchants';

export interface CashierDeps {
  merchant: DemoMerchant;
  at: Date;
  accountId: string;
  holder: string;
  past: readonly PastEvent[];
}

const hourMs = 3_600_000;

/** A reference that looks like those of the platform, the same each time. */
const referenceOf = (place: number): string =>
  `S${(1_000_000 + place * 7_919).toString(30).toUpperCase().padStart(7, '2')}`.slice(0, 8);

/** What the member has at the cashier: accounts to be paid to, and the deposits and withdrawals of the past. */
export async function seedCashier(db: Executor, deps: CashierDeps): Promise<void> {
  const { merchant, at, accountId, holder, past } = deps;
  const { depositChannels } = cashierSettings(merchant);
  const payout = {
    accountId,
    merchantCode: merchant.code,
    holder: holder.toUpperCase(),
    removedAt: null,
  };
  await db.insert(payoutAccounts).values([
    {
      ...payout,
      id: `${accountId}-payout-1`,
      kind: 'bank',
      bank: 'northline',
      number: '09122288831',
      addedAt: new Date(at.getTime() - 4_000 * hourMs),
    },
    {
      ...payout,
      id: `${accountId}-payout-2`,
      kind: 'ewallet',
      bank: 'meridian',
      number: '+6580000377',
      addedAt: new Date(at.getTime() - 900 * hourMs),
    },
  ]);
  const moved = past.flatMap((event, place) => (event.is === 'transfer' ? [{ ...event, place }] : []));
  await insertAll(
    db,
    deposits,
    moved
      .filter(({ kind }) => kind === 'deposit')
      .map(({ amount, at: paidAt, place }) => {
        const channel = depositChannels[place % 4];
        return {
          id: `${accountId}-deposit-${place}`,
          accountId,
          merchantCode: merchant.code,
          kind: channel?.kind ?? 'bank',
          channel: channel?.id ?? '',
          currency: merchant.currency,
          amount,
          payable: amount,
          fee: 0n,
          credited: amount,
          payments: 1,
          status: 'credited' as const,
          reference: referenceOf(place),
          key: `seed-${place}`,
          inputHash: '',
          createdAt: new Date(paidAt.getTime() - 180_000),
          expiresAt: new Date(paidAt.getTime() + 1_620_000),
          paidAt: new Date(paidAt.getTime() - 60_000),
          endedAt: paidAt,
        };
      }),
  );
  await insertAll(
    db,
    withdrawals,
    moved
      .filter(({ kind }) => kind === 'withdrawal')
      .map(({ amount, at: sentAt, place }) => ({
        id: `${accountId}-withdrawal-${place}`,
        accountId,
        merchantCode: merchant.code,
        payoutAccountId: `${accountId}-payout-1`,
        currency: merchant.currency,
        amount,
        fee: 0n,
        status: 'received' as const,
        reference: referenceOf(place),
        key: `seed-${place}`,
        inputHash: '',
        createdAt: new Date(sentAt.getTime() - 1_500_000),
        reviewingAt: new Date(sentAt.getTime() - 1_200_000),
        sendingAt: new Date(sentAt.getTime() - 600_000),
        sentAt,
        answerBy: new Date(sentAt.getTime() + hourMs),
        endedAt: new Date(sentAt.getTime() + 900_000),
      })),
  );
}
