import { and, eq } from 'drizzle-orm';
import type { UplineTransfer, UplineTransferTerms } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { accounts, type Account } from '../../db/schema';
import { readTransferState, sendToMember } from './memberTransfers';

/** Everything that the page of transfers to the upline shows before anything is sent. */
export async function readUplineTransferTerms(ctx: SignedInCtx): Promise<UplineTransferTerms> {
  const { account } = ctx.actor;
  const upline = await uplineOf(ctx.db, account);
  const { recent, ...state } = await readTransferState(ctx, { direction: 'up' });
  return {
    ...state,
    ...(upline && { upline: { account: upline.username, since: account.createdAt.toISOString() } }),
    recent: recent.map(({ receiver, ...transfer }) => ({ ...transfer, upline: receiver })),
  };
}

/** What a member sends. */
export interface UplineTransferRequest {
  upline: string;
  amount: string;
  note: string;
  transactionPassword: string;
}

/** Sends money to the agent above; to another agent than the person was shown it does not go. */
export async function transferToUpline(
  ctx: SignedInCtx,
  { upline: shown, ...sent }: UplineTransferRequest,
): Promise<UplineTransfer> {
  const { transfer, receiver } = await sendToMember(ctx, {
    ...sent,
    direction: 'up',
    to: shown,
    findReceiver: async () => {
      const upline = await uplineOf(ctx.db, ctx.actor.account);
      return upline?.username === shown ? upline : undefined;
    },
  });
  return { ...transfer, upline: receiver };
}

/** Whom a member may send money to: the agent above, while both are there and hold the same currency. */
async function uplineOf(db: Executor, account: Account): Promise<Account | undefined> {
  if (!account.toUpline || account.uplineId === null) return undefined;
  const [upline] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.id, account.uplineId),
        eq(accounts.merchantCode, account.merchantCode),
        eq(accounts.status, 'active'),
        eq(accounts.currency, account.currency),
      ),
    );
  return upline;
}
