import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type ReplyOf, type sportsCalls } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { fixtureAt } from './fixture';
import { readFixtures } from './readFixtures';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

type List = ReplyOf<typeof sportsCalls.fixtures>;

const ask = async (request: Record<string, string> = {}): Promise<List> => {
  const answer = await platform
    .visitor()
    .call(contract.sports.fixtures, { language: 'en', ...request } as never);
  if (!answer.success) throw new Error(`refused: ${String(answer.errorCode)}`);
  return answer.value as List;
};

it('tells every match that is on, as the fixture has it, and the soonest of those to come', async () => {
  const { live, next, nextTotal, leagues } = await ask();
  const now = platform.ports.clock.now();
  const states = (await readFixtures(platform.db, 'football')).map((fixture) => ({
    id: fixture.id,
    state: fixtureAt(fixture.startsAt, fixture.script, now),
  }));
  const on = states.filter(({ state }) => state.phase === 'play' || state.phase === 'break');
  expect(live.map(({ id }) => id).sort()).toEqual(on.map(({ id }) => id).sort());
  for (const match of live) {
    const state = on.find(({ id }) => id === match.id)?.state;
    expect(match).toMatchObject({ minute: state?.minute, score: state?.score, round: state?.round });
    expect(match.odds).toEqual(state?.isClosed ? null : state?.odds);
  }
  // All fixtures are played within a day: those that are on as soon as they can again.
  expect(nextTotal + live.length).toBeGreaterThanOrEqual(states.length);
  expect(next).toHaveLength(40);
  const starts = next.map(({ startsAt }) => Date.parse(startsAt));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBeGreaterThan(now.getTime());
  expect(leagues.reduce((sum, league) => sum + league.live, 0)).toBe(live.length);
  expect(leagues.reduce((sum, league) => sum + league.matches, 0)).toBe(live.length + nextTotal);
});

it('tells one league, and a span of time without what is on', async () => {
  const [league] = (await ask()).leagues;
  const own = await ask({ league: league?.id ?? '', limit: '400' });
  expect(new Set([...own.live, ...own.next].map((match) => match.league))).toEqual(new Set([league?.id]));
  expect(own.live).toHaveLength(league?.live ?? -1);
  const from = new Date(platform.ports.clock.now().getTime() + 30 * 3_600_000);
  const to = new Date(from.getTime() + 2 * 3_600_000);
  const later = await ask({ from: from.toISOString(), to: to.toISOString(), limit: '400' });
  expect(later.live).toEqual([]);
  expect(later.next.length).toBeGreaterThan(50);
  for (const { startsAt, phase, odds } of later.next) {
    expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(from.getTime());
    expect(Date.parse(startsAt)).toBeLessThan(to.getTime());
    expect(phase).toBe('upcoming');
    expect(odds).not.toBeNull();
  }
});

it('tells nothing of a future that is too far, and refuses what is no moment', async () => {
  const far = new Date(platform.ports.clock.now().getTime() + 40 * 86_400_000).toISOString();
  expect((await ask({ from: far })).next).toEqual([]);
  const answer = await platform
    .visitor()
    .call(contract.sports.fixtures, { language: 'en', from: 'soon' } as never);
  expect(answer).toMatchObject({ success: false, errorCode: 'request.invalid' });
});
