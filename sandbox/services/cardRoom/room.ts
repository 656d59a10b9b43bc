import { divideAmount } from '#contract';
import { botPlay } from './bot';
import { beats, comboOf, type Card } from './rules';

/** Seats of a room. */
export const seatCount = 4;

/** Milliseconds. A deal begins a while after the first player sat down, so that others can join. */
export const roomTimes = { wait: 8_000, full: 1_500, bot: 1_200, begin: 2_000 } as const;

/** A person at the table; a seat without one is played by a bot of the house. */
export interface RoomPerson {
  account: string;
  /** The masked name that others see. */
  label: string;
  /** Id of the stake. */
  bet: string;
  /** Let a turn pass by: a bot plays for this person until the next press. */
  isAway: boolean;
}

export interface RoomMove {
  seat: number;
  /** None is a pass. */
  cards: Card[];
}

/** A deal that is being played. */
export interface Deal {
  hands: Card[][];
  turn: number;
  /** When the one whose turn it is has to have moved, epoch milliseconds. */
  endsAt: number;
  /** What has to be beaten; null for a free lead. */
  trick: RoomMove | null;
  passed: boolean[];
  /** Seats that laid all their cards, first one first. */
  order: number[];
  moves: RoomMove[];
  /** The weakest card of the deal, which the first move must hold; null afterwards. */
  mustHold: Card | null;
}

/** A deal that is over. */
export interface FinishedDeal {
  round: number;
  people: (RoomPerson | null)[];
  /** Seats from the first to the last. */
  order: number[];
  at: number;
}

/** Everything about one table. It changes by presses and by the clock, and by nothing else. */
export interface RoomState {
  /** Number of the deal that is played, or that comes next. */
  round: number;
  people: (RoomPerson | null)[];
  /** When the next deal begins; null while nobody sits there. */
  dealAt: number | null;
  deal: Deal | null;
  last: FinishedDeal | null;
}

export const emptyRoom = (): RoomState => ({
  round: 1,
  people: Array.from({ length: seatCount }, () => null),
  dealAt: null,
  deal: null,
  last: null,
});

/** When the clock changes a table next, epoch milliseconds; null for never. */
export const nextAt = ({ dealAt, deal }: RoomState): number | null => deal?.endsAt ?? dealAt;

/** What the clock needs to move a table on. */
export interface RoomDeps {
  /** The cards of a deal that begins at a moment, epoch milliseconds, in the order in which they are given. */
  deckOf: (round: number, at: number) => Promise<readonly Card[]>;
  /** Time for a move, milliseconds. */
  turnMs: number;
}

/** A table after the clock has moved on, with the deals that ended meanwhile. */
export async function advance(
  before: RoomState,
  now: number,
  { deckOf, turnMs }: RoomDeps,
): Promise<{ state: RoomState; ended: FinishedDeal[] }> {
  let state = before;
  const ended: FinishedDeal[] = [];
  for (;;) {
    const due = nextAt(state);
    if (due === null || due > now) return { state, ended };
    if (!state.deal) state = dealCards(state, await deckOf(state.round, due), due, turnMs);
    else {
      state = moveByClock(state, state.deal, turnMs);
      if (state.last) ended.push(state.last);
    }
  }
}

/** Gives 13 cards to each seat; whoever holds the weakest card begins. */
function dealCards(state: RoomState, deck: readonly Card[], at: number, turnMs: number): RoomState {
  const hands = state.people.map((_, seat) =>
    deck.slice(seat * 13, seat * 13 + 13).toSorted((a, b) => a - b),
  );
  const weakest = Math.min(...hands.flat());
  const turn = hands.findIndex((hand) => hand.includes(weakest));
  return {
    ...state,
    dealAt: null,
    last: null,
    deal: {
      hands,
      turn,
      endsAt: at + roomTimes.begin + (state.people[turn] ? turnMs : 0),
      trick: null,
      passed: hands.map(() => false),
      order: [],
      moves: [],
      mustHold: weakest,
    },
  };
}

/** Time ran out: a bot moves for whoever sits there, who counts as away from then on. */
function moveByClock(state: RoomState, deal: Deal, turnMs: number): RoomState {
  const { hands, turn, trick, mustHold, order, endsAt } = deal;
  const others = hands.filter((_, seat) => seat !== turn && !order.includes(seat));
  const cards = botPlay({
    hand: hands[turn] ?? [],
    before: trick ? comboOf(trick.cards) : undefined,
    mustHold: mustHold ?? undefined,
    fewest: Math.min(...others.map(({ length }) => length)),
  });
  const people = state.people.map((each, seat) => (seat === turn && each ? { ...each, isAway: true } : each));
  return applyMove({ ...state, people }, deal, { seat: turn, cards }, endsAt, turnMs);
}

