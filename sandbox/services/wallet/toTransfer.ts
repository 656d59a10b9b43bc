import { inArray } from 'drizzle-orm';
import { mainWalletId, type WalletTransfer } from '#contract';
import type { Executor } from '../../db/database';
import { vendors, type Vendor, type WalletTransferRow } from '../../db/schema';

/** Transfers as the site shows them, in their order. */
export async function toTransfers(
  db: Executor,
  found: readonly WalletTransferRow[],
): Promise<WalletTransfer[]> {
  if (found.length === 0) return [];
  const names = [...new Set(found.map(({ vassalage }) => vassalage))];
  const known = await db.select().from(vendors).where(inArray(vendors.vassalage, names));
  return found.map((row) =>
    renderTransfer(
      row,
      known.find(({ vassalage }) => vassalage === row.vassalage),
    ),
  );
}

/** A transfer as the site shows it. */
export async function toTransfer(db: Executor, row: WalletTransferRow): Promise<WalletTransfer> {
  const [transfer] = await toTransfers(db, [row]);
  if (!transfer) throw new Error('a transfer was lost');
  return transfer;
}

function renderTransfer(row: WalletTransferRow, vendor: Vendor | undefined): WalletTransfer {
  const other = vendor?.accountTypeId ?? mainWalletId;
  const isToVendor = row.direction === 'toVendor';
  return {
    id: row.id,
    from: isToVendor ? mainWalletId : other,
    to: isToVendor ? other : mainWalletId,
    vendor: vendor?.name ?? row.vassalage,
    amount: row.amount.toString(),
    currency: row.currency,
    status: row.status,
    isAutomatic: row.isAutomatic,
    createdAt: row.createdAt.toISOString(),
    ...(row.nextAskAt && { nextAskAt: row.nextAskAt.toISOString() }),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  };
}
