import { and, eq, sql } from 'drizzle-orm';
import type { Contract, GameCategory, HandlerReplyOf, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { turnoverRequirements, type TurnoverRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { refuseArchived } from '../records/archivedMonths';

type Call = Contract['rewards']['bonusBets'];
type BonusBet = HandlerReplyOf<Call>['rows'][number];

interface BetRow extends Record<string, string | bigint> {
  id: string;
  at: string;
  game: string;
  game_type: string;
  stake: bigint;
  valid_bet: bigint;
  valid_bet_reason: string;
  counted: bigint;
  total: bigint;
}

/** Finished bets while a bonus ran, newest first, with what each counted and why. */
export async function listBonusBets(
  ctx: SignedInCtx,
  { id, page, pageSize }: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const { account } = ctx.actor;
  const [bonus] = await ctx.db
    .select()
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.id, id),
        eq(turnoverRequirements.accountId, account.id),
        eq(turnoverRequirements.kind, 'bonus'),
      ),
    );
  if (!bonus) return refuse('record.unknown');
  const until = (bonus.endedAt ?? ctx.clock.now()).toISOString();
  await refuseArchived(ctx.db, { from: bonus.openedAt.toISOString().slice(0, 10), to: until.slice(0, 10) });
  const found = await rows<BetRow>(
    ctx.db,
    sql`SELECT b.id, to_char(b.settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, g.name AS game,
        b.game_type, b.stake, b.valid_bet, b.valid_bet_reason, coalesce(t.counted, 0)::bigint AS counted, count(*) OVER () AS total
      FROM bets b JOIN games g ON g.id = b.game_id
        LEFT JOIN turnover_bets t ON t.requirement_id = ${id} AND t.bet_id = b.id
      WHERE b.account_id = ${account.id} AND b.settled_at BETWEEN ${bonus.openedAt.toISOString()} AND ${until}
        AND b.placed_at >= (SELECT placed_from(${bonus.openedAt.toISOString()}::date)) AND b.placed_at <= ${until}
      ORDER BY b.settled_at DESC, b.sequence DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return {
    total: Number(found[0]?.total ?? 0n),
    rows: found.map((bet) => ({
      id: bet.id,
      at: bet.at,
      game: bet.game,
      gameType: bet.game_type as GameCategory,
      stake: bet.stake.toString(),
      counted: bet.counted.toString(),
      reason: reasonOf(bet, bonus),
    })),
  };
}

/** Why a bet counted what it did. */
function reasonOf(bet: BetRow, { gameTypes, maxStake }: TurnoverRow): BonusBet['reason'] {
  if (bet.counted === bet.stake) return 'full';
  if (gameTypes && !gameTypes.includes(bet.game_type)) return 'game';
  if (maxStake !== null && bet.stake > maxStake) return 'stake';
  if (bet.valid_bet === 0n) return 'noRisk';
  return bet.counted > 0n ? 'share' : 'other';
}
