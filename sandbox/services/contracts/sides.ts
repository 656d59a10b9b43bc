import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { accounts, type Account, type ContractRow } from '../../db/schema';
import { houseBounds } from './bounds';
import type { contractsAbove } from './endings';

/** The two accounts of a contract; no upline for the house. */
export async function sidesOf(
  db: Executor,
  { uplineId, downlineId }: Pick<ContractRow, 'uplineId' | 'downlineId'>,
): Promise<{ upline: Account | null; downline: Account }> {
  const found = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [downlineId, ...(uplineId === null ? [] : [uplineId])]));
  const downline = found.find(({ id }) => id === downlineId);
  if (!downline) throw new Error(`contract without its downline ${downlineId}`);
  return { upline: found.find(({ id }) => id === uplineId) ?? null, downline };
}

/** What the downline of a contract may still give of its kind when the contract is gone: only root agents something. */
export async function leftWithout(
  db: Executor,
  { uplineId, downlineId, merchantCode, kind }: ContractRow,
): Promise<Parameters<typeof contractsAbove>[1]> {
  const tops = uplineId === null ? await houseBounds(db, merchantCode, kind) : undefined;
  return { giver: downlineId, kind, tops };
}
