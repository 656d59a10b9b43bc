import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rows } from '../../db/database';
import { walletOf } from '../../ledger/ledger';
import type { TestPlatform } from '../../testing/createTestPlatform';
import { callPlatform, createVendorTestPlatform, openVendorGame } from '../../testing/vendorSession';
import { operate } from '../system/operate';

const mira = 'aurora-mira';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createVendorTestPlatform();
});
afterAll(() => platform.close());

it('a lost bet that meets a bonus takes the wallet before the day, as every stake does: neither waits for the other', async () => {
  const visitor = platform.visitor();
  await visitor.loginAs('member');
  const at = await openVendorGame(platform, visitor);
  const { db, ports } = platform;
  await operate({ db, ...ports }, ['bonus', 'grant', 'mira', '5.00', '--brand', 'aurora', '--id', 'order']);
  const call = (name: 'bet' | 'win', fields: Record<string, unknown>) =>
    callPlatform(platform, name, {
      session: at.session,
      game: at.game,
      currency: at.currency,
      round: 'one',
      ...fields,
    });
  expect((await call('bet', { id: 'order-bet', amount: '1000' })).status).toBe(200);
  let lost: ReturnType<typeof call> | undefined;
  // As a stake goes: its wallet, and then the day of its bet.
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM ledger_accounts WHERE id = ${walletOf(mira)} FOR UPDATE`);
    lost = call('win', { id: 'order-win', amount: '0', endsRound: true });
    await vi.waitFor(
      async () => {
        const waiting = await rows(
          db,
          sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      },
      { timeout: 5_000 },
    );
    await tx.execute(sql`UPDATE bet_days SET bets = bets WHERE account_id = ${mira}`);
  });
  expect((await lost)?.status).toBe(200);
  const [met] = await rows<{ status: string }>(
    db,
    sql`SELECT status FROM turnover_requirements WHERE account_id = ${mira} AND kind = 'bonus' ORDER BY sequence DESC LIMIT 1`,
  );
  expect(met).toEqual({ status: 'met' });
});
