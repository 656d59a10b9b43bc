import { describe, expect, it } from 'vitest';
import { lineCounts, linesOf } from './lines';
import { hitFrequencyOf, judge, listedReturn, payLine, profileByReturn, returnOf, spinReels } from './maths';
import { profiles, type SlotProfile } from './profiles';
import { scatter, symbols, wild } from './symbols';

const named = (name: string): SlotProfile => {
  const found = profiles.find((each) => each.name === name);
  if (!found) throw new Error(`no profile ${name}`);
  return found;
};

/** Small, seeded and good enough to sample with. */
function seeded(seed: number) {
  let state = seed >>> 0;
  return {
    below: (end: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * end);
    },
  };
}

describe('the demo slot', () => {
  it.each([
    ['calm', 9706],
    ['even', 9640],
    ['brisk', 9612],
    ['bold', 9522],
    ['jackpot', 9424],
  ])('%s returns %i hundredths of a percent', (name, expected) => {
    expect(listedReturn(returnOf(named(name)))).toBe(expected);
    expect(profileByReturn(expected)).toBe(named(name));
  });

  it.each(profiles.map((profile) => [profile.name, profile] as const))(
    '%s has five strips of 32 stops with one scatter each, and pays more for more',
    (_, profile) => {
      expect(profile.strips.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
      expect(profile.strips.map((strip) => strip.filter((each) => each === scatter).length)).toEqual([
        1, 1, 1, 1, 1,
      ]);
      expect(profile.pays).toHaveLength(symbols.length - 1);
      for (const [three, four, five] of profile.pays) {
        expect(three).toBeLessThan(four);
        expect(four).toBeLessThan(five);
      }
    },
  );

  it('counts what its own judge pays over the whole cycle of a small machine', () => {
    // Same rules on strips of six stops: 7,776 spins can all be judged one by one.
    const small: SlotProfile = {
      ...named('even'),
      strips: named('even').strips.map((_, reel) => [wild, 1 + (reel % 2), 5, 2, 6, scatter]),
    };
    for (const lineCount of lineCounts) {
      const stake = BigInt(lineCount);
      let paid = 0n;
      let hits = 0;
      for (let spin = 0; spin < 6 ** 5; spin += 1) {
        const stops = [0, 1, 2, 3, 4].map((reel) => Math.floor(spin / 6 ** reel) % 6);
        const { win } = judge(small, lineCount, stake, stops);
        paid += win;
        if (win > 0n) hits += 1;
      }
      const exact = returnOf(small);
      expect(paid * exact.under).toBe(exact.over * stake * BigInt(6 ** 5));
      expect(hitFrequencyOf(small, lineCount)).toBeCloseTo(hits / 6 ** 5, 12);
    }
  });

  it('keeps to the exact return when sampled', () => {
    const profile = named('calm');
    const random = seeded(20_261_121);
    const spins = 150_000;
    let paid = 0n;
    let hits = 0;
    for (let spin = 0; spin < spins; spin += 1) {
      const { win } = judge(profile, 20, 20n, spinReels(profile, random));
      paid += win;
      if (win > 0n) hits += 1;
    }
    const { over, under } = returnOf(profile);
    expect(Math.abs(Number(paid) / (20 * spins) - Number(over) / Number(under))).toBeLessThan(0.025);
    expect(Math.abs(hits / spins - hitFrequencyOf(profile, 20))).toBeLessThan(0.005);
  });

  it.each(profiles.map((profile) => [profile.name, profile] as const))(
    '%s pays on between a fifth and a half of all spins',
    (_, profile) => {
      const share = hitFrequencyOf(profile, 20);
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.5);
    },
  );

  it('has fifty different lines, and every game takes the first of them', () => {
    const all = linesOf(50).map((line) => line.join(''));
    expect(new Set(all).size).toBe(50);
    expect(all.every((line) => /^[012]{5}$/.test(line))).toBe(true);
    expect(linesOf(20)).toEqual(linesOf(50).slice(0, 20));
    expect(() => linesOf(21)).toThrow(RangeError);
  });
});

describe('payLine', () => {
  const profile = named('even');

  it('pays three to five of a kind from the first reel only', () => {
    expect(payLine(profile, [5, 5, 5, 1, 5])).toMatchObject({ symbol: 5, count: 3 });
    expect(payLine(profile, [5, 5, 5, 5, 5])).toMatchObject({ symbol: 5, count: 5 });
    expect(payLine(profile, [1, 5, 5, 5, 5]).pay).toBe(0);
    expect(payLine(profile, [5, 5, 1, 5, 5]).pay).toBe(0);
  });

  it('lets wilds stand in, but never for a scatter', () => {
    expect(payLine(profile, [wild, 5, wild, 5, 2])).toMatchObject({ symbol: 5, count: 4 });
    expect(payLine(profile, [wild, scatter, wild, 5, 5]).pay).toBe(0);
    expect(payLine(profile, [5, 5, scatter, 5, 5]).pay).toBe(0);
  });

  it('takes the better of the wilds alone and the row they lead', () => {
    expect(payLine(profile, [wild, wild, wild, 5, 2])).toMatchObject({ symbol: wild, count: 3, pay: 80 });
    expect(payLine(profile, [wild, wild, wild, 1, 1])).toMatchObject({ symbol: 1, count: 5, pay: 1200 });
    expect(payLine(profile, [wild, wild, wild, wild, wild])).toMatchObject({
      symbol: wild,
      count: 5,
      pay: 2000,
    });
  });
});

describe('judge', () => {
  it('refuses a stake that the lines cannot share evenly', () => {
    expect(() => judge(named('even'), 20, 30n, [0, 0, 0, 0, 0])).toThrow(RangeError);
    expect(() => judge(named('even'), 20, 0n, [0, 0, 0, 0, 0])).toThrow(RangeError);
  });

  it('adds up its lines and scatters', () => {
    const profile = named('even');
    const random = seeded(7);
    for (let spin = 0; spin < 2000; spin += 1) {
      const { wins, scatters, win } = judge(profile, 25, 100n, spinReels(profile, random));
      expect(wins.reduce((sum, each) => sum + each.amount, scatters?.amount ?? 0n)).toBe(win);
    }
  });
});
