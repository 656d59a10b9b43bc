import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Movement } from '#contract';
import { rows } from '../../db/database';
import { trialBalance } from '../../ledger/ledger';
import { createGameTestPlatform, newKey, type GameTestPlatform } from '../../testing/gameSession';
import type { Visitor } from '../../testing/visitor';
import { receivePayment } from '../cashier/receivePayment';
import { ownScope } from './scope';
import { ownMovementPage, type OwnMovementRow } from './movementQuery';
import { gamePostings } from './gamePostings';

let made: GameTestPlatform;
beforeAll(async () => {
  made = await createGameTestPlatform();
});
afterAll(() => made.platform.close());

const ever = { from: '2020-01-01', to: '2099-12-31', types: [] };

/** Every member's lines, oldest first. */
async function recordOf(account: string) {
  const scope = ownScope({ actor: { account: { id: account } } } as never);
  const order = { sort: 'time', direction: 'ascending' } as const;
  const all = { skip: 0, take: 10_000, order, anchor: undefined };
  return rows<OwnMovementRow>(made.platform.db, ownMovementPage(scope, ever, all));
}

describe('the balances of the account record', () => {
  it('add up in the whole demo world: the one before, what games moved, and the amount', async () => {
    expect(await trialBalance(made.platform.db)).toEqual([]);
    const people = await rows<{ id: string; games: bigint; lines: bigint }>(
      made.platform.db,
      sql`SELECT a.owner_id AS id, count(*) AS lines,
          coalesce(sum(e.amount) FILTER (WHERE t.kind = ANY (string_to_array(${gamePostings.join(' ')}, ' '))), 0)::bigint AS games
        FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
          JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE a.owner_id IS NOT NULL AND a.purpose = 'main' GROUP BY a.owner_id`,
    );
    let [lines, withGames] = [0, 0];
    for (const { id, games } of people) {
      const [now] = await rows<{ balance: bigint }>(
        made.platform.db,
        sql`SELECT balance FROM ledger_accounts WHERE owner_id = ${id} AND purpose = 'main'`,
      );
      let balance = 0n;
      let inGames = 0n;
      for (const line of await recordOf(id)) {
        balance += line.in_games + line.amount;
        inGames += line.in_games;
        expect(balance, `${id} ${line.id}`).toBe(line.balance_after);
        lines += 1;
        if (line.in_games !== 0n) withGames += 1;
      }
      // What stands in no line yet are the bets after the last one: nothing else moves a wallet.
      expect((now?.balance ?? 0n) - balance, id).toBe(games - inGames);
    }
    expect(lines).toBeGreaterThan(200);
    expect(withGames).toBeGreaterThan(20);
  });

  it('say what bets changed between two lines, and on which days', async () => {
    const mira: Visitor = await made.signIn('member');
    const game = await made.openGame(mira);
    const { stake, win } = await game.play();
    const { records, cashier } = contract;
    const before = await list(mira);
    await mira.call(cashier.createDeposit, { channel: 'harbour-bank', amount: '10000' });
    const [row] = await rows<{ reference: string; payable: bigint }>(
      made.platform.db,
      sql`SELECT reference, payable FROM deposits ORDER BY created_at DESC LIMIT 1`,
    );
    const payment = { id: newKey(), reference: row?.reference ?? '', amount: row?.payable ?? 0n };
    await receivePayment({ db: made.platform.db, ...made.platform.ports }, 'aurora', payment);
    const [added] = await list(mira);
    const since = BigInt(added?.inGames ?? 0);
    expect(since).toBe(BigInt(win) - BigInt(stake));
    expect(BigInt(before[0]?.balanceAfter ?? 0) + since + BigInt(added?.amount ?? 0)).toBe(
      BigInt(added?.balanceAfter ?? 0),
    );
    expect(added?.gamesFrom).toBe(before[0]?.day);
    async function list(visitor: Visitor): Promise<Movement[]> {
      const today = made.platform.ports.clock.now().toISOString().slice(0, 10);
      const from = `${today.slice(0, 4)}-01-01`;
      const answer = await visitor.call(records.movements, {
        from,
        to: today,
        page: 1,
        pageSize: 20,
      } as never);
      return (answer.value as { rows: Movement[] }).rows;
    }
  });
});
