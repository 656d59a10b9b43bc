import { count, eq } from 'drizzle-orm';
import type { Deposit } from '#contract';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { depositProofs, type DepositRow } from '../../db/schema';
import { settingOf } from '../settings';
import { localise } from '../localise';
import { instructionOf } from './channels';

/** A deposit as the site shows it. */
export async function toDeposit(
  { config, merchant, language }: Pick<Ctx, 'config' | 'merchant' | 'language'>,
  db: Executor,
  row: DepositRow,
): Promise<Deposit> {
  const channels = await settingOf(db, merchant, 'depositChannels');
  const channel = channels.find(({ id }) => id === row.channel);
  const [proofs] = await db
    .select({ number: count() })
    .from(depositProofs)
    .where(eq(depositProofs.depositId, row.id));
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
    proofs: proofs?.number ?? 0,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.paidAt && { paidAt: row.paidAt.toISOString() }),
    ...(expectedAt && { expectedAt: expectedAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  };
}
