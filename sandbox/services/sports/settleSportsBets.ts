import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { GameCategory } from '../../../contract';
import type { Db, Tx } from '../../db/database';
import { accounts, bets, matches, sportsBets, type SportsBetRow, type SportsLeg } from '../../db/schema';
import { post } from '../../ledger/ledger';
import { errorFields } from '../../log';
import type { Ports } from '../../ports';
import { countBet } from '../cashier/countBet';
import { computeValidBet, type ValidBet } from '../records/recordBet';
import { settingOf } from '../settings';
import { endOf, finalScore } from './fixture';
import { resultOf } from './markets';
import { toFixture } from './readFixtures';
import { payoutOf } from './slip';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };

/** Bets that are read at once. */
const batch = 500;
/** Below this price a bet counts for no turnover, in thousandths. Source: money rules. */
const lowestCounted = 1_500n;

/**
 * Settles the bets whose last match is over, oldest first, each in its own transaction: after an interruption the rest
 * follows, and two servers at once settle each bet once. Returns how many it settled.
 */
export async function settleSportsBets(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  let settled = 0;
  let last: { id: string; settlesAt: Date } | undefined;
  for (;;) {
    const due = await db
      .select({ id: sportsBets.id, settlesAt: sportsBets.settlesAt })
      .from(sportsBets)
      .where(and(eq(sportsBets.status, 'open'), lte(sportsBets.settlesAt, clock.now()), after(last)))
      .orderBy(asc(sportsBets.settlesAt), asc(sportsBets.id))
      .limit(batch);
    last = due.at(-1);
    if (!last) return settled;
    for (const { id } of due) settled += await settleOne(deps, id);
  }
}

/** Bets that come later: those that could not be settled hold up no others, however many they are. */
const after = (last: { id: string; settlesAt: Date } | undefined) =>
  last &&
  or(
    gt(sportsBets.settlesAt, last.settlesAt),
    and(eq(sportsBets.settlesAt, last.settlesAt), gt(sportsBets.id, last.id)),
  );

async function settleOne(deps: Deps, id: string): Promise<number> {
  try {
    return await deps.db.transaction(async (tx) => {
      const [row] = await tx.select().from(sportsBets).where(eq(sportsBets.id, id)).for('update');
      return row?.status === 'open' && (await settle(deps, tx, row)) ? 1 : 0;
    });
  } catch (error) {
    deps.log.error('sports bet not settled', { bet: id, ...errorFields(error) });
    return 0;
  }
}

async function settle({ clock, ids }: Deps, tx: Tx, row: SportsBetRow): Promise<boolean> {
  const now = clock.now();
  const legs = await endLegs(tx, row.legs, now);
  if (!legs) return false;
  const payout = payoutOf(row.stake, legs);
  if (payout > 0n)
    await post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `sportsWin:${row.id}`,
      kind: 'sportsWin',
      postings: [
        { account: row.house, amount: -payout },
        { account: row.wallet, amount: payout },
      ],
      meta: { game: row.gameId, bet: row.id },
      at: now,
    });
  const status = payout > row.stake ? 'won' : payout < row.stake ? 'lost' : 'even';
  await tx.update(sportsBets).set({ status, payout, legs, settledAt: now }).where(eq(sportsBets.id, row.id));
  if (row.money === 'play') return true;
  const [bet] = await tx.select().from(bets).where(eq(bets.id, row.id));
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  if (!bet || !owner) throw new Error(`bet ${row.id} has no record`);
  const shares = await settingOf(tx, owner.merchantCode, 'validBetShares');
  const valid = countedOf(row, payout, shares[bet.gameType as GameCategory] ?? 10_000);
  await tx
    .update(bets)
    .set({
      status,
      payout,
      settledAt: now,
      validBet: valid.amount,
      validBetReason: valid.reason,
      validBetShare: valid.share,
      facts: { ...bet.facts, Result: legs.map(({ score }) => score?.join(' : ') ?? '–').join(', ') },
    })
    .where(eq(bets.id, row.id));
  await countBet({ clock, ids }, tx, {
    id: row.id,
    accountId: row.accountId,
    gameType: bet.gameType,
    game: bet.gameId,
    stake: row.stake,
    validBet: valid.amount,
    at: now,
  });
  return true;
}

/** Bets at short prices count for no turnover, so that nobody turns money over without a risk. */
function countedOf(row: SportsBetRow, payout: bigint, share: number): ValidBet {
  const valid = computeValidBet(row.stake, payout, share);
  return row.price >= lowestCounted || valid.reason === 'even'
    ? valid
    : { amount: 0n, reason: 'lowOdds', share };
}

type Ended = SportsLeg & { result: NonNullable<SportsLeg['result']> };

/** How the legs of a bet ended; undefined while one of their matches goes on. A match that is gone makes its leg void. */
async function endLegs(tx: Tx, legs: readonly SportsLeg[], now: Date): Promise<Ended[] | undefined> {
  const rows = await tx
    .select()
    .from(matches)
    .where(
      inArray(
        matches.id,
        legs.map(({ match }) => match),
      ),
    );
  const ended: Ended[] = [];
  for (const leg of legs) {
    const row = rows.find(({ id }) => id === leg.match);
    if (!row) {
      ended.push({ ...leg, result: 'void' });
      continue;
    }
    const { startsAt, script } = toFixture(row);
    if (endOf(startsAt, leg.round) > now) return undefined;
    const score = finalScore(script, leg.round);
    ended.push({ ...leg, result: resultOf(leg, score), score });
  }
  return ended;
}
