import { and, asc, eq, isNull, ne, notExists, sql, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { betOutcomes, type BetCorrection } from '#contract';
import type { FullEnding } from '#contract/sportsRules';
import type { Db, Tx } from '../../db/database';
import { bets, ledgerTransactions, matches, resultCorrections, type BetRow } from '../../db/schema';
import { reverse } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { invalidateCached } from '../cached';
import { statusOf } from '../records/computeValidBet';
import { isRecordOf, settleRecord } from '../records/openBet';
import { laterThan, settleDue, type DueBet } from '../records/settleDue';
import { isOfKind, lockBet } from '../wagers/readBets';
import { payFromHouse } from '../wagers/settleWager';
import { cashedOutOf } from './cashOut';
import { endingOf, fullEndingOf } from './fixture';
import { notifyCorrection } from './notifyCorrection';
import { toFixture } from './readFixtures';
import { reckon, type EndedSportsLeg } from './settleSportsBets';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };
type Correction = typeof resultCorrections.$inferSelect;
type SportsBet = BetRow<'sports'>;

/** What an operator says of a meeting that is over; its id makes it one correction, however often it is told. */
export type ResultCorrection = Pick<Correction, 'id' | 'matchId' | 'round' | 'ending'>;

const textOf = (ending: FullEnding): string =>
  ending.score
    ? [ending.score, ending.halfTime ?? []].map((each) => each.join('-')).join(' ')
    : ending.calledOff;

/**
 * Writes how a meeting ended after all; the bets on it are settled anew by `settleCorrections`. What stands already is not
 * written again. The score at half-time stays what it was unless it is told. `reused` when the id was used for something else,
 * `unknown` when there is no such match, and `halfTime` when that score must be told: it is not known, or not possible.
 */
export async function correctResult(
  { db, clock }: Deps,
  { id, matchId, round, ending: told }: ResultCorrection,
): Promise<'corrected' | 'same' | 'reused' | 'unknown' | 'halfTime'> {
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, matchId)).for('update');
    if (!row) return 'unknown';
    const [known] = await tx.select().from(resultCorrections).where(eq(resultCorrections.id, id));
    if (known) {
      const isSame = known.matchId === matchId && known.round === round;
      return isSame && textOf(known.ending) === textOf({ ...known.ending, ...told }) ? 'same' : 'reused';
    }
    const { script } = toFixture(row);
    const before = fullEndingOf(script, round);
    const ending = { halfTime: before.halfTime, ...told };
    if (ending.score && !script.isInMaps) {
      const { score, halfTime } = ending;
      if (!halfTime || halfTime.some((goals, side) => goals > (score[side] ?? 0))) return 'halfTime';
    }
    if (textOf(before) === textOf(ending)) return 'same';
    await tx.insert(resultCorrections).values({ id, matchId, round, ending, at: clock.now() });
    await tx
      .update(matches)
      .set({ script: { ...script, corrected: { ...script.corrected, [round]: ending } } })
      .where(eq(matches.id, matchId));
    return 'corrected';
  });
  invalidateCached(db, 'fixtures');
  return outcome;
}

/**
 * Settles the bets anew whose results were corrected, each in its own transaction: after an interruption the rest follows, and
 * two processes at once settle each bet once. Returns how many it settled.
 */
