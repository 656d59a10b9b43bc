import * as v from 'valibot';
import {
  fishingState,
  shotsReply,
  type FishingState,
  type ShotsReply,
  type ShotsRequest,
} from '../fishing/api';
import type { OddsFormat } from '#contract/oddsFormats';
import { isRefusalCode, type RefusalCode } from '#contract/refusals';
import {
  gameState,
  recordedStops,
  reply,
  round,
  seedsView,
  type GameState,
  type Round,
  type SeedsRequest,
  type SeedsView,
  type SpinRequest,
} from '../api';
import {
  betReply,
  bookView,
  cashOutOffer,
  cashOutReply,
  matchView,
  type BetReply,
  type BetRequest,
  type BookQuery,
  type BookView,
  type CashOutOffer,
  type CashOutReply,
  type CashOutRequest,
  type MatchView,
} from '../sportsbook/api';
import {
  roomReply,
  roomView,
  type MoveRequest,
  type RoomReply,
  type RoomView,
  type SitRequest,
} from '../cardRoom/api';
import { ticketView, type TicketView } from '../sportsbook/ticketApi';
import { seatView, tableView, type PlaceRequest, type SeatView, type TableView } from '../tables/api';

/** What went wrong with a request. `code` is the server's reason, when it gave one. */
export interface Fault {
  kind: 'offline' | 'provider' | 'refused';
  code?: RefusalCode;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; fault: Fault };

const timeoutMs = 12_000;
/** Pauses before a request is sent again by itself. */
const pauses = [500, 1_500];

const failed = (kind: Fault['kind'], code?: RefusalCode): { ok: false; fault: Fault } => ({
  ok: false,
  fault: code ? { kind, code } : { kind },
});

async function once<S extends v.GenericSchema>(
  path: string,
  schema: S,
  init: RequestInit,
): Promise<Answer<v.InferOutput<S>>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    body = await response.json();
  } catch (error) {
    // Without an answer nobody knows whether the request arrived; an answer that is not JSON is the server's fault.
    return failed(error instanceof SyntaxError ? 'provider' : 'offline');
  }
  const envelope = v.safeParse(reply, body);
  if (!envelope.success) return failed('provider');
  if (!envelope.output.success) {
    const { errorCode } = envelope.output;
    return response.status < 500 && isRefusalCode(errorCode)
      ? failed('refused', errorCode)
      : failed('provider');
  }
  const value = v.safeParse(schema, envelope.output.value);
  return value.success ? { ok: true, value: value.output } : failed('provider');
}

/** A refusal is an answer; anything else is tried again. Safe for spins, because their key stays the same. */
async function patiently<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (const pause of pauses) {
    const answer = await ask();
    if (answer.ok || answer.fault.kind === 'refused') return answer;
    await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
  }
  return ask();
}

const post = (request: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(request),
});

const base = location.pathname.replace(/\/$/, '');

/** Plays a round, or finds out what became of it. */
export const sendSpin = (request: SpinRequest): Promise<Answer<Round>> =>
  patiently(() => once(`${base}/api/spin`, round, post(request)));

/** Balance and last round as the server knows them. */
export const readState = (): Promise<Answer<GameState>> =>
  patiently(() => once(`${base}/api/state`, gameState, { method: 'GET' }));

/** What spins follow from, as the server shows it. */
export const readSeeds = (): Promise<Answer<SeedsView>> =>
  patiently(() => once(`${base}/api/seeds`, seedsView, { method: 'GET' }));

/** Reveals seeds and goes on with others. */
export const sendSeeds = (request: SeedsRequest): Promise<Answer<SeedsView>> =>
  patiently(() => once(`${base}/api/seeds`, seedsView, post(request)));

/** Where the reels stopped, by the round's record. */
export const readStops = (
  seeds: string,
  spin: number,
): Promise<Answer<v.InferOutput<typeof recordedStops>>> =>
  patiently(() => once(`${base}/api/seeds/${seeds}/${spin}`, recordedStops, { method: 'GET' }));

const tableAndSeat = v.object({ table: tableView, seat: seatView });

/** Places bets at a table, or finds out what became of them. */
export const sendBets = (request: PlaceRequest): Promise<Answer<SeatView>> =>
  patiently(() => once(`${base}/api/table/bets`, seatView, post(request)));

