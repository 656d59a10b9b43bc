import { and, eq } from 'drizzle-orm';
import type { ContractKind } from '#contract';
import type { Executor, Tx } from '../../db/database';
import { accounts, agentContracts, type ContractRow } from '../../db/schema';
import type { Ids } from '../../ports';
import { refuse } from '../../refusal';
import { addEvent } from './contractRows';
import { notifyContract } from './notifyContract';
import { endOf } from './periods';
import { tierAbove, type Tops } from './terms';

/** A contract that ends with one further up. */
export interface EndingRow {
  contract: ContractRow;
  from: string;
  to: string;
}

/**
 * Contracts of a kind that no longer fit what their giver may give, and those below each that ends, in that order. Without
 * bounds the giver has nothing to give.
 */
export async function contractsAbove(
  db: Executor,
  { giver, kind, tops }: { giver: string; kind: ContractKind; tops: Tops | undefined },
): Promise<EndingRow[]> {
  const given = await db
    .select({ contract: agentContracts, to: accounts.username })
    .from(agentContracts)
    .innerJoin(accounts, eq(accounts.id, agentContracts.downlineId))
    .where(
      and(
        eq(agentContracts.uplineId, giver),
        eq(agentContracts.kind, kind),
        eq(agentContracts.status, 'accepted'),
      ),
    )
    .orderBy(accounts.username);
  const [from] = await db.select({ name: accounts.username }).from(accounts).where(eq(accounts.id, giver));
  const ending: EndingRow[] = [];
  for (const { contract, to } of given) {
    if (tops && tierAbove(contract.terms, tops) === undefined) continue;
    ending.push({ contract, from: from?.name ?? '', to });
    ending.push(...(await contractsAbove(db, { giver: contract.downlineId, kind, tops: undefined })));
  }
  return ending;
}

/** Refuses when the contracts that end are not exactly those that somebody agreed to end. */
export function checkAgreement(ending: readonly EndingRow[], agreed: readonly string[]): void {
  const ids = ending.map(({ contract }) => contract.id);
  if (ids.length === agreed.length && ids.every((id) => agreed.includes(id))) return;
  const value = { fields: ['agreesToEnd'], ends: ids };
  refuse(agreed.length === 0 ? 'contract.rateTooLow' : 'contract.listChanged', { value });
}

/** What ending contracts works with. */
export interface EndDeps {
  ids: Pick<Ids, 'next'>;
  timeZone: string;
  now: Date;
}

/** Ends contracts with their periods, because of one further up, and tells their downlines. */
export async function endContracts(tx: Tx, ending: readonly EndingRow[], deps: EndDeps): Promise<void> {
  const { timeZone, now } = deps;
  for (const { contract, from } of ending) {
    const endsAt = endOf(contract, timeZone, now);
    await tx
      .update(agentContracts)
      .set({ status: 'ended', endsAt })
      .where(eq(agentContracts.id, contract.id));
    await addEvent(tx, { contractId: contract.id, event: 'ended', at: now });
    await notifyContract(tx, deps, 'ended', { contract, to: contract.downlineId, from, endsAt });
  }
}

/** Takes back offers of givers that no longer fit what they may give. */
export async function withdrawAbove(
  tx: Tx,
  { giver, kind, tops }: { giver: string; kind: ContractKind; tops: Tops | undefined },
  deps: EndDeps,
): Promise<void> {
  const offers = await tx
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.uplineId, giver),
        eq(agentContracts.kind, kind),
        eq(agentContracts.status, 'offered'),
      ),
    );
  for (const offer of offers) {
    if (tops && tierAbove(offer.terms, tops) === undefined) continue;
    await tx
      .update(agentContracts)
      .set({ status: 'withdrawn', answeredAt: deps.now })
      .where(eq(agentContracts.id, offer.id));
    await addEvent(tx, { contractId: offer.id, event: 'withdrawn', at: deps.now });
  }
}