export async function settleCorrections(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  let settled = 0;
  for (const correction of await db
    .select()
    .from(resultCorrections)
    .where(isNull(resultCorrections.settledAt))
    .orderBy(asc(resultCorrections.at), asc(resultCorrections.id))) {
    let failed = false;
    const { id, placedAt } = bets;
    const leg = JSON.stringify([{ match: correction.matchId, round: correction.round }]);
    settled += await settleDue<DueBet & { placedAt: Date }>(
      deps,
      'corrected bet',
      (last, limit) =>
        db
          .select({ id, placedAt, at: placedAt })
          .from(bets)
          .where(
            and(
              isOfKind('sports'),
              ne(bets.status, 'open'),
              sql`${bets.details} -> 'legs' @> ${leg}::jsonb`,
              laterThan(placedAt, id, last),
            ),
          )
          .orderBy(asc(placedAt), asc(id))
          .limit(limit),
      async (due) => {
        try {
          return await db.transaction((tx) => settleAnew(deps, tx, due, correction));
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    );
    if (!failed)
      await db
        .update(resultCorrections)
        .set({ settledAt: clock.now() })
        .where(eq(resultCorrections.id, correction.id));
  }
  return settled;
}

/** Settles a bet anew: takes back what it was paid by a reversal, and posts what it is paid after all. */
async function settleAnew(
  deps: Deps,
  tx: Tx,
  due: Pick<SportsBet, 'id' | 'placedAt'>,
  { id, matchId, round }: Correction,
): Promise<boolean> {
  const bet = await lockBet(tx, 'sports', isRecordOf(due));
  if (!bet?.settledAt || cashedOutOf(bet).stake === bet.stake) return false;
  const [match] = await tx.select().from(matches).where(eq(matches.id, matchId)).for('share');
  const place = bet.details.legs.findIndex((leg) => leg.match === matchId && leg.round === round);
  const old = bet.details.legs[place];
  if (!match || !old) return false;
  const ending = endingOf(toFixture(match).script, round, old.period);
  if (old.score?.join('-') === ending.score?.join('-')) return false;
  // The other legs stay as they ended for this bet.
  const legs = bet.details.legs.map(({ calledOff, score = null, ...leg }, at): EndedSportsLeg =>
    at === place ? { ...leg, ...ending } : { ...leg, score, ...(calledOff && { calledOff }) },
  );
  const { kind: _, payout: due_, details, ...outcome } = reckon(bet, legs);
  const { corrections = [] } = bet.details;
  const at = deps.clock.now();
  const payout = outcome.cashedOut.paid + due_;
  const correction: BetCorrection = {
    id,
    home: old.home,
    away: old.away,
    ...(old.period && { period: old.period }),
    before: {
      at: corrections.at(-1)?.after.at ?? bet.settledAt.toISOString(),
      score: pairOf(old.score),
      standing: standingOf(bet.details, bet.status),
      payout: bet.payout.toString(),
    },
    after: {
      at: at.toISOString(),
      score: pairOf(ending.score),
      standing: standingOf(details, outcome.isVoid ? 'void' : statusOf(bet.stake, payout)),
      payout: payout.toString(),
    },
  };
  if (payout !== bet.payout)
    await payAnew(deps, tx, bet, { paid: bet.payout - outcome.cashedOut.paid, due: due_, id });
  await settleRecord(deps, tx, bet, {
    ...outcome,
    payout,
    details: { ...details, corrections: [...corrections, correction] },
    endedAt: bet.settledAt,
  });
  await notifyCorrection(deps, tx, bet, correction);
  return true;
}

const pairOf = (score: readonly [number, number] | null | undefined): [number, number] | null =>
  score ? [score[0], score[1]] : null;

/** How a bet stands, in one word: the one of its line where it has one. */
const standingOf = ({ legs }: SportsBet['details'], status: SportsBet['status']) =>
  (legs.length === 1 && betOutcomes.find((each) => each === legs[0]?.result)) || status;

/** Moves the difference between two settlements of a bet as the books have it: the old payment undone, the new one posted. */
async function payAnew(
  deps: Deps,
  tx: Tx,
  bet: SportsBet,
  { paid, due, id: correction }: { paid: bigint; due: bigint; id: string },
): Promise<void> {
  const { corrections = [] } = bet.details;
  const keyOf = (count: number) => `sportsCorrection:${bet.id}:${count}`;
  const posting = { actor: 'house', meta: { game: bet.gameId, bet: bet.id, correction } };
  if (paid > 0n) {
    const keys = [`sportsWin:${bet.id}`, `sportsReturn:${bet.id}`, ...corrections.map((_, at) => keyOf(at))];
    const undone = alias(ledgerTransactions, 'undone');
    const [payment] = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.actor, 'house'),
          inArray(ledgerTransactions.key, keys),
          notExists(tx.select().from(undone).where(eq(undone.reverses, ledgerTransactions.id))),
        ),
      );
    if (!payment) throw new Error(`bet ${bet.id} was paid by no posting`);
    await reverse(tx, {
      ...posting,
      id: deps.ids.next(),
      key: `undo:${keyOf(corrections.length)}`,
      transaction: payment.id,
      at: deps.clock.now(),
    });
  }
  if (due > 0n)
    await payFromHouse(deps, tx, bet, {
      ...posting,
      key: keyOf(corrections.length),
      kind: 'sportsCorrection',
      amount: due,
    });
}
