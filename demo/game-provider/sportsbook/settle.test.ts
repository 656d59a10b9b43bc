import { describe, expect, it } from 'vitest';
import {
  type FixtureScript,
  calledOffOneIn,
  endsOf,
  isInPlay,
  mainLine,
  meetingAt,
  priceOf,
  startOf,
} from '#platform/sports';
import { endingOf, finalScore } from '#platform/testing';
import { payoutOf } from '#contract/sportsRules';
import { linesAround } from './quotes';

/** Numbers by chance, the same in each run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

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
          const lines =
            market === 'winner'
              ? [0]
              : linesAround(ends, mainLine(ends, market), market).map(({ line }) => line);
          for (const line of lines) {
            const prices = pair.map((side) => priceOf(ends, { market, side, line }));
            if (prices.some((price) => price === null)) continue;
            const share = prices.reduce<number>((sum, price) => sum + 1_000 / (price ?? 1), 0);
            expect(share, `${market} ${line} at ${minute}`).toBeGreaterThan(1.02);
            expect(share, `${market} ${line} at ${minute}`).toBeLessThan(1.1);
            for (const price of prices) expect(price).toBeGreaterThan(1_000);
          }
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
            payoutOf(1_000n, [{ market, side, line, price, score: finalScore(own, seed % 5) }], 'USD'),
          );
        }
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeLessThan(1.02);
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeGreaterThan(0.85);
      }
  });

  it('are at quarter lines, too', () => {
    const lines = new Set<number>();
    for (let seed = 1; seed < 200; seed += 1) {
      const { score, expected } = meetingAt(first, script(seed), 0, at(0, -10));
      const ends = endsOf({ score: score ?? [0, 0], expected });
      for (const market of ['handicap', 'total'] as const) lines.add(Math.abs(mainLine(ends, market)) % 4);
    }
    expect([...lines].toSorted()).toEqual([0, 1, 2, 3]);
  });

  it('are none once a match is called off, about as often as the rules say, and nothing tells it before', () => {
    const seen = new Map<string, number>();
    const matches = 20_000;
    for (let seed = 1; seed <= matches; seed += 1) {
      const own = script(seed);
      const end = endingOf(own, seed % 5);
      if (end.score) continue;
      seen.set(end.calledOff, (seen.get(end.calledOff) ?? 0) + 1);
      let before = false;
      for (let minute = -5; minute < 120; minute += 1) {
        const { calledOff, phase, isClosed, score } = meetingAt(first, own, seed % 5, at(seed % 5, minute));
        if (minute < 0) expect(calledOff).toBeNull();
        // Once it is told it stays so.
        if (before) expect(calledOff).toBe(end.calledOff);
        before = calledOff !== null;
        if (calledOff) expect([phase, isClosed, score]).toEqual(['over', true, null]);
        expect(isInPlay(first, own, at(seed % 5, minute))).toBe(minute >= 0 && minute < 108 && !calledOff);
      }
      expect(before).toBe(true);
    }
    expect(seen.size).toBe(3);
    const share = (matches / [...seen.values()].reduce((a, b) => a + b)) as number;
    expect(Math.abs(share / calledOffOneIn - 1)).toBeLessThan(0.25);
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
