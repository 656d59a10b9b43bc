import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type LotteryTable, type VnDay } from '../../../contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';

let platform: TestPlatform;
const dayOf = async (request: { lottery: string; day?: string }) =>
  (await platform.visitor().call(contract.lottery.vnDay, { language: 'en', ...request })).value as VnDay;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

describe('results of Vietnam', () => {
  it.each([
    ['VN_NORTH', 'NORTH', 1, 27, 107],
    ['VN_CENTRAL', 'CENTRAL', 2, 18, 82],
    ['VN_SOUTH', 'SOUTH', 3, 18, 82],
  ])('%s: each station has its numbers and digits', async (lottery, region, least, count, digits) => {
    const day = await dayOf({ lottery });
    expect([day.region, day.isDrawn]).toEqual([region, true]);
    expect(day.stations.length).toBeGreaterThanOrEqual(least);
    for (const { numbers } of day.stations) {
      expect(numbers).toHaveLength(count);
      expect(numbers.join('')).toHaveLength(digits);
      expect(numbers.map(({ length }) => length)).toEqual(
        day.ranks.flatMap((rank) => Array.from({ length: rank.count }, () => rank.digits)),
      );
    }
    // No two stations of a day draw the same.
    expect(new Set(day.stations.map(({ numbers }) => numbers.join())).size).toBe(day.stations.length);
    expect(day.days.map((each) => each.isDrawn)).toEqual([true, true, true, true, true, true, false]);
  });

  it('the first station is the draw that bets are settled by', async () => {
    const { value } = await platform
      .visitor()
      .call(contract.lottery.table, { lottery: 'VN_SOUTH', language: 'en' });
    const day = await dayOf({ lottery: 'VN_SOUTH' });
    expect(day.stations[0]?.numbers).toEqual((value as LotteryTable).results[0]?.numbers);
  });

  it('shows nothing of a day that is to come but its stations', async () => {
    const { days } = await dayOf({ lottery: 'VN_SOUTH' });
    const coming = await dayOf({ lottery: 'VN_SOUTH', day: days.at(-1)?.day ?? '' });
    expect(coming.isDrawn).toBe(false);
    expect(coming.stations.length).toBeGreaterThan(1);
    expect(coming.stations.flatMap(({ numbers }) => numbers)).toEqual([]);
    const far = await dayOf({ lottery: 'VN_SOUTH', day: '2099-01-05' });
    expect(far.stations.flatMap(({ numbers }) => numbers)).toEqual([]);
  });

  it('a day off has no draw', async () => {
    const tet = await dayOf({ lottery: 'VN_NORTH', day: '2026-02-17' });
    expect([tet.drawsAt, tet.isDrawn, tet.stations]).toEqual([null, false, []]);
  });

  it('counts what came often and what has been absent, as a second count does', async () => {
    const { often, absent, days } = await dayOf({ lottery: 'VN_NORTH' });
    const seen = new Map<string, number>();
    const lastSeen = new Map<string, number>();
    let at = new Date(`${days.at(-2)?.day}T00:00:00Z`);
    for (let back = 0; back < 100;) {
      const day = await dayOf({ lottery: 'VN_NORTH', day: at.toISOString().slice(0, 10) });
      at = new Date(at.getTime() - 86_400_000);
      if (!day.isDrawn) continue;
      for (const number of day.stations[0]?.numbers ?? []) {
        const pair = number.slice(-2);
        if (back < 30) seen.set(pair, (seen.get(pair) ?? 0) + 1);
        if (!lastSeen.has(pair)) lastSeen.set(pair, back);
      }
      back += 1;
    }
    expect(often.map(({ number }) => seen.get(number))).toEqual(often.map(({ times }) => times));
    expect(Math.max(...seen.values())).toBe(often[0]?.times);
    expect(absent.map(({ number }) => lastSeen.get(number) ?? 100)).toEqual(absent.map(({ draws }) => draws));
    expect(Math.max(...lastSeen.values())).toBe(absent[0]?.draws);
  });

  it('refuses what is no lottery of Vietnam', async () => {
    const { errorCode } = await platform
      .visitor()
      .call(contract.lottery.vnDay, { lottery: 'SSC_60', language: 'en' });
    expect(errorCode).toBe('game.unknown');
  });
});
