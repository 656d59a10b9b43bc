import { count, inArray } from 'drizzle-orm';
import type { Deposit } from '#contract';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { depositProofs, type DepositRow } from '../../db/schema';
import { settingOf } from '../settings';
import { localise } from '../localise';
import { instructionOf } from './channels';
import type { DepositChannelSetting } from './settings';

type Deps = Pick<Ctx, 'config' | 'merchant' | 'language'>;

/** Deposits as the site shows them, in their order. */
export async function toDeposits(deps: Deps, db: Executor, found: readonly DepositRow[]): Promise<Deposit[]> {
  if (found.length === 0) return [];
  const channels = await settingOf(db, deps.merchant, 'depositChannels');
  const ids = found.map(({ id }) => id);
  const proofs = await db
    .select({ id: depositProofs.depositId, number: count() })
    .from(depositProofs)
    .where(inArray(depositProofs.depositId, ids))
    .groupBy(depositProofs.depositId);
  return found.map((row) =>
    renderDeposit(deps, row, {
      channel: channels.find(({ id }) => id === row.channel),
      proofs: proofs.find(({ id }) => id === row.id)?.number ?? 0,
    }),
  );
}

/** A deposit as the site shows it. */
export async function toDeposit(deps: Deps, db: Executor, row: DepositRow): Promise<Deposit> {
  const [deposit] = await toDeposits(deps, db, [row]);
  if (!deposit) throw new Error('a deposit was lost');
  return deposit;
}

function renderDeposit(
  { config, language }: Deps,
  row: DepositRow,
  { channel, proofs }: { channel: DepositChannelSetting | undefined; proofs: number },
): Deposit {
  const isOpen = row.status === 'created' || row.status === 'paid';
  const expectedAt =
    row.paidAt && new Date(row.paidAt.getTime() + Math.max(1, channel?.usualMinutes ?? 0) * 60_000);
  return {
    id: row.id,
    kind: row.kind,
    channel: channel ? localise(channel.name, language) : row.channel,
    status: row.status,
    amount: row.amount.toString(),
    payable: row.payable.toString(),
    fee: row.fee.toString(),
    credited: row.credited.toString(),
    payments: row.payments,
    currency: row.currency,
    reference: row.reference,
    // What is over is not paid any more, so that nobody sends money to old details.
    instruction: isOpen ? instructionOf(channel, row, config.paymentOrigin) : {},
    proofs,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.paidAt && { paidAt: row.paidAt.toISOString() }),
    ...(expectedAt && { expectedAt: expectedAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  };
}
