import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { cashOutOffer, cashOutReply, type CashOutReply } from '#demo/game-provider/sportsbook/api.ts';
import { legOf, openBook } from '#demo/game-provider/sportsbook/testing.ts';
import { bets } from '../../db/schema';
import { walletOf } from '../../ledger/ledger';
import { newKey, type GameSession } from '../../testing/gameSession';
import { lockBet } from '../wagers/readBets';
import { settleWager } from '../wagers/settleWager';
import { cashedOutOf, openStakeOf } from './cashOut';

/** A thousand before a release. */
const rounds = Number(process.env['CASH_OUT_ROUNDS'] ?? 30);
const { games, platform, sitAgain, seatNow, look, placed, request, rowsOf, quoted } = await openBook();
afterAll(() => platform.close());

const deps = platform.ports;
/** As the settlement ends a bet whose match was won: what is open of it doubles. */
const settle = (id: string) =>
  platform.db.transaction(async (tx) => {
    const bet = await lockBet(tx, 'sports', eq(bets.id, id));
    if (bet?.status !== 'open') return false;
    const payout = 2n * openStakeOf(bet);
    await settleWager(deps, tx, bet, {
      kind: 'sportsWin',
      payout,
      result: '1 : 0',
      cashedOut: cashedOutOf(bet),
    });
    return true;
  });

async function cashOut(seat: GameSession, body: unknown): Promise<CashOutReply> {
  const response = await seat.post('/api/book/cashOut', body);
  return v.parse(cashOutReply, ((await response.json()) as { value: unknown }).value);
}

it(
  `of a cash-out pressed twice, in two tabs, at two processes, in the second of settlement, one happens: ${rounds} rounds`,
  { timeout: 120_000 + rounds * 2_000 },
  async () => {
    const seen = { whole: 0, part: 0, settled: 0 };
    for (let round = 0; round < rounds; round += 1) {
      deps.clock.advance(15_000);
      if (round % 30 === 0) {
        // A break, after which another session of play begins: no reality check comes in between.
        deps.clock.advance(16 * 60_000);
        await sitAgain();
      }
      const here = seatNow();
      const [there, elsewhere] = [games.atFurtherProcess(here), games.atFurtherProcess(here)];
      const body = request([
        { stake: '1000', legs: [legOf(await look('view=tomorrow'), round % 40, 'winner', 0)] },
      ]);
      expect((await placed(body)).outcome).toBe('placed');
      const rowNow = async () => (await rowsOf(body.key))[0] ?? expect.fail('no bet');
      const { id } = await rowNow();
      const before = await games.holds(walletOf('aurora-mira'));
      const offer = v.parse(cashOutOffer, await quoted(id));
      const quote = offer.outcome === 'quoted' ? offer.quote : expect.fail(offer.reason);
      const [whole, part] = [newKey(), newKey()];
      // Each of them is ahead in every fourth round, and nobody in the fourth.
      const late = (place: number) =>
        pause(Math.random() * 12 + (round % 4 === place || round % 4 === 3 ? 0 : 25));
      const [first, again, other, isSettled] = await Promise.all([
        late(0).then(() => cashOut(here, { quote, tenths: 10, key: whole })),
        late(0).then(() => cashOut(there, { quote, tenths: 10, key: whole })),
        late(1).then(() => cashOut(elsewhere, { quote, tenths: 3, key: part })),
        late(2).then(() => settle(id)),
      ]);
      const sold = [first, other].filter(({ outcome }) => outcome === 'cashedOut');
      expect(again.outcome).toBe(first.outcome);
      expect(sold.length + (isSettled && sold.length === 0 ? 1 : 0)).toBe(1);
      const row = await rowNow();
      const due = { whole: 950n, part: 285n + (isSettled ? 1_400n : 0n), settled: 2_000n };
      const kind =
        first.outcome === 'cashedOut' ? 'whole' : other.outcome === 'cashedOut' ? 'part' : 'settled';
      seen[kind] += 1;
      expect(isSettled).toBe(kind !== 'whole' && row.status !== 'open');
      expect([row.payout, (await games.holds(walletOf('aurora-mira'))) - before]).toEqual([
        due[kind],
        due[kind],
      ]);
    }
    expect(seen.whole + seen.part + seen.settled).toBe(rounds);
    expect(Math.min(seen.whole, seen.part, seen.settled)).toBeGreaterThan(0);
  },
);