/** Table and seat as the server knows them. */
export const readTable = (): Promise<Answer<v.InferOutput<typeof tableAndSeat>>> =>
  patiently(() => once(`${base}/api/table`, tableAndSeat, { method: 'GET' }));

/**
 * Hears what happens somewhere, in the order in which it happens there; the browser connects again by itself.
 * @param onRefused the stream was refused, and is not asked for again
 */
function follow<S extends v.GenericSchema>(
  path: string,
  schema: S,
  hear: (view: v.InferOutput<S>) => void,
  onRefused: () => void,
): EventSource {
  const events = new EventSource(`${base}${path}`);
  events.addEventListener('table', ({ data }) => {
    const view = v.safeParse(schema, JSON.parse(String(data)));
    if (view.success) hear(view.output);
  });
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) onRefused();
  });
  return events;
}

/** Hears what happens at the table. */
export const followTable = (hear: (view: TableView) => void, onRefused: () => void): void =>
  void follow('/api/table/events', tableView, hear, onRefused);

/** Hears what happens at a table of a card room. */
export const followRoom = (hear: (view: RoomView) => void, onRefused: () => void): void =>
  void follow('/api/room/events', roomView, hear, onRefused);

/**
 * Hears what happens in a match, `match.round`: its score, minute and prices.
 * @returns what ends it
 */
export function followMatch(match: string, hear: (view: MatchView) => void, onLost: () => void): () => void {
  const events = follow(`/api/book/match/events?match=${match}`, matchView, hear, () => undefined);
  // Lost while the browser tries again, too.
  events.addEventListener('error', onLost);
  return () => events.close();
}

/** A table of a card room and the player's own cards, as the server knows them. */
export const readRoom = (): Promise<Answer<RoomReply>> =>
  patiently(() => once(`${base}/api/room`, roomReply, { method: 'GET' }));

/** What a player can do at a table of a card room. */
export interface RoomActs {
  sit: SitRequest;
  stand: { round: number };
  move: MoveRequest;
  back: Record<string, never>;
}

/** Does something in a card room, or finds out what became of it: each of them twice is once. */
export const sendRoom = <Act extends keyof RoomActs>(
  act: Act,
  request: RoomActs[Act],
): Promise<Answer<RoomReply>> => patiently(() => once(`${base}/api/room/${act}`, roomReply, post(request)));

/** Fires a batch of shots, or finds out what became of it. */
export const sendShots = (request: ShotsRequest): Promise<Answer<ShotsReply>> =>
  patiently(() => once(`${base}/api/fishing/shots`, shotsReply, post(request)));

/** The round of a fishing game as the server knows it. */
export const readFishing = (): Promise<Answer<FishingState>> =>
  patiently(() => once(`${base}/api/fishing`, fishingState, { method: 'GET' }));

/** Ends a round, so that its seed is shown. */
export const endFishing = (round: string): Promise<Answer<FishingState>> =>
  patiently(() => once(`${base}/api/fishing/end`, fishingState, post({ round })));

/** Places the bets of a slip, or finds out what became of them. */
export const sendSlip = (request: BetRequest): Promise<Answer<BetReply>> =>
  patiently(() => once(`${base}/api/book/bets`, betReply, post(request)));

/** Matches, prices and own bets as the server knows them. Not asked for again: the next look is near. */
export const readBook = (query: BookQuery): Promise<Answer<BookView>> =>
  once(`${base}/api/book?${new URLSearchParams(query as Record<string, string>).toString()}`, bookView, {
    method: 'GET',
  });

/** What an open bet is worth now. Not asked for again: the next quote is near. */
export const readCashOut = (bet: string): Promise<Answer<CashOutOffer>> =>
  once(`${base}/api/book/cashOut?bet=${encodeURIComponent(bet)}`, cashOutOffer, { method: 'GET' });

/** A bet of the player's own as it is shared. */
export const readTicket = (
  bet: string,
  hasAmounts: boolean,
  odds: OddsFormat,
): Promise<Answer<TicketView>> => {
  const query = new URLSearchParams({ bet, odds, ...(hasAmounts && { amounts: '' }) }).toString();
  return once(`${base}/api/book/ticket?${query}`, ticketView, { method: 'GET' });
};

/** Cashes out, or finds out what became of it. */
export const sendCashOut = (request: CashOutRequest): Promise<Answer<CashOutReply>> =>
  patiently(() => once(`${base}/api/book/cashOut`, cashOutReply, post(request)));
