import { and, count, eq } from 'drizzle-orm';
import type { Deposit } from '#contract';
import type { SignedInCtx } from '../../context';
import { depositProofs, deposits } from '../../db/schema';
import { refuse } from '../../refusal';
import { sha256 } from '../../sha256';
import { receiveImage } from '../cleanImage';
import { keep, withKept } from '../storage/keep';
import { toDeposit } from './toDeposit';

const mostProofs = 3;
const mostBytes = 5 * 1024 * 1024;

/** Adds a picture that shows the payment. The same picture again is the same proof. */
export async function addDepositProof(
  ctx: SignedInCtx,
  { id, image }: { id: string; image: string },
): Promise<Deposit> {
  const { account } = ctx.actor;
  const received = await receiveImage(ctx, image, mostBytes);
  const digest = await sha256(Uint8Array.from(received.bytes).buffer);
  const file = await keep(ctx, 'proofs', received);
  const row = await withKept(ctx, [file], async (tx, taken) => {
    const [found] = await tx
      .select()
      .from(deposits)
      .where(and(eq(deposits.id, id), eq(deposits.accountId, account.id)))
      .for('update');
    if (!found) return refuse('record.unknown');
    if (found.status !== 'paid') refuse('deposit.state', { value: { status: found.status } });
    const own = eq(depositProofs.depositId, id);
    const [same] = await tx
      .select({ id: depositProofs.id })
      .from(depositProofs)
      .where(and(own, eq(depositProofs.digest, digest)));
    if (same) return found;
    const [kept] = await tx.select({ number: count() }).from(depositProofs).where(own);
    if ((kept?.number ?? 0) >= mostProofs) refuse('file.tooMany');
    await tx.insert(depositProofs).values({
      id: ctx.ids.next(),
      depositId: id,
      mediaType: received.mediaType,
      digest,
      file,
      createdAt: ctx.clock.now(),
    });
    taken();
    return found;
  });
  return toDeposit(ctx, ctx.db, row);
}
