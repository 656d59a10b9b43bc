import { and, eq } from 'drizzle-orm';
import type { Contract, DownlineTransfer, DownlineTransferTerms, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { readTransferState, sendToMember } from '../cashier/memberTransfers';

/** Everything that the dialog of a transfer to a downline shows before anything is sent. */
export async function readDownlineTransferTerms(
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Contract['team']['downlineTransferTerms']>,
): Promise<DownlineTransferTerms> {
  const downline = (await downlineOf(ctx, id)) ?? refuse('account.unknown', { value: { fields: ['id'] } });
  const { recent, ...state } = await readTransferState(ctx, { direction: 'down', receiverId: downline.id });
  return {
    ...state,
    downline: {
      id: downline.id,
      account: downline.username,
      balance: ((await balanceOf(ctx.db, walletOf(downline.id)))?.balance ?? 0n).toString(),
    },
    recent: recent.map(({ receiver, ...transfer }) => ({ ...transfer, downline: receiver })),
  };
}

/** Sends money to a direct downline. */
export async function transferToDownline(
  ctx: SignedInCtx,
  { id, ...sent }: ParsedRequestOf<Contract['team']['transferToDownline']>,
): Promise<DownlineTransfer> {
  const { transfer, receiver } = await sendToMember(ctx, {
    ...sent,
    direction: 'down',
    to: id,
    findReceiver: () => downlineOf(ctx, id),
  });
  return { ...transfer, downline: receiver };
}

/** An account directly below the agent, while it is there and holds the same currency. */
async function downlineOf(ctx: SignedInCtx, id: string): Promise<Account | undefined> {
  const { account } = ctx.actor;
  const [found] = await ctx.db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.uplineId, account.id),
        eq(accounts.merchantCode, account.merchantCode),
        eq(accounts.status, 'active'),
        eq(accounts.currency, account.currency),
      ),
    );
  return found;
}
