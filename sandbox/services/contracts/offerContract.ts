import { and, eq } from 'drizzle-orm';
import type { AgentContract, ContractTerms, Contract, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { accounts, agentContracts, type Account, type ContractRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';
import { boundsOf, houseBounds } from './bounds';
import { addEvent, claimKey, contractsBetween, lockContracts, offerDays } from './contractRows';
import type { EndDeps } from './endings';
import { notifyContract } from './notifyContract';
import { readContract } from './readContract';
import { tierAbove, unsoundTier } from './terms';

const dayMs = 86_400_000;

/** Who gives a contract: an agent, or the house. */
export type From = Pick<Account, 'id' | 'uplineId' | 'merchantCode' | 'username'> | null;

/** Offers a contract to a direct downline. Sent again under its key, it is the same offer. */
export async function offerContract(
  ctx: SignedInCtx,
  { to, terms }: ParsedRequestOf<Contract['contracts']['offer']>,
): Promise<AgentContract> {
  const { actor, clock, ids, merchant } = ctx;
  const timeZone = await settingOf(ctx.db, merchant, 'timeZone');
  return ctx.db.transaction(async (tx) => {
    await lockContracts(tx, merchant);
    const id = ids.next();
    const before = await claimKey(ctx, tx, { input: ['offer', to, terms], id });
    if (before) return readContract(ctx, tx, before);
    const downline = await findDirect(tx, actor.account, to);
    await makeOffer(
      tx,
      { ids, timeZone, now: clock.now() },
      { id, from: actor.account, to: downline, terms },
    );
    return readContract(ctx, tx, id);
  });
}

/** A direct downline that is an agent. An account that is no direct downline is refused like one that does not exist. */
export async function findDirect(
  db: Executor,
  agent: Pick<Account, 'id' | 'merchantCode'>,
  id: string,
): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.uplineId, agent.id)));
  if (!account) return refuse('account.unknown', { value: { fields: ['to'] } });
  if (account.type === 0 || account.type === 4) refuse('contract.player', { value: { fields: ['to'] } });
  return account;
}

/** Refuses terms that are not sound, or give more than the giver may. */
export async function checkTerms(
  db: Executor,
  from: From,
  { merchantCode }: Pick<Account, 'merchantCode'>,
  terms: ContractTerms,
): Promise<void> {
  const unsound = unsoundTier(terms);
  if (unsound !== undefined) refuse('contract.tiers', { value: { fields: ['terms'], tier: unsound } });
  const bounds = from
    ? await boundsOf(db, from, terms.kind)
    : await houseBounds(db, merchantCode, terms.kind);
  if (!bounds) return refuse('contract.none', { value: { fields: ['terms'] } });
  const above = tierAbove(terms, bounds);
  if (above !== undefined) refuse('contract.tooHigh', { value: { fields: ['terms'], tier: above } });
}

/** Makes an offer and tells the downline. Contracts of the brand are held. */
export async function makeOffer(
  tx: Tx,
  deps: EndDeps,
  { id, from, to, terms }: { id: string; from: From; to: Account; terms: ContractTerms },
): Promise<ContractRow> {
  const { now } = deps;
  const pair = { uplineId: from?.id ?? null, downlineId: to.id, kind: terms.kind };
  await checkTerms(tx, from, to, terms);
  const earlier = await contractsBetween(tx, pair);
  const open = earlier.find(({ status }) => status === 'offered');
  if (open && open.lapsesAt > now) refuse('contract.open', { value: { fields: ['to'] } });
  if (open) await lapse(tx, open, now);
  const [offer] = await tx
    .insert(agentContracts)
    .values({
      ...pair,
      id,
      merchantCode: to.merchantCode,
      currency: to.currency,
      terms,
      version: 1 + earlier.filter(({ startsAt }) => startsAt !== null).length,
      status: 'offered',
      offeredAt: now,
      lapsesAt: new Date(now.getTime() + offerDays * dayMs),
    })
    .returning();
  if (!offer) throw new Error('an offer was not written');
  await addEvent(tx, { contractId: id, event: 'offered', actorId: from?.id ?? null, at: now });
  await notifyContract(tx, deps, 'offered', { contract: offer, to: to.id, from: from?.username ?? null });
  return offer;
}

/** Ends an offer that nobody answered. */
export async function lapse(tx: Tx, offer: ContractRow, now: Date): Promise<void> {
  await tx
    .update(agentContracts)
    .set({ status: 'lapsed', answeredAt: now })
    .where(eq(agentContracts.id, offer.id));
  await addEvent(tx, { contractId: offer.id, event: 'lapsed', at: now });
}
