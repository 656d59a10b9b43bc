import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type RoomPerson, type RoomState, dealSeed, readRoom, roomIdOf } from '#platform/cardRooms';
import { balanceOf } from '#platform/host';
import { bets } from '#platform/schema';
import { readBets } from '#platform/wallet';
import type { GameDeps, Play } from '../play';
import type { OwnView, RoomReply, RoomView } from './api';

type Near = Pick<GameDeps, 'db' | 'ports'>;
type AtRoom = Pick<Play, 'game' | 'house'>;

const seatFacts = (person: RoomPerson | null) => ({
  person: person?.label ?? null,
  isAway: person?.isAway ?? false,
});

const stateNow = ({ db, ports }: Near, room: string, now: number): Promise<RoomState> =>
  readRoom({ db, hasher: ports.hasher }, room, now);

/** What everybody at a table sees at this moment. */
export async function viewRoom(near: Near, { game, house }: AtRoom): Promise<RoomView> {
  const room = roomIdOf(game.id, house);
  const now = near.ports.clock.now().getTime();
  return publicView(near, room, await stateNow(near, room, now), now);
}

async function publicView(
  { db, ports }: Near,
  room: string,
  { round, people, dealAt, deal, last }: RoomState,
  now: number,
): Promise<RoomView> {
  const seedOf = (number: number, at: number): Promise<string> =>
    dealSeed({ db, hasher: ports.hasher }, room, number, new Date(at));
  return {
    now,
    round,
    seats: people.map(seatFacts),
    dealAt,
    deal: deal && {
      held: deal.hands.map(({ length }) => length),
      turn: deal.turn,
      endsAt: deal.endsAt,
      trick: deal.trick,
      passed: deal.passed,
      order: deal.order,
      moves: deal.moves,
      mustHold: deal.mustHold,
    },
    seedHash: await ports.hasher.digest(await seedOf(round, now)),
    last: last && {
      round: last.round,
      seats: last.people.map(seatFacts),
      order: last.order,
      seed: await seedOf(last.round, last.at),
    },
  };
}

/** The same with what one player has there. */
export async function viewOwn(near: Near, play: Play): Promise<RoomReply> {
  const { db, ports } = near;
  const room = roomIdOf(play.game.id, play.house);
  const now = ports.clock.now().getTime();
  const state = await stateNow(near, room, now);
  return { table: await publicView(near, room, state, now), own: await ownView(db, play, room, state) };
}

async function ownView(db: Near['db'], play: Play, room: string, state: RoomState): Promise<OwnView> {
  const own = and(eq(bets.accountId, play.account.id), eq(bets.gameId, play.game.id));
  const isEndedHere = and(sql`${bets.details} ->> 'room' = ${room}`, ne(bets.status, 'open'));
  const [last] = await readBets(db, 'room', and(own, isEndedHere))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(1);
  const seat = state.people.findIndex((person) => person?.account === play.account.id);
  // After the bet: a win that comes in between is then in both or in neither.
  const held = await balanceOf(db, play.wallet);
  return {
    balance: (held?.balance ?? 0n).toString(),
    seat: seat < 0 ? null : seat,
    round: state.round,
    hand: state.deal?.hands[seat] ?? [],
    last: last
      ? {
          round: last.details.round,
          stake: last.stake.toString(),
          payout: last.payout.toString(),
          place: last.details.place ?? null,
        }
      : null,
  };
}
