import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ContractKind } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { agentContracts, contractEvents, keyedWrites, type ContractRow } from '../../db/schema';
import { refuse } from '../../refusal';

/** Days after which an offer that nobody answered lapses. Source: money rules. */
export const offerDays = 7;

/**
 * Holds the contracts of a brand until the transaction ends: whoever offers, answers or ends one meanwhile waits. One
 * answer can end contracts of many accounts, so that a lock for each of them could cross another's.
 */
export const lockContracts = (tx: Tx, merchant: string) =>
  tx.execute(sql`SELECT code FROM merchants WHERE code = ${merchant} FOR NO KEY UPDATE`);

/** A contract of which an account is one side, by its id; others are refused like unknown ones. */
export async function findContract(
  db: Executor,
  viewer: string,
  id: string,
  side?: 'mine' | 'given',
): Promise<ContractRow> {
  const [row] = await db.select().from(agentContracts).where(eq(agentContracts.id, id));
  const isSide =
    (side !== 'given' && row?.downlineId === viewer) || (side !== 'mine' && row?.uplineId === viewer);
  return row && isSide ? row : refuse('record.unknown');
}

/** Who gives a contract of a kind to whom; `null` for the house. */
export interface Pair {
  uplineId: string | null;
  downlineId: string;
  kind: ContractKind;
}

const isOfPair = ({ uplineId, downlineId, kind }: Pair) =>
  and(
    uplineId === null ? isNull(agentContracts.uplineId) : eq(agentContracts.uplineId, uplineId),
    eq(agentContracts.downlineId, downlineId),
    eq(agentContracts.kind, kind),
  );

/** The contract in force between two, of a kind. */
export async function activeContract(db: Executor, pair: Pair): Promise<ContractRow | undefined> {
  const [row] = await db
    .select()
    .from(agentContracts)
    .where(and(isOfPair(pair), eq(agentContracts.status, 'accepted')));
  return row;
}

/** All contracts of a kind that there ever were between two, the latest end last. */
export const contractsBetween = (db: Executor, pair: Pair): Promise<ContractRow[]> =>
  db.select().from(agentContracts).where(isOfPair(pair)).orderBy(agentContracts.endsAt);

/** Contract of a kind that an agent is paid by, if one is in force. */
export async function ownContract(
  db: Executor,
  agent: { id: string; uplineId: string | null },
  kind: ContractKind,
): Promise<ContractRow | undefined> {
  return activeContract(db, { uplineId: agent.uplineId, downlineId: agent.id, kind });
}

/** Writes down what happened to a contract. */
export const addEvent = (
  tx: Tx,
  event: Pick<typeof contractEvents.$inferInsert, 'contractId' | 'event' | 'reason' | 'at'> & {
    actorId?: string | null;
  },
) => tx.insert(contractEvents).values(event);

/**
 * Takes the key of a write for the contract that it is about; the id of that contract when the same was asked for before.
 * Refuses a key that came with another input.
 */
export async function claimKey(
  ctx: SignedInCtx,
  tx: Tx,
  { input, id }: { input: unknown; id: string },
): Promise<string | undefined> {
  const actor = `contract:${ctx.actor.account.id}`;
  const key = keyOf(ctx);
  const inputHash = await ctx.hasher.digest(JSON.stringify(input));
  const [claimed] = await tx
    .insert(keyedWrites)
    .values({ actor, key, inputHash, result: { contractId: id }, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (claimed) return undefined;
  const [kept] = await tx
    .select()
    .from(keyedWrites)
    .where(and(eq(keyedWrites.actor, actor), eq(keyedWrites.key, key)));
  if (kept?.inputHash !== inputHash) return refuse('key.reused');
  return (kept.result as { contractId: string }).contractId;
}
