import { eq } from 'drizzle-orm';
import type { AgentContract, Contract, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { agentContracts, type Account, type ContractRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';
import { addEvent, claimKey, contractsBetween, findContract, lockContracts } from './contractRows';
import {
  checkAgreement,
  contractsAbove,
  endContracts,
  withdrawAbove,
  type EndDeps,
  type EndingRow,
} from './endings';
import { notifyContract } from './notifyContract';
import { checkTerms } from './offerContract';
import { endOf, startOf } from './periods';
import { readContract } from './readContract';
import { leftWithout, sidesOf } from './sides';
import { topsOf } from './terms';

type Calls = Contract['contracts'];

/** What an answer changes. Contracts of the brand are held, and the contract is read again under that. */
type Change = (tx: Tx, contract: ContractRow, deps: EndDeps) => Promise<void>;

/** Carries out an answer once for its key, and gives the contract as it is then. */
async function answer(
  ctx: SignedInCtx,
  { id, side, input }: { id: string; side?: 'mine' | 'given'; input: unknown },
  change: Change,
): Promise<AgentContract> {
  const { actor, merchant, ids, clock } = ctx;
  const timeZone = await settingOf(ctx.db, merchant, 'timeZone');
  return ctx.db.transaction(async (tx) => {
    await lockContracts(tx, merchant);
    const contract = await findContract(tx, actor.account.id, id, side);
    const before = await claimKey(ctx, tx, { input, id });
    if (!before) await change(tx, contract, { ids, timeZone, now: clock.now() });
    return readContract(ctx, tx, id);
  });
}

/** Refuses an offer that was answered, withdrawn or has lapsed. */
function checkOpen({ status, lapsesAt }: ContractRow, now: Date): void {
  if (status !== 'offered' || lapsesAt <= now) refuse('contract.state');
}

/** Accepts an offer, and ends the contracts below that it no longer covers. */
export const acceptContract = (
  ctx: SignedInCtx,
  { id, agreesToEnd }: ParsedRequestOf<Calls['accept']>,
): Promise<AgentContract> =>
  answer(ctx, { id, side: 'mine', input: ['accept', id, agreesToEnd.toSorted()] }, (tx, contract, deps) =>
    acceptOffer(tx, deps, contract, agreesToEnd),
  );

/** The same for an offer that is at hand. */
export async function acceptOffer(
  tx: Tx,
  deps: EndDeps,
  offer: ContractRow,
  agreed: readonly string[],
): Promise<void> {
  const { timeZone, now } = deps;
  checkOpen(offer, now);
  const { uplineId, downlineId, kind, terms } = offer;
  const sides = await sidesOf(tx, offer);
  // The offerer's own contract may have fallen since.
  await checkTerms(tx, sides.upline, sides.downline, terms);
  const below = { giver: downlineId, kind, tops: topsOf(terms) };
  const ending = await contractsAbove(tx, below);
  checkAgreement(ending, agreed);
  const earlier = await contractsBetween(tx, { uplineId, downlineId, kind });
  const replaced = earlier.find(({ status }) => status === 'accepted');
  const startsAt = startOf(terms, earlier, timeZone, now);
  if (replaced) {
    const endsAt = endOf(replaced, timeZone, now);
    await tx
      .update(agentContracts)
      .set({ status: 'replaced', endsAt })
      .where(eq(agentContracts.id, replaced.id));
    await addEvent(tx, { contractId: replaced.id, event: 'replaced', actorId: downlineId, at: now });
  }
  await tx
    .update(agentContracts)
    .set({ status: 'accepted', answeredAt: now, startsAt, settledTo: startsAt })
    .where(eq(agentContracts.id, offer.id));
  await addEvent(tx, { contractId: offer.id, event: 'accepted', actorId: downlineId, at: now });
  await endContracts(tx, ending, deps);
  await withdrawAll(tx, below, ending, deps);
  if (uplineId)
    await notifyContract(tx, deps, 'accepted', {
      contract: offer,
      to: uplineId,
      from: sides.downline.username,
    });
}

/** Who acts on a contract. */
type By = Pick<Account, 'id' | 'username'>;

/** Rejects an offer with a reason, which may be empty. */
export const rejectContract = (
  ctx: SignedInCtx,
  { id, reason }: ParsedRequestOf<Calls['reject']>,
): Promise<AgentContract> =>
  answer(ctx, { id, side: 'mine', input: ['reject', id, reason] }, (tx, contract, deps) =>
    rejectOffer(tx, deps, contract, ctx.actor.account, reason.trim()),
  );

/** The same for an offer that is at hand. */
export async function rejectOffer(
  tx: Tx,
  deps: EndDeps,
  offer: ContractRow,
  by: By,
  reason: string,
): Promise<void> {
  const { id, uplineId } = offer;
  checkOpen(offer, deps.now);
  await tx
    .update(agentContracts)
    .set({ status: 'rejected', answeredAt: deps.now, reason })
    .where(eq(agentContracts.id, id));
  await addEvent(tx, { contractId: id, event: 'rejected', actorId: by.id, reason, at: deps.now });
  if (uplineId)
    await notifyContract(tx, deps, 'rejected', { contract: offer, to: uplineId, from: by.username, reason });
}

/** Takes an offer back. */
export const withdrawContract = (
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Calls['withdraw']>,
): Promise<AgentContract> =>
  answer(ctx, { id, side: 'given', input: ['withdraw', id] }, (tx, contract, deps) =>
    withdrawOffer(tx, deps, contract, ctx.actor.account),
  );

/** The same for an offer that is at hand. */
export async function withdrawOffer(
  tx: Tx,
  { now }: Pick<EndDeps, 'now'>,
  offer: ContractRow,
  by: By,
): Promise<void> {
  checkOpen(offer, now);
  await tx
    .update(agentContracts)
    .set({ status: 'withdrawn', answeredAt: now })
    .where(eq(agentContracts.id, offer.id));
  await addEvent(tx, { contractId: offer.id, event: 'withdrawn', actorId: by.id, at: now });
}

/** Ends a contract with its period, by either side, and those below that its downline then cannot give any more. */
export const terminateContract = (
  ctx: SignedInCtx,
  { id, reason, agreesToEnd }: ParsedRequestOf<Calls['terminate']>,
): Promise<AgentContract> =>
  answer(ctx, { id, input: ['terminate', id, reason, agreesToEnd.toSorted()] }, (tx, contract, deps) =>
    endContract(tx, deps, contract, {
      by: ctx.actor.account,
      reason: reason.trim(),
      agreed: agreesToEnd,
    }),
  );

/** The same for a contract that is at hand. */
export async function endContract(
  tx: Tx,
  deps: EndDeps,
  contract: ContractRow,
  { by, reason, agreed }: { by: By; reason: string; agreed: readonly string[] },
): Promise<void> {
  const { id, downlineId, uplineId, status } = contract;
  if (status !== 'accepted') refuse('contract.state');
  const below = await leftWithout(tx, contract);
  const ending = await contractsAbove(tx, below);
  checkAgreement(ending, agreed);
  const endsAt = endOf(contract, deps.timeZone, deps.now);
  await tx
    .update(agentContracts)
    .set({ status: 'terminated', endsAt, reason })
    .where(eq(agentContracts.id, id));
  await addEvent(tx, { contractId: id, event: 'terminated', actorId: by.id, reason, at: deps.now });
  await endContracts(tx, ending, deps);
  await withdrawAll(tx, below, ending, deps);
  const to = downlineId === by.id ? uplineId : downlineId;
  if (to) await notifyContract(tx, deps, 'terminated', { contract, to, from: by.username, endsAt, reason });
}

/** Takes back the offers that the giver, and those whose own contracts end with it, can no longer make. */
async function withdrawAll(
  tx: Tx,
  below: Parameters<typeof withdrawAbove>[1],
  ending: readonly EndingRow[],
  deps: EndDeps,
): Promise<void> {
  await withdrawAbove(tx, below, deps);
  for (const { contract } of ending)
    await withdrawAbove(tx, { ...below, giver: contract.downlineId, tops: undefined }, deps);
}