/** Whether a seat may make a move now, by the rules alone. */
export function isAllowed({ hands, turn, trick, mustHold }: Deal, { seat, cards }: RoomMove): boolean {
  if (seat !== turn) return false;
  if (cards.length === 0) return trick !== null;
  const combo = comboOf(cards);
  if (!combo || !cards.every((card) => hands[seat]?.includes(card))) return false;
  if (mustHold !== null && !cards.includes(mustHold)) return false;
  const before = trick && comboOf(trick.cards);
  return !before || beats(combo, before);
}

/** Makes a move that is allowed, and gives the turn on; the deal is over when one player is left with cards. */
export function applyMove(
  state: RoomState,
  deal: Deal,
  move: RoomMove,
  at: number,
  turnMs: number,
): RoomState {
  const { seat, cards } = move;
  const isPass = cards.length === 0;
  const hands = deal.hands.map((hand, each) =>
    each === seat ? hand.filter((card) => !cards.includes(card)) : hand,
  );
  const order = hands[seat]?.length === 0 ? [...deal.order, seat] : deal.order;
  const passed = deal.passed.map((each, place) => each || (isPass && place === seat));
  const trick = isPass ? deal.trick : move;
  const moves = [...deal.moves, move];
  const left = hands.flatMap((_, each) => (order.includes(each) ? [] : [each]));
  if (left.length === 1) return finish(state, [...order, ...left], at);
  const after = (from: number, fits: (seat: number) => boolean): number | undefined =>
    hands.map((_, step) => (from + 1 + step) % seatCount).find((each) => left.includes(each) && fits(each));
  const leader = trick?.seat ?? seat;
  const next = after(seat, (each) => each !== leader && !passed[each]);
  // Nobody beats it: whoever laid it leads, or the next one when all those cards are gone.
  const isNewTrick = next === undefined;
  const turn = next ?? (left.includes(leader) ? leader : after(leader, () => true)) ?? seat;
  return {
    ...state,
    deal: {
      hands,
      turn,
      endsAt: at + timeFor(state, left, turn, turnMs),
      trick: isNewTrick ? null : trick,
      passed: isNewTrick ? passed.map(() => false) : passed,
      order,
      moves,
      mustHold: null,
    },
  };
}

/** Where only bots are left with cards nobody waits for them. */
function timeFor({ people }: RoomState, left: readonly number[], turn: number, turnMs: number): number {
  const person = people[turn];
  if (person && !person.isAway) return turnMs;
  return left.some((seat) => people[seat]) ? roomTimes.bot : 0;
}

const finish = ({ round, people }: RoomState, order: number[], at: number): RoomState => ({
  round: round + 1,
  people: people.map(() => null),
  dealAt: null,
  deal: null,
  last: { round, people, order, at },
});

/** Gives a person the first free seat of the next deal; undefined when there is none. */
export function sitDown(state: RoomState, person: RoomPerson, now: number): RoomState | undefined {
  const free = state.people.indexOf(null);
  if (state.deal || free < 0) return undefined;
  const people = state.people.map((each, seat) => (seat === free ? person : each));
  const isFull = people.every((each) => each !== null);
  const dealAt = isFull ? now + roomTimes.full : (state.dealAt ?? now + roomTimes.wait);
  return { ...state, people, dealAt };
}

/** Gives a seat back before the cards are dealt. */
export function standUp(state: RoomState, account: string): RoomState {
  const people = state.people.map((each) => (each?.account === account ? null : each));
  return { ...state, people, dealAt: people.some((each) => each) ? state.dealAt : null };
}

/** What each place pays on a stake, in hundredths of it and before the house's share. */
const prizes = [200n, 150n, 50n, 0n];
/** The house's share of what somebody wins, in hundredths. */
export const rake = 5n;

/** What comes back of a stake, with the stake, in minor units: the winners pay the house's share. */
export function payoutOf(stake: bigint, place: number, currency: string): bigint {
  const all = divideAmount(stake * (prizes[place] ?? 0n), 100n, currency);
  const won = all - stake;
  return won > 0n ? stake + divideAmount(won * (100n - rake), 100n, currency) : all;
}
