import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type LotteryTable, type LotteryTrend, type VnDay } from '#contract';
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
    const { often, absent } = await dayOf({ lottery: 'VN_NORTH' });
    const { value } = await platform
      .visitor()
      .call(contract.lottery.trend, { lottery: 'VN_NORTH', count: '30' });
    const seen = new Map<string, number>();
    for (const { issue } of (value as LotteryTrend).draws) {
      const day = `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6)}`;
      const { stations } = await dayOf({ lottery: 'VN_NORTH', day });
      for (const number of stations[0]?.numbers ?? [])
        seen.set(number.slice(-2), (seen.get(number.slice(-2)) ?? 0) + 1);
    }
    expect(often.map(({ number }) => seen.get(number))).toEqual(often.map(({ times }) => times));
    expect(Math.max(...seen.values())).toBe(often[0]?.times);
    // What has been absent for thirty draws is in none of the thirty; a shorter absence is in some.
    for (const { number, draws } of absent) expect(seen.has(number)).toBe(draws < 30);
  });

  it('refuses what is no lottery of Vietnam', async () => {
    const { errorCode } = await platform
      .visitor()
      .call(contract.lottery.vnDay, { lottery: 'SSC_60', language: 'en' });
    expect(errorCode).toBe('game.unknown');
  });
});
