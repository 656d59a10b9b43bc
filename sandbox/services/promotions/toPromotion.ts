import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Promotion } from '#contract';
import type { Ctx } from '../../context';
import { rows, type Executor } from '../../db/database';
import {
  promotionApplications,
  promotionMembers,
  rewards,
  turnoverRequirements,
  type ApplicationRow,
  type PromotionRow,
  type RewardRow,
  type TurnoverRow,
} from '../../db/schema';
import { fourSumsOf } from '../cashier/heldMoney';
import { localise } from '../localise';

/** What is known of somebody and some promotions. */
interface PromotionProgress {
  joinedAt: Date | undefined;
  application: ApplicationRow | undefined;
  rewards: RewardRow[];
  requirement: TurnoverRow | undefined;
  held: bigint;
  /** Tickets that were earned, and those that were opened with what they brought. */
  tickets: { earned: number; opened: number; won: bigint; at: Date | undefined };
}

/** Promotions as somebody sees them: a visitor, or whoever is signed in. */
export async function toPromotions(ctx: Ctx, found: readonly PromotionRow[]): Promise<Promotion[]> {
  const of = ctx.actor ? await standingsOf(ctx.db, ctx.actor.account, found) : () => nobody;
  return found.map((row) => toPromotion(ctx, row, of(row)));
}

const nobody: PromotionProgress = {
  joinedAt: undefined,
  application: undefined,
  rewards: [],
  requirement: undefined,
  held: 0n,
  tickets: { earned: 0, opened: 0, won: 0n, at: undefined },
};

/** How an account stands with some promotions, in a fixed number of queries and one for each raffle that it is in. */
export async function standingsOf(
  db: Executor,
  account: { id: string; currency: string },
  found: readonly PromotionRow[],
): Promise<(row: PromotionRow) => PromotionProgress> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return () => nobody;
  const members = await db
    .select()
    .from(promotionMembers)
    .where(and(eq(promotionMembers.accountId, account.id), inArray(promotionMembers.promotionId, ids)));
  const applications = await db
    .select()
    .from(promotionApplications)
    .where(
      and(eq(promotionApplications.accountId, account.id), inArray(promotionApplications.promotionId, ids)),
    )
    // One that waits or was paid comes after all that were refused, also within a millisecond.
    .orderBy(
      desc(sql`${promotionApplications.status} <> 'rejected'`),
      desc(promotionApplications.createdAt),
      desc(promotionApplications.id),
    );
  const given = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, account.id), inArray(rewards.promotionId, ids)))
    .orderBy(desc(rewards.opensAt));
  const causes = given.filter(({ kind }) => kind === 'bonus').map(({ id }) => `reward:${id}`);
  const requirements =
    causes.length === 0
      ? []
      : await db
          .select()
          .from(turnoverRequirements)
          .where(
            and(eq(turnoverRequirements.accountId, account.id), inArray(turnoverRequirements.cause, causes)),
          );
  const { heldByBonus } = await fourSumsOf(db, account.id, account.currency);
  const tickets = new Map<string, PromotionProgress['tickets']>();
  for (const row of found) {
    const joined = members.find(({ promotionId }) => promotionId === row.id);
    if (row.kind === 'raffle' && joined)
      tickets.set(row.id, await ticketsOf(db, row, account.id, joined.joinedAt));
  }
  return (row) => {
    const own = given.filter(({ promotionId }) => promotionId === row.id);
    return {
      joinedAt: members.find(({ promotionId }) => promotionId === row.id)?.joinedAt,
      application: applications.find(({ promotionId }) => promotionId === row.id),
      rewards: own,
      requirement: requirements.find(({ cause }) => own.some(({ id }) => cause === `reward:${id}`)),
      held: heldByBonus,
      tickets: tickets.get(row.id) ?? nobody.tickets,
    };
  };
}

/** A ticket for each so much that was bet since somebody joined, up to the end; and what became of those opened. */
export async function ticketsOf(
  db: Pick<Executor, 'execute'>,
  { id, rules, endsAt }: PromotionRow,
  accountId: string,
  joinedAt: Date,
): Promise<PromotionProgress['tickets']> {
  const unit = BigInt(rules.ticket ?? '0');
  const types = rules.gameTypes
    ? sql`AND game_type IN (${sql.join(
        rules.gameTypes.map((type) => sql`${type}`),
        sql`, `,
      )})`
    : sql``;
  const until = endsAt ? sql`AND settled_at < ${endsAt.toISOString()}` : sql``;
  const [sums] = await rows<{ bet: bigint; opened: bigint; won: bigint; at: string | null }>(
    db,
    sql`SELECT (SELECT coalesce(sum(valid_bet), 0)::bigint FROM bets WHERE account_id = ${accountId}
        AND placed_at >= ${joinedAt.toISOString()} AND settled_at IS NOT NULL ${until} ${types}) AS bet,
      count(*) AS opened, coalesce(sum(amount), 0)::bigint AS won,
      to_char(max(opened_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM promotion_tickets WHERE promotion_id = ${id} AND account_id = ${accountId}`,
  );
  return {
    earned: unit > 0n ? Number((sums?.bet ?? 0n) / unit) : 0,
    opened: Number(sums?.opened ?? 0n),
    won: sums?.won ?? 0n,
    at: sums?.at ? new Date(sums.at) : undefined,
  };
}

