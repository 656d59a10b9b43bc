import { and, eq, sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts, rebateRates } from '../../db/schema';
import { refuse } from '../../refusal';
import { readTeamMember } from './listTeamMembers';
import { ratesOf } from './ratesOf';

type Call = Contract['team']['raiseRates'];

/** Raises rebates of a direct downline, up to the agent's own. Said again, it is the same. */
export async function raiseRates(
  ctx: SignedInCtx,
  { id, rates }: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const viewer = ctx.actor.account.id;
  return ctx.db.transaction(async (tx) => {
    // Both rows are held, so that neither the downline's nor the agent's own rates change meanwhile.
    const held = await tx
      .select({ id: accounts.id, uplineId: accounts.uplineId })
      .from(accounts)
      .where(sql`${accounts.id} IN (${viewer}, ${id})`)
      .orderBy(accounts.id)
      .for('update');
    const downline = held.find((each) => each.id === id);
    if (downline?.uplineId !== viewer) return refuse('account.unknown', { value: { fields: ['id'] } });
    const known = await ratesOf(tx, [viewer, id]);
    const rateIn = (account: string, type: string): number =>
      known.get(account)?.find(({ gameType }) => gameType === type)?.rate ?? 0;
    for (const { gameType, rate } of rates) {
      if (rate < rateIn(id, gameType)) refuse('rates.lower', { value: { fields: ['rates'], gameType } });
      if (rate > rateIn(viewer, gameType))
        refuse('rates.tooHigh', { value: { fields: ['rates'], gameType } });
      if (rate === rateIn(id, gameType)) continue;
      await tx
        .delete(rebateRates)
        .where(and(eq(rebateRates.accountId, id), eq(rebateRates.gameType, gameType)));
      await tx.insert(rebateRates).values({ accountId: id, gameType, rate });
    }
    return (await readTeamMember(ctx, tx, id)) ?? refuse('account.unknown', { value: { fields: ['id'] } });
  });
}
