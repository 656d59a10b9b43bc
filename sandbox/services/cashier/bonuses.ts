import { and, eq, ne } from 'drizzle-orm';
import type { WithdrawalTerms } from '#contract';
import { aboveMostWin } from '#contract/promotionRules';
import type { Ctx, SignedInCtx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { accounts, turnoverRequirements, type TurnoverRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { bonusOf, fourSumsOf, openHeld } from './heldMoney';
import { expiredRequirements } from './turnover';
import { readWithdrawalTerms } from './withdrawals';

type Deps = Pick<Ctx, 'clock' | 'ids'>;

/** The ledger's kind of what was won with a bonus above its largest win, which goes back to the house. */
export const aboveMostKind = 'bonus.aboveMost';

/**
 * Moves the bonus and what was won with it: into the main wallet when it is earned, but for what is above its largest win;
 * else back to the house.
 */
async function moveBonus(
  { clock, ids }: Deps,
  tx: Tx,
  requirement: TurnoverRow,
  to: 'released' | 'takenBack',
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, requirement.accountId));
  if (!account) return;
  const now = clock.now();
  await openHeld(tx, 'bonus', { id: account.id, currency: account.currency, at: now });
  const { heldByBonus } = await fourSumsOf(tx, account.id, account.currency);
  if (heldByBonus === 0n) return;
  const move = (kind: string, target: string, amount: bigint) =>
    post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `${kind}:${requirement.id}`,
      kind,
      postings: [
        { account: bonusOf(account.id), amount: -amount },
        { account: target, amount },
      ],
      meta: { requirement: requirement.id },
      at: now,
    });
  const toHouse = async (kind: string, amount: bigint) =>
    move(
      kind,
      await openHouseAccount(tx, {
        merchant: account.merchantCode,
        purpose: 'promotion',
        currency: account.currency,
        at: now,
      }),
      amount,
    );
  if (to === 'takenBack') {
    await toHouse('bonus.takenBack', heldByBonus);
    return;
  }
  const { maxWin } = requirement.terms ?? {};
  const above = aboveMostWin(
    heldByBonus,
    requirement.amount,
    maxWin === undefined ? undefined : BigInt(maxWin),
  );
  if (above > 0n) await toHouse(aboveMostKind, above);
  await move('bonus.released', walletOf(account.id), heldByBonus - above);
}

/** Releases the bonus of a requirement that was met, unless another bonus still holds the account's bonus money. */
export async function releaseBonus(deps: Deps, tx: Tx, id: string): Promise<void> {
  const [requirement] = await tx.select().from(turnoverRequirements).where(eq(turnoverRequirements.id, id));
  if (!requirement) return;
  const [other] = await tx
    .select({ id: turnoverRequirements.id })
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.accountId, requirement.accountId),
        eq(turnoverRequirements.kind, 'bonus'),
        eq(turnoverRequirements.status, 'open'),
        ne(turnoverRequirements.id, requirement.id),
      ),
    );
  if (!other) await moveBonus(deps, tx, requirement, 'released');
}

/** The member gives a bonus up: it and its winnings go back, the member's own money is free. Said again, it is the same. */
export async function giveUpBonus(ctx: SignedInCtx, { id }: { id: string }): Promise<WithdrawalTerms> {
  const { account } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(turnoverRequirements)
      .where(and(eq(turnoverRequirements.id, id), eq(turnoverRequirements.accountId, account.id)))
      .for('update');
    if (!found || found.kind !== 'bonus') return refuse('record.unknown');
    if (found.status === 'givenUp') return;
    if (found.status !== 'open') refuse('bonus.state', { value: { status: found.status } });
    await end(ctx, tx, found, 'givenUp');
  });
  return readWithdrawalTerms(ctx);
}

async function end(
  deps: Deps,
  tx: Tx,
  requirement: TurnoverRow,
  status: 'givenUp' | 'expired',
): Promise<void> {
  if (requirement.kind === 'bonus') await moveBonus(deps, tx, requirement, 'takenBack');
  await tx
    .update(turnoverRequirements)
    .set({ status, endedAt: deps.clock.now() })
    .where(eq(turnoverRequirements.id, requirement.id));
}

/** Ends requirements whose time is over: a bonus that was not earned goes back to the house. Returns how many. */
export async function expireRequirements(deps: Deps & { db: Db }): Promise<number> {
  const due = await expiredRequirements(deps.db, deps.clock.now());
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(turnoverRequirements)
        .where(and(eq(turnoverRequirements.id, id), eq(turnoverRequirements.status, 'open')))
        .for('update');
      if (row) await end(deps, tx, row, 'expired');
    });
  return due.length;
}
