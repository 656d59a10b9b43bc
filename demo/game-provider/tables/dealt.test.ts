import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletOf } from '#platform/host';
import { bets, games, winners } from '#platform/schema';
import { dealtTable, outcomeOf, roundAt } from '#platform/tableRounds';
import { readBets } from '#platform/wallet';
import {
  type GameTestPlatform,
  type TestPlatform,
  createGameTestPlatform,
  errorOf,
  newKey,
  playSessions,
  settleTableBets,
} from '#platform/testing';
import { seatView, tableView } from './api';

let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());
const wallet = walletOf('aurora-mira');

describe.each([
  ['roulette', 'LIVE'],
  ['dragonTiger', 'LIVE'],
  ['sicBo', 'LIVE'],
  // A lottery of a house: three numbers from one to six.
  ['sicBo', 'LOTT'],
] as const)('a table of %s, %s', (kind, category) => {
  it('takes bets on its own areas, settles them by its rules, and tells the session and the board', async () => {
    const rows = await platform.db.select().from(games).where(eq(games.category, category));
    const row = rows.find((each) => each.state === 'open' && dealtTable(each)?.game.kind === kind);
    const table = row && dealtTable(row);
    if (!table) throw new Error(`no table of ${kind}`);
    const now = () => platform.ports.clock.now().getTime();
    platform.ports.clock.advance(roundAt(row.id, now()).endsAt + 1_000 - now());
    const seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), row.id);
    expect((await seat.page()).status).toBe(200);
    const round = roundAt(row.id, now());
    const before = await gamePlatform.holds(wallet);
    const stake = row.minBet;
    const chosen = table.game.areas.map(({ id }) => id);
    const place = (areas: readonly string[], key = newKey()) =>
      seat.post('/api/table/bets', {
        round: round.number,
        bets: areas.map((area) => ({ area, stake: stake.toString() })),
        key,
      });
    expect(await errorOf(await place(['player']))).toBe('request.invalid');
    expect((await place(chosen)).status).toBe(200);
    const total = stake * BigInt(chosen.length);
    expect(await gamePlatform.holds(wallet)).toBe(before - total);
    const newest = async () =>
      (
        await platform.db
          .select()
          .from(playSessions)
          .where(eq(playSessions.accountId, 'aurora-mira'))
          .orderBy(desc(playSessions.startedAt))
          .limit(1)
      )[0];
    const session = await newest();
    expect(session?.stake).toBeGreaterThanOrEqual(total);
    platform.ports.clock.advance(60_000);
    const settle = () => settleTableBets({ db: platform.db, ...platform.ports });
    await Promise.all([settle(), settle()]);
    const outcome = await outcomeOf({ db: platform.db, hasher: platform.ports.hasher }, table, round.number);
    const paid = chosen.map((area) => table.game.payoutOf(area, stake, outcome, 'USD'));
    const sum = paid.reduce((all, each) => all + each, 0n);
    expect(sum).toBeGreaterThan(0n);
    expect(await gamePlatform.holds(wallet)).toBe(before - total + sum);
    const placed = await readBets(platform.db, 'table', eq(bets.gameId, row.id)).orderBy(bets.sequence);
    expect(placed.map(({ details }) => details.area)).toEqual(chosen);
    expect(placed.map(({ payout }) => payout)).toEqual(paid);
    expect(placed.map(({ status }) => status)).not.toContain('open');
    // What came back counts in the session of play that the bets were placed in.
    expect((await newest())?.payout).toBe((session?.payout ?? 0n) + sum);
    // A win of many times its stake stands on the board, and no other.
    const board = await platform.db.select().from(winners).where(eq(winners.gameId, row.id));
    const large = placed.filter(({ payout }) => payout >= stake * 3n && payout >= 5_000n).map(({ id }) => id);
    expect(board.map(({ id }) => id).filter((id) => !id.startsWith('seed'))).toEqual(large);
    const view = v.parse(
      v.object({ table: tableView, seat: seatView }),
      ((await (await seat.get('/api/table')).json()) as { value: unknown }).value,
    );
    expect(view.seat.last).toMatchObject({ isSettled: true, payout: sum.toString() });
  });
});
