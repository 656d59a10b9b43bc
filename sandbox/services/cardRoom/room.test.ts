import { describe, expect, it } from 'vitest';
import { botPlay } from './bot';
import {
  advance,
  applyMove,
  emptyRoom,
  isAllowed,
  nextAt,
  payoutOf,
  roomTimes,
  seatCount,
  sitDown,
  standUp,
  type RoomPerson,
  type RoomState,
} from './room';
import { beats, comboOf, playsOf } from './rules';

/** `3s`, `Th`, `2d`: a card as players write it. */
const card = (text: string): number =>
  '3456789TJQKA2'.indexOf(text[0] ?? '') * 4 + 'scdh'.indexOf(text[1] ?? '');
const cards = (text: string): number[] => text.split(' ').map(card);
const combo = (text: string) => {
  const found = comboOf(cards(text));
  if (!found) throw new Error(`${text} is no combination`);
  return found;
};

describe('combinations', () => {
  it.each([
    ['3s', 'single', 1],
    ['3s 3h', 'pair', 2],
    ['9s 9c 9d', 'triple', 3],
    ['9s 9c 9d 9h', 'four', 4],
    ['5c 3s 4d', 'run', 3],
    ['Qs Kd Ah', 'run', 3],
    ['3s 3c 4s 4c 5s 5c', 'pairRun', 6],
  ])('%s is a %s', (text, kind, count) => {
    expect(comboOf(cards(text))).toMatchObject({ kind, cards: count });
  });

  it.each(['3s 4s', 'Ks As 2s', '3s 3c 4s 4c', '3s 3c 4s', '3s 5s 7s', 'Ks Kc As Ac 2s 2c', '3s 3s'])(
    '%s is none',
    (text) => {
      expect(comboOf(cards(text))).toBeUndefined();
    },
  );

  it.each([
    ['3h', '3s', true],
    ['3s', '3h', false],
    ['2s', 'Ah', true],
    ['4s 4c', '3d 3h', true],
    ['4s', '3d 3h', false],
    ['4s 5s 6h', '4h 5h 6d', true],
    ['4s 5s 6s 7s', '4h 5h 6d', false],
    ['3s 3c 4s 4c 5s 5c', '2h', true],
    ['3s 3c 4s 4c 5s 5c', '2h 2d', false],
    ['3s 3c 4s 4c 5s 5c', 'Ah', false],
    ['6s 6c 6d 6h', '2h 2d', true],
    ['6s 6c 6d 6h', '3s 3c 4s 4c 5s 5c', true],
    ['6s 6c 6d 6h', '5s 5c 5d 5h', true],
    ['6s 6c 6d 6h', 'As Ac', false],
    ['3s 3c 4s 4c 5s 5c 6s 6c', '7s 7c 7d 7h', true],
    ['3s 3c 4s 4c 5s 5c 6s 6c', '2s 2c 2d', false],
  ])('%s on %s: %s', (next, before, expected) => {
    expect(beats(combo(next), combo(before))).toBe(expected);
  });

  it('are all found that a hand can lay, worked out a second time from every subset', () => {
    const random = chance(7);
    for (let deal = 0; deal < 40; deal += 1) {
      const hand = random.shuffle().slice(0, 9);
      const before = comboOf(random.shuffle().slice(0, 1));
      const kinds = (all: readonly (readonly number[])[]) =>
        new Set(all.map((each) => JSON.stringify(comboOf(each))));
      const every = Array.from({ length: 2 ** hand.length - 1 }, (_, mask) =>
        hand.filter((__, place) => ((mask + 1) >> place) & 1),
      ).filter((each) => {
        const found = comboOf(each);
        return found && (!before || beats(found, before));
      });
      expect(kinds(playsOf(hand, before))).toEqual(kinds(every));
    }
  });
});

/** Numbers by chance, the same in each run. */
function chance(seed: number) {
  let state = seed;
  const below = (range: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * range);
  };
  const shuffle = (): number[] => {
    const deck = Array.from({ length: 52 }, (_, place) => place);
    for (let last = 51; last > 0; last -= 1) {
      const other = below(last + 1);
      [deck[last], deck[other]] = [deck[other] ?? 0, deck[last] ?? 0];
    }
    return deck;
  };
  return { below, shuffle };
}

const turnMs = 15_000;
const person = (account: string): RoomPerson => ({
  account,
  label: account,
  bet: `bet-${account}`,
  isAway: false,
});
const seated = (accounts: readonly string[], now = 0): RoomState =>
  accounts.reduce((state, account) => {
    const next = sitDown(state, person(account), now);
    if (!next) throw new Error('no seat');
    return next;
  }, emptyRoom());

