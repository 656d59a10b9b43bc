import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../db/database';
import { bets, cardRooms, type GameRow } from '../../db/schema';
import { errorFields } from '../../log';
import type { Hasher, Ports } from '../../ports';
import { refuse } from '../../refusal';
import { fairNumbers, shuffled } from '../fair/fairNumbers';
import { readDrawSeed } from '../lottery/drawSeed';
import { isOfKind, isOpen, readBets } from '../wagers/readBets';
import { settleWager } from '../wagers/settleWager';
import {
  advance,
  emptyRoom,
  nextAt,
  payoutOf,
  type FinishedDeal,
  type RoomDeps,
  type RoomState,
} from './room';
import { withoutForbidden } from './seats';

/** Time for a move, milliseconds. */
export const turnMs = 15_000;

/** Whether a game is a room in which cards are dealt. */
export const isCardRoom = ({ isRoom, name }: Pick<GameRow, 'isRoom' | 'name'>): boolean =>
  isRoom && name.startsWith('Tien Len');

/** Players of one merchant, currency and class of money meet at a table. */
export const roomIdOf = (game: string, house: string): string => `${game} ${house}`;

interface SeedDeps {
  db: Executor;
  hasher: Pick<Hasher, 'digest'>;
}

/** The seed of a deal at a moment, hex: secret until the deal is over. */
export async function dealSeed(
  { db, hasher }: SeedDeps,
  room: string,
  round: number,
  at: Date,
): Promise<string> {
  const secret = (await readDrawSeed(db, at)) ?? refuse('game.closed');
  return hasher.digest(`room:${secret}:${room}:${round}`);
}

/** What the clock needs at a table. */
export const clockOf = (deps: SeedDeps, room: string): RoomDeps => ({
  turnMs,
  deckOf: async (round, at) =>
    shuffled(52, fairNumbers(deps.hasher, await dealSeed(deps, room, round, new Date(at)))),
});

/** A table as it is at a moment; nothing is written. */
export async function readRoom(deps: SeedDeps, room: string, now: number): Promise<RoomState> {
  const [row] = await deps.db.select().from(cardRooms).where(eq(cardRooms.id, room));
  return (await advance(row?.state ?? emptyRoom(), now, clockOf(deps, room))).state;
}

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher'>;

/**
 * Moves a table on to this moment, lets `work` change it, and writes it, with the table locked: at one table one thing
 * happens after the other, whichever server it comes to. Deals that ended are settled in the same transaction.
 */
export async function withRoom(
  deps: Deps,
  tx: Tx,
  room: { id: string; gameId: string; house: string },
  work: (state: RoomState, now: number) => Promise<RoomState> | RoomState = (state) => state,
): Promise<RoomState> {
  const at = deps.clock.now();
  await tx
    .insert(cardRooms)
    .values({ ...room, state: emptyRoom(), updatedAt: at })
    .onConflictDoNothing();
  const [row] = await tx.select().from(cardRooms).where(eq(cardRooms.id, room.id)).for('update');
  if (!row) throw new Error(`no room ${room.id}`);
  // After the lock: waiting for it may have taken a while.
  const now = deps.clock.now();
  const { dealAt } = row.state;
  // Cards are dealt to nobody whom a break, an exclusion or a limit forbids it by then.
  const before =
    dealAt !== null && dealAt <= now.getTime()
      ? await withoutForbidden(deps, tx, row.state, new Date(dealAt))
      : row.state;
  const moved = await advance(before, now.getTime(), clockOf({ db: tx, hasher: deps.hasher }, room.id));
  const worked = await work(moved.state, now.getTime());
  const ended = [...moved.ended];
  if (moved.state.deal && worked.last && !worked.deal) ended.push(worked.last);
  for (const deal of ended) await settleDeal(deps, tx, room.id, deal);
  const next = nextAt(worked);
  await tx
    .update(cardRooms)
    .set({ state: worked, nextAt: next === null ? null : new Date(next), updatedAt: now })
    .where(eq(cardRooms.id, room.id));
  return worked;
}

/** Gives back the seats of an account in deals to come, as far as they are forbidden now. */
export async function returnForbiddenSeats(deps: Deps & { db: Db }, accountId: string): Promise<void> {
  const own = await deps.db
    .selectDistinct({ id: cardRooms.id, gameId: cardRooms.gameId, house: cardRooms.house })
    .from(bets)
    .innerJoin(cardRooms, eq(cardRooms.id, sql`${bets.details} ->> 'room'`))
    .where(and(eq(bets.accountId, accountId), isOfKind('room'), isOpen));
  for (const room of own)
    await deps.db.transaction((tx) =>
      withRoom(deps, tx, room, (state, now) => withoutForbidden(deps, tx, state, new Date(now), accountId)),
    );
}

/** Pays a deal that is over: each stake once, since the table is locked and its row is open once. */
async function settleDeal(
  deps: Deps,
  tx: Tx,
  room: string,
  { round, order, people }: FinishedDeal,
): Promise<void> {
  const isOfDeal = sql`${bets.details} @> ${JSON.stringify({ room, round })}`;
  const open = await readBets(tx, 'room', and(isOpen, isOfDeal)).for('update');
  for (const row of open) {
    const seat = people.findIndex((person) => person?.bet === row.id);
    const place = order.indexOf(seat);
    if (place < 0) throw new Error(`bet ${row.id} has no place`);
    const payout = payoutOf(row.stake, place, row.currency);
    await settleWager(deps, tx, row, {
      kind: 'roomWin',
      payout,
      result: `Place ${place + 1}`,
      meta: { game: row.gameId },
      details: { ...row.details, place: place + 1 },
    });
  }
}

/** Moves on every table whose moment has come, each in its own transaction. Returns how many. */
export async function runCardRooms(deps: Deps & Pick<Ports, 'log'> & { db: Db }): Promise<number> {
  const { db, clock, log } = deps;
  const due = await db
    .select({ id: cardRooms.id, gameId: cardRooms.gameId, house: cardRooms.house })
    .from(cardRooms)
    .where(lte(cardRooms.nextAt, clock.now()))
    .orderBy(asc(cardRooms.nextAt));
  let moved = 0;
  for (const room of due)
    try {
      await db.transaction((tx) => withRoom(deps, tx, room));
      moved += 1;
    } catch (error) {
      // The others go on; this one is tried again with the next run.
      log.error('card room stuck', { room: room.id, ...errorFields(error) });
    }
  return moved;
}
