import { afterAll, beforeAll, expect, it } from 'vitest';
import { bets, games, type LaterKind } from '../../db/schema';
import { viewTable } from '#demo/game-provider/tables/tableState.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { openDrawAt } from '../lottery/bettable';
import { openLotteries } from '../lottery/settleDraws';
import { drawsUntil } from '../lottery/schedule';
import { startOf } from '../sports/daily';
import { lastMinute, meetingAt } from '../sports/fixture';
import { readFixtures } from '../sports/readFixtures';
import { dealtTable } from '../tables/dealtTables';
import { roundAt } from '../tables/table';

// One process is half a second ahead of another: what the first shows at a moment, the other must not take bets on any
// more, nor for as long again.
const apart = 999;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** By each kind of bets that are settled later than they are placed: tries that nobody bets on what somebody sees. */
const cases: Record<LaterKind, () => Promise<void>> = {
  table: async () => {
    const { clock } = platform.ports;
    const tables = (await platform.db.select().from(games)).filter(
      (game) => game.state === 'open' && dealtTable(game),
    );
    expect(tables.length).toBeGreaterThan(3);
    for (const game of tables.slice(0, 12)) {
      const { closesAt, number } = roundAt(game.id, clock.now().getTime() + 60_000);
      clock.advance(closesAt - 1 + apart - clock.now().getTime());
      const house = 'house:aurora:none:USD';
      const view = await viewTable(platform, { game, house });
      expect(view, game.name).toMatchObject({ round: number, outcome: null });
      clock.advance(1_000);
      expect((await viewTable(platform, { game, house })).outcome, game.name).not.toBeNull();
    }
  },
  lottery: async () => {
    const start = platform.ports.clock.now().getTime();
    for (const lottery of await openLotteries(platform)) {
      const open = openDrawAt(lottery, new Date(start));
      const last = Date.parse(open.closesAt) - 1;
      expect(openDrawAt(lottery, new Date(last)).issue, lottery.code).toBe(open.issue);
      const [over] = drawsUntil(lottery, new Date(last + apart), 1);
      expect(over?.issue, lottery.code).not.toBe(open.issue);
    }
  },
  sports: async () => {
    const fixtures = await readFixtures(platform.db, 'football');
    let goals = 0;
    for (const { startsAt, script } of fixtures.slice(0, 40))
      for (let minute = -1; minute <= lastMinute; minute += 1) {
        // The last moment of a minute, and what another process shows by then.
        const next = startOf(startsAt, 1).getTime() + minute * 60_000;
        const [slow, quick] = [next - 1, next - 1 + apart].map((ms) =>
          meetingAt(startsAt, script, 1, new Date(ms)),
        );
        const isSame = String(slow?.score ?? [0, 0]) === String(quick?.score ?? [0, 0]);
        if (!isSame) goals += 1;
        const knows = !isSame || quick?.phase === 'over' || quick?.expected.join() === '0,0';
        if (knows) expect(slow?.isClosed, `minute ${minute}`).toBe(true);
      }
    expect(goals).toBeGreaterThan(20);
  },
  // A deal is drawn when the seats are taken, and both stand in one row of the database.
  room: () => Promise.resolve(),
  // The vendor draws, and tells what it paid.
  vendor: () => Promise.resolve(),
};

it.each(Object.entries(cases))('between the bell and the outcome there is a second: %s', (_, tries) =>
  tries(),
);

it('all bets that are settled later are tried', () => {
  expect(['round', ...Object.keys(cases)].sort()).toEqual(bets.kind.enumValues.toSorted());
});