describe('a table', () => {
  it('deals a while after the first player sat down, sooner when it is full, and not when all left', () => {
    expect(nextAt(emptyRoom())).toBeNull();
    expect(nextAt(seated(['a', 'b'], 1_000))).toBe(1_000 + roomTimes.wait);
    const full = seated(['a', 'b', 'c', 'd'], 1_000);
    expect(nextAt(full)).toBe(1_000 + roomTimes.full);
    expect(sitDown(full, person('e'), 1_000)).toBeUndefined();
    expect(nextAt(standUp(seated(['a'], 1_000), 'a'))).toBeNull();
  });

  it('ends each deal by the clock alone, with every seat placed once, and plays by the rules', async () => {
    const random = chance(11);
    for (let deal = 0; deal < 300; deal += 1) {
      const deck = random.shuffle();
      const deps = { turnMs, deckOf: () => Promise.resolve(deck) };
      let state = seated(['a', 'b'].slice(0, 1 + (deal % 2)));
      let steps = 0;
      while (!state.last) {
        const at = nextAt(state) ?? 0;
        const before = state;
        state = (await advance(state, at, deps)).state;
        const move = before.deal && state.deal?.moves[before.deal.moves.length];
        if (before.deal && move) expect(isAllowed(before.deal, move)).toBe(true);
        const held = state.deal?.hands.flat().length ?? 0;
        const laid = state.deal?.moves.flatMap(({ cards: each }) => each).length ?? 0;
        if (state.deal) expect(held + laid).toBe(52);
        steps += 1;
        expect(steps).toBeLessThan(400);
      }
      expect(state.last.order.toSorted()).toEqual([0, 1, 2, 3]);
      expect(state.round).toBe(2);
      expect(state.people).toEqual([null, null, null, null]);
    }
  });

  it('comes to the same whether the clock is looked at often or once after a long time off', async () => {
    const deck = chance(3).shuffle();
    const deps = { turnMs, deckOf: () => Promise.resolve(deck) };
    const once = await advance(seated(['a']), 10_000_000, deps);
    let state = seated(['a']);
    const ended = [];
    for (let now = 0; now <= 10_000_000; now += 7_777) {
      const next = await advance(state, now, deps);
      state = next.state;
      ended.push(...next.ended);
    }
    expect(state).toEqual(once.state);
    expect(ended).toEqual(once.ended);
    expect(ended).toHaveLength(1);
  });

  it('waits for a person and plays on without one who is away', async () => {
    const deck = chance(3).shuffle();
    const deps = { turnMs, deckOf: () => Promise.resolve(deck) };
    let { state } = await advance(seated(['a', 'b', 'c', 'd']), roomTimes.full, deps);
    const begun = state.deal?.endsAt ?? 0;
    expect(begun).toBe(roomTimes.full + roomTimes.begin + turnMs);
    const first = state.deal?.turn ?? 0;
    state = (await advance(state, begun - 1, deps)).state;
    expect(state.deal?.moves).toHaveLength(0);
    state = (await advance(state, begun, deps)).state;
    expect(state.deal?.moves).toHaveLength(1);
    expect(state.people[first]?.isAway).toBe(true);
    expect(state.deal?.endsAt).toBe(begun + turnMs);
  });

  it('holds the first move to the lowest card, and refuses what the rules forbid', async () => {
    const deck = chance(5).shuffle();
    const { state } = await advance(seated(['a']), roomTimes.wait, {
      turnMs,
      deckOf: () => Promise.resolve(deck),
    });
    const { deal } = state;
    if (!deal) throw new Error('nothing was dealt');
    const own = deal.hands[deal.turn] ?? [];
    const lowest = own[0] ?? 0;
    expect(deal.mustHold).toBe(lowest);
    expect(isAllowed(deal, { seat: deal.turn, cards: [lowest] })).toBe(true);
    expect(isAllowed(deal, { seat: deal.turn, cards: [own[12] ?? 0] })).toBe(false);
    expect(isAllowed(deal, { seat: deal.turn, cards: [] })).toBe(false);
    const other = (deal.turn + 1) % seatCount;
    expect(isAllowed(deal, { seat: other, cards: [deal.hands[other]?.[0] ?? 0] })).toBe(false);
    const next = applyMove(state, deal, { seat: deal.turn, cards: [lowest] }, 0, turnMs).deal;
    if (!next) throw new Error('the deal is over');
    expect(isAllowed(next, { seat: next.turn, cards: [] })).toBe(true);
    expect(isAllowed(next, { seat: next.turn, cards: own.slice(0, 1) })).toBe(false);
  });

  it('pays out no more than was staked, the house’s share aside', () => {
    for (const stake of [1n, 7n, 10n, 99n, 1_234n, 2_000n]) {
      const pays = [0, 1, 2, 3].map((place) => payoutOf(stake, place, 'USD'));
      expect(pays.reduce((sum, each) => sum + each, 0n)).toBeLessThanOrEqual(stake * 4n);
      expect(pays.toSorted((a, b) => (a < b ? 1 : -1))).toEqual(pays);
    }
    expect([0, 1, 2, 3].map((place) => payoutOf(1_000n, place, 'USD'))).toEqual([1_950n, 1_475n, 500n, 0n]);
  });
});

describe('a bot', () => {
  it('gives nobody an edge: over many deals each seat comes in at all places alike', async () => {
    const random = chance(29);
    const places = [0, 0, 0, 0];
    const deals = 600;
    for (let deal = 0; deal < deals; deal += 1) {
      const deck = random.shuffle();
      const { ended } = await advance(seated(['a']), 10_000_000, {
        turnMs,
        deckOf: () => Promise.resolve(deck),
      });
      const place = ended[0]?.order.indexOf(0) ?? -1;
      places[place] = (places[place] ?? 0) + 1;
    }
    // Four times the deviation of a fair count.
    const spread = 4 * Math.sqrt(deals * 0.25 * 0.75);
    for (const count of places) expect(Math.abs(count - deals / 4)).toBeLessThan(spread);
  });

  it('lays all its cards when they go together, and keeps a two while nobody is about to finish', () => {
    const view = { mustHold: undefined, fewest: 9 };
    expect(botPlay({ ...view, hand: cards('4s 5s 6s'), before: undefined })).toHaveLength(3);
    const hand = cards('3s 4h 6c 7d 8h 2h');
    expect(botPlay({ ...view, hand, before: combo('Ah') })).toEqual([]);
    expect(botPlay({ ...view, hand, before: combo('Ah'), fewest: 1 })).toEqual(cards('2h'));
  });
});
