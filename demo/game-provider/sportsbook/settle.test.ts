import { describe, expect, it } from 'vitest';
import { type Pick, isOutcome, markets, sides } from '#platform/markets';
import { type FixtureScript, endsOf, mainLine, meetingAt, priceOf, startOf } from '#platform/sports';
import { finalScore, payoutOf, resultOf } from '#platform/testing';
import { parlayPrice, paysAt } from '#contract/sportsRules';

/** Numbers by chance, the same in each run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** The result of an outcome as a printed rule book has it, in goals and not in halves. */
function byTheBook({ market, side, line }: Pick, home: number, away: number): 'won' | 'lost' | 'push' {
  const goals = line / 2;
  const beats = (mine: number, theirs: number) => (mine > theirs ? 'won' : mine < theirs ? 'lost' : 'push');
  switch (market) {
    case 'winner':
      if (side === 'draw') return home === away ? 'won' : 'lost';
      return (side === 'home' ? home > away : away > home) ? 'won' : 'lost';
    case 'handicap':
      return side === 'home' ? beats(home + goals, away) : beats(away, home + goals);
    case 'total':
      return side === 'over' ? beats(home + away, goals) : beats(goals, home + away);
  }
}

describe('bets of the book', () => {
  it('are paid as a second reckoning pays them: thousands of singles and parlays', () => {
    const below = chance(54);
    const seen = { won: 0, lost: 0, push: 0, void: 0 };
    for (let number = 0; number < 5_000; number += 1) {
      const legs = Array.from({ length: 1 + below(4) }, (_, index) => {
        const all = markets.flatMap((market) => sides.map((side) => ({ market, side })));
        for (;;) {
          const { market, side } = all[below(all.length)] ?? { market: 'winner', side: 'home' };
          const line = market === 'winner' ? 0 : market === 'total' ? 1 + below(9) : below(13) - 6;
          const pick: Pick = { match: `m${index}`, round: 0, market, side, line };
          if (!isOutcome(pick)) continue;
          const score = [below(5), below(5)] as const;
          const isVoid = below(12) === 0;
          const price = 1_010 + below(900) * 10;
          const result = isVoid ? ('void' as const) : resultOf(pick, score);
          const again = isVoid ? 'void' : byTheBook(pick, ...score);
          if (result !== again) expect.fail(`${JSON.stringify({ pick, score })}: ${result}, ${again}`);
          seen[result] += 1;
          return { price, result, again };
        }
      });
      const stake = BigInt(100 + below(1_000_000));
      // As exact fractions: numerator over a power of a thousand, floored only where money is counted.
      let top = 1n;
      let bottom = 1n;
      for (const { price, again } of legs) {
        if (again === 'lost') top = 0n;
        if (again === 'won') [top, bottom] = [top * BigInt(price), bottom * 1_000n];
      }
      const price = (top * 1_000n) / bottom;
      const [whole, rest] = [(stake * price) / 1_000n, (stake * price) % 1_000n];
      const isUp = rest > 500n || (rest === 500n && whole % 2n === 1n);
      const expected = isUp ? whole + 1n : whole;
      if (payoutOf(stake, legs, 'USD') !== expected)
        expect.fail(JSON.stringify({ stake: String(stake), legs }));
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
  });

  it('never pay a fraction of a minor unit, nor more than the prices say', () => {
    expect(parlayPrice([1_333, 1_333])).toBe(1_776n);
    expect(paysAt(101n, 1_333n, 'USD')).toBe(135n);
    expect(payoutOf(777n, [{ price: 2_000, result: 'push' }], 'USD')).toBe(777n);
    expect(
      payoutOf(
        777n,
        [
          { price: 2_000, result: 'void' },
          { price: 3_000, result: 'won' },
        ],
        'USD',
      ),
    ).toBe(2_331n);
    expect(
      payoutOf(
        777n,
        [
          { price: 2_000, result: 'won' },
          { price: 3_000, result: 'lost' },
        ],
        'USD',
      ),
    ).toBe(0n);
  });
});

describe('prices', () => {
  const script = (seed: number): FixtureScript => {
    const below = chance(seed);
    return { seed, strength: [0.7 + below(160) / 100, 0.5 + below(140) / 100], rank: 0 };
  };
  const first = new Date('2026-11-01T12:00:00Z');
  const at = (round: number, minutes: number) => new Date(startOf(first, round).getTime() + minutes * 60_000);

  it('hold the house’s share in every market, at every minute', () => {
    for (let seed = 1; seed < 40; seed += 1)
      for (let minute = -10; minute < 108; minute += 7) {
        const { score, expected, isClosed } = meetingAt(first, script(seed), 0, at(0, minute));
        if (isClosed) continue;
        const ends = endsOf({ score: score ?? [0, 0], expected });
        for (const [market, pair] of [
          ['handicap', ['home', 'away']],
          ['total', ['over', 'under']],
          ['winner', ['home', 'draw', 'away']],
        ] as const) {
          const line = market === 'winner' ? 0 : mainLine(ends, market);
          const prices = pair.map((side) => priceOf(ends, { market, side, line }));
          if (prices.some((price) => price === null)) continue;
          const share = prices.reduce<number>((sum, price) => sum + 1_000 / (price ?? 1), 0);
          expect(share, `${market} ${line} at ${minute}`).toBeGreaterThan(1.02);
          expect(share, `${market} ${line} at ${minute}`).toBeLessThan(1.1);
          for (const price of prices) expect(price).toBeGreaterThan(1_000);
        }
      }
  });

  it('do not lose money to whoever always bets the same outcome', () => {
    // Fair prices would give back every stake in the long run; the house’s share must stay with the house.
    for (const [market, side] of [
      ['winner', 'home'],
      ['winner', 'draw'],
      ['handicap', 'away'],
      ['total', 'over'],
      ['total', 'under'],
    ] as const)
      for (const minute of [-5, 30, 80]) {
        let [staked, paid] = [0, 0];
        for (let seed = 1; seed <= 6_000; seed += 1) {
          const own = script(seed);
          const { score, expected, isClosed } = meetingAt(first, own, seed % 5, at(seed % 5, minute));
          if (isClosed) continue;
          const ends = endsOf({ score: score ?? [0, 0], expected });
          const line = market === 'winner' ? 0 : mainLine(ends, market);
          const price = priceOf(ends, { market, side, line });
          if (price === null) continue;
          staked += 1_000;
          paid += Number(
            payoutOf(
              1_000n,
              [
                {
                  price,
                  result: resultOf({ match: 'm', round: 0, market, side, line }, finalScore(own, seed % 5)),
                },
              ],
              'USD',
            ),
          );
        }
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeLessThan(1.02);
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeGreaterThan(0.85);
      }
  });

  it('are none in the minute of a goal, in the last minute and after it', () => {
    let goals = 0;
    for (let seed = 1; seed < 30; seed += 1) {
      let before = '0 0';
      for (let minute = 0; minute < 108; minute += 1) {
        const { score, isClosed, odds, phase } = meetingAt(first, script(seed), 0, at(0, minute));
        const now = score?.join(' ') ?? '';
        if (now !== before) {
          goals += 1;
          expect(isClosed, `goal in ${minute}`).toBe(true);
          expect(odds).toEqual({ home: null, draw: null, away: null });
        }
        if (phase === 'break') expect(isClosed).toBe(false);
        before = now;
      }
      const end = meetingAt(first, script(seed), 0, at(0, 107));
      expect(end.isClosed).toBe(true);
      expect(meetingAt(first, script(seed), 0, at(0, 108))).toMatchObject({ phase: 'over', isClosed: true });
      expect(end.score).toEqual(finalScore(script(seed), 0));
    }
    expect(goals).toBeGreaterThan(40);
  });
});
