import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { TurnoverRequirement } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor, type Tx } from '../../db/database';
import { turnoverBets, turnoverRequirements, type BonusTerms, type Wording } from '../../db/schema';
import { refuse } from '../../refusal';
import { localise } from '../localise';

/** A requirement as it is opened. One that requires nothing is met at once. */
export interface NewRequirement {
  id: string;
  accountId: string;
  kind: 'deposit' | 'bonus';
  /** What it comes from, such as `deposit:<payment>`; a cause opens one requirement, however often it is told. */
  cause: string;
  title?: Wording;
  amount: bigint;
  required: bigint;
  /** Types of game whose bets count; all without. */
  gameTypes?: string[];
  /** Largest stake of a bet that counts, in minor units. */
  maxStake?: bigint;
  /** Of a bonus: its terms as they are now. */
  terms?: BonusTerms;
  openedAt: Date;
  expiresAt?: Date;
}

/** Opens a requirement, once for each cause. */
export async function openRequirement(tx: Executor, requirement: NewRequirement): Promise<void> {
  const isMet = requirement.required === 0n;
  await tx
    .insert(turnoverRequirements)
    .values({
      ...requirement,
      status: isMet ? 'met' : 'open',
      endedAt: isMet ? requirement.openedAt : null,
    })
    .onConflictDoNothing();
}

/** A settled bet, for the requirements that it fills. */
export interface CountedBet {
  id: string;
  accountId: string;
  game: string;
  gameType: string;
  stake: bigint;
  /** What counts for turnover. Source: money rules, valid bet. */
  validBet: bigint;
  /** What would count with a share of all. */
  unweighted: bigint;
  currency: string;
  at: Date;
  /** Whether it was counted before, and ended in another way after all. */
  isAnew?: boolean;
}

/**
 * Fills the oldest open requirements whose games the bet belongs to, the rest going on to the next; in the transaction
 * that settles the bet. A bet that is told twice counts once. Returns the bonus requirements that it met.
 */
export async function fillTurnover(tx: Tx, bet: CountedBet): Promise<string[]> {
  const [filled] = await rows<{ met: string[] }>(
    tx,
    sql`SELECT fill_turnover(${bet.accountId}, ${bet.id}, ${bet.game}, ${bet.gameType}, ${bet.stake}, ${bet.validBet},
      ${bet.unweighted}, ${bet.currency}, ${bet.at.toISOString()}, ${bet.isAnew ?? false}) AS met`,
  );
  return filled?.met ?? [];
}

/** Requirements that the member has to know of: open ones, and the last that ended; oldest first. */
export async function listRequirements(
  db: Executor,
  accountId: string,
  held: bigint,
  language: string,
): Promise<TurnoverRequirement[]> {
  const found = await db
    .select()
    .from(turnoverRequirements)
    .where(eq(turnoverRequirements.accountId, accountId))
    .orderBy(desc(sql`${turnoverRequirements.status} = 'open'`), desc(turnoverRequirements.sequence))
    .limit(20);
  const open = found.filter(({ status }) => status === 'open').toReversed();
  const ended = found.filter(({ status }) => status !== 'open').slice(0, 3);
  return [...open, ...ended].map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: row.amount.toString(),
    ...(row.title && { title: localise(row.title, language) }),
    required: row.required.toString(),
    done: row.done.toString(),
    held: row.kind === 'bonus' && row.status === 'open' ? held.toString() : '0',
    status: row.status,
    openedAt: row.openedAt.toISOString(),
    ...(row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
  }));
}

/** What is still to bet for deposits. */
export async function openDepositTurnover(db: Executor, accountId: string): Promise<bigint> {
  const found = await db
    .select({ required: turnoverRequirements.required, done: turnoverRequirements.done })
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.accountId, accountId),
        eq(turnoverRequirements.status, 'open'),
        eq(turnoverRequirements.kind, 'deposit'),
      ),
    );
  return found.reduce((sum, { required, done }) => sum + required - done, 0n);
}

/** The bets that counted towards a requirement, newest first. */
export async function listTurnoverBets(ctx: SignedInCtx, { id }: { id: string }) {
  const { account } = ctx.actor;
  const [own] = await ctx.db
    .select({ id: turnoverRequirements.id })
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.id, id), eq(turnoverRequirements.accountId, account.id)));
  if (!own) refuse('record.unknown');
  const found = await ctx.db
    .select()
    .from(turnoverBets)
    .where(eq(turnoverBets.requirementId, id))
    .orderBy(desc(turnoverBets.at))
    .limit(100);
  return {
    list: found.map(({ betId, at, game, validBet, counted }) => ({
      id: betId,
      at: at.toISOString(),
      game,
      validBet: validBet.toString(),
      counted: counted.toString(),
    })),
  };
}

/** Bonus requirements whose time is over; the caller takes their money back to the house. */
export const expiredRequirements = (db: Executor, now: Date) =>
  db
    .select()
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.status, 'open'), lte(turnoverRequirements.expiresAt, now)));
