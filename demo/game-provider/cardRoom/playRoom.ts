import {
  applyMove,
  giveSeatBack,
  isAllowed,
  roomIdOf,
  sitDown,
  standUp,
  turnMs,
  withRoom,
} from '#platform/cardRooms';
import { refuse } from '#platform/host';
import { findPosted, maskAccount, placeWager, recordOpenBets } from '#platform/wallet';
import type { GameDeps, Play } from '../play';
import type { MoveRequest, SitRequest } from './api';

/** What a seat costs in a deal, minor units. */
export const stakeOf = ({ game, stakeUnit }: Pick<Play, 'game' | 'stakeUnit'>): bigint =>
  game.minBet * stakeUnit;

const roomOf = ({ game, house }: Pick<Play, 'game' | 'house'>) => ({
  id: roomIdOf(game.id, house),
  gameId: game.id,
  house,
});

/**
 * Takes a seat in the next deal and its stake, once however often it is asked for. Refuses with `bets.closed` when the
 * cards were dealt or all seats are taken, `wallet.short`, and what the player's limits forbid, each with nothing taken.
 */
export async function joinDeal(deps: GameDeps, play: Play, { round, key }: SitRequest): Promise<void> {
  const { db, ports } = deps;
  const { account, game, money } = play;
  if (game.state !== 'open') refuse('game.closed');
  const stake = stakeOf(play);
  const room = roomOf(play);
  const once = {
    actor: account.id,
    key: `room:${key}`,
    inputHash: await ports.hasher.digest(`room:${room.id}:${round}`),
  };
  await db.transaction(async (tx) => {
    await withRoom(ports, tx, room, async (state, now) => {
      if ((await findPosted(tx, once)) !== undefined) return state;
      if (state.round !== round || state.deal) refuse('bets.closed');
      // Another page of the same player: there is one seat, which was paid for.
      if (state.people.some((person) => person?.account === account.id)) return state;
      const bet = ports.ids.next();
      const label = maskAccount(account.username);
      const seated =
        sitDown(state, { account: account.id, label, bet, isAway: false }, now) ?? refuse('bets.closed');
      const posted = await placeWager(ports, tx, {
        ...once,
        kind: 'roomBet',
        account,
        wallet: play.wallet,
        house: play.house,
        money,
        gameType: game.category,
        stake,
        meta: { game: game.id, round: String(round) },
      });
      const seat = seated.people.findIndex((person) => person?.bet === bet) + 1;
      const facts = { Round: String(round) };
      await recordOpenBets(tx, play, { kind: 'room', id: posted.id, placedAt: new Date(now) }, [
        { id: bet, stake, pick: `Seat ${seat}`, facts, details: { room: room.id, round } },
      ]);
      return seated;
    });
  });
}

/** Gives a seat back before the cards are dealt, and its stake with it. Refuses with `bets.closed` afterwards. */
export async function leaveSeat(deps: GameDeps, play: Play, round: number): Promise<void> {
  const { db, ports } = deps;
  await db.transaction(async (tx) => {
    await withRoom(ports, tx, roomOf(play), async (state) => {
      const own = state.people.find((person) => person?.account === play.account.id);
      if (state.round !== round || state.deal) refuse('bets.closed');
      if (!own) return state;
      await giveSeatBack(ports, tx, own.bet);
      return standUp(state, play.account.id);
    });
  });
}

/**
 * Lays cards or passes. The same move again changes nothing. Refuses with `bets.closed` when the clock was faster, and
 * with `request.invalid` what the rules forbid.
 */
export async function makeMove(
  deps: GameDeps,
  play: Play,
  { round, number, cards }: MoveRequest,
): Promise<void> {
  const { db, ports } = deps;
  await db.transaction(async (tx) => {
    await withRoom(ports, tx, roomOf(play), (state, now) => {
      const seat = state.people.findIndex((person) => person?.account === play.account.id);
      const { deal } = state;
      if (state.round !== round || !deal || seat < 0) return refuse('bets.closed');
      // Whoever presses is back at the table.
      const people = state.people.map((each, at) =>
        at === seat && each ? { ...each, isAway: false } : each,
      );
      const made = deal.moves[number];
      if (made) {
        const isSame = made.seat === seat && [...made.cards].sort().join() === [...cards].sort().join();
        return isSame ? { ...state, people } : refuse('bets.closed');
      }
      if (number !== deal.moves.length || seat !== deal.turn) return refuse('bets.closed');
      if (!isAllowed(deal, { seat, cards })) return refuse('request.invalid');
      return applyMove({ ...state, people }, deal, { seat, cards }, now, turnMs);
    });
  });
}

/** Says that a player is there again, so that no bot plays on for them. */
export async function markPresent(deps: GameDeps, play: Play): Promise<void> {
  const { db, ports } = deps;
  await db.transaction(async (tx) => {
    await withRoom(ports, tx, roomOf(play), (state, now) => {
      const people = state.people.map((each) =>
        each?.account === play.account.id ? { ...each, isAway: false } : each,
      );
      const { deal } = state;
      const isOwnTurn = deal && people[deal.turn]?.account === play.account.id;
      // A turn that was about to be played by a bot gets its time back.
      const wasAway = deal && state.people[deal.turn]?.isAway;
      return isOwnTurn && wasAway
        ? { ...state, people, deal: { ...deal, endsAt: now + turnMs } }
        : { ...state, people };
    });
  });
}