type State = Pick<Promotion, 'status' | 'at' | 'amount' | 'until' | 'progress' | 'reason' | 'tickets'>;

function toPromotion(
  ctx: Pick<Ctx, 'clock' | 'language'>,
  row: PromotionRow,
  promotionProgress: PromotionProgress,
): Promotion {
  const { language } = ctx;
  const { prizes: _, ...offer } = row.rules;
  return {
    id: row.id,
    title: localise(row.title, language),
    label: localise(row.label, language),
    terms: localise(row.terms, language),
    image: row.image,
    kind: row.kind,
    category: row.category,
    startsAt: row.startsAt.toISOString(),
    ...(row.endsAt && { endsAt: row.endsAt.toISOString() }),
    offer,
    ...stateOf(row, promotionProgress, ctx.clock.now(), language),
  };
}

/** One of the ten statuses, and what belongs to it. It follows from what happened and is kept nowhere. */
function stateOf(
  row: PromotionRow,
  promotionProgress: PromotionProgress,
  now: Date,
  language: string,
): State {
  if (now < row.startsAt) return { status: 'comingSoon' };
  const isOver = row.endsAt !== null && now >= row.endsAt;
  const open: State = { status: isOver ? 'close' : 'join' };
  const { joinedAt } = promotionProgress;
  switch (row.kind) {
    case 'depositBonus':
      return promotionProgress.requirement
        ? ofBonus(promotionProgress.requirement, promotionProgress.held)
        : joinedAt && !isOver
          ? { status: 'joined', at: joinedAt.toISOString() }
          : open;
    case 'rebate':
      return (
        ofRebate(promotionProgress, now) ??
        (joinedAt && !isOver
          ? { status: 'joined', at: joinedAt.toISOString() }
          : (ofPaid(promotionProgress) ?? open))
      );
    case 'raffle':
      return ofRaffle(promotionProgress, isOver) ?? open;
    case 'application':
      return ofApplication(promotionProgress, language) ?? open;
  }
}

function ofBonus(requirement: TurnoverRow, held: bigint): State {
  const { status, amount, done, required, openedAt, expiresAt, endedAt } = requirement;
  const at = (endedAt ?? openedAt).toISOString();
  if (status === 'met') return { status: 'issued', amount: amount.toString(), at };
  if (status !== 'open') return { status: 'close', at };
  return {
    status: 'process',
    amount: amount.toString(),
    at,
    ...(expiresAt && { until: expiresAt.toISOString() }),
    progress: { done: done.toString(), required: required.toString(), held: held.toString() },
  };
}

/** What waits to be claimed, all of it together. */
function ofRebate({ rewards: given }: PromotionProgress, now: Date): State | undefined {
  const ready = given.filter(
    ({ claimedAt, opensAt, endsAt }) => !claimedAt && opensAt <= now && now < endsAt,
  );
  const [first] = ready.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
  if (!first) return undefined;
  const amount = ready.reduce((sum, reward) => sum + reward.amount, 0n);
  return { status: 'claim', amount: amount.toString(), until: first.endsAt.toISOString() };
}

/** What was claimed of a promotion that is over. */
function ofPaid({ rewards: given }: PromotionProgress): State | undefined {
  const claimed = given.filter(({ claimedAt }) => claimedAt);
  const [last] = claimed;
  if (!last?.claimedAt) return undefined;
  const amount = claimed.reduce((sum, reward) => sum + reward.amount, 0n);
  return { status: 'claimed', amount: amount.toString(), at: last.claimedAt.toISOString() };
}

function ofRaffle({ joinedAt, tickets }: PromotionProgress, isOver: boolean): State | undefined {
  if (!joinedAt) return undefined;
  const left = tickets.earned - tickets.opened;
  const won = tickets.opened > 0 ? { amount: tickets.won.toString() } : {};
  if (left > 0 && !isOver) return { status: 'claim', tickets: left, ...won };
  if (!isOver) return { status: 'joined', tickets: 0, at: joinedAt.toISOString(), ...won };
  return tickets.at && { status: 'claimed', ...won, at: tickets.at.toISOString() };
}

function ofApplication({ application }: PromotionProgress, language: string): State | undefined {
  if (!application) return undefined;
  const { status, createdAt, answeredAt, amount, reason } = application;
  return {
    status,
    at: (answeredAt ?? createdAt).toISOString(),
    ...(amount !== null && { amount: amount.toString() }),
    ...(reason && { reason: localise(reason, language) }),
  };
}
