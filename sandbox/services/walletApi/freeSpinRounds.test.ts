import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Bonus } from '#contract';
import { runWalletConformance } from '#scripts/conformance/checkWallet.ts';
import { bets, freeSpins, playLimits, playPauses, vendorTransactions } from '../../db/schema';
import { balanceOf, houseAccount, trialBalance, walletOf } from '../../ledger/ledger';
import type { TestPlatform } from '../../testing/createTestPlatform';
import {
  callPlatform,
  createVendorTestPlatform,
  openVendorGame,
  vendorKey,
  type VendorSession,
} from '../../testing/vendorSession';
import type { Visitor } from '../../testing/visitor';
import { bonusOf } from '../cashier/heldMoney';
import { operate } from '../system/operate';

const mira = 'aurora-mira';
let platform: TestPlatform;
let visitor: Visitor;
let at: VendorSession;
beforeAll(async () => {
  platform = await createVendorTestPlatform();
  visitor = platform.visitor();
  await visitor.loginAs('member');
  const { reply: _reply, ...session } = await openVendorGame(platform, visitor);
  at = session;
});
afterAll(() => platform.close());

let grants = 0;
const give = async (count: number, ...more: string[]): Promise<string> => {
  const until = new Date(platform.ports.clock.now().getTime() + 86_400_000).toISOString();
  const id = `test-${(grants += 1)}`;
  const words = ['bonus', 'spins', 'mira', String(count), '--brand', 'aurora', '--game', at.game];
  await operate({ db: platform.db, ...platform.ports }, [...words, '--stake', '1.00', '--until', until, '--id', id, ...more]); // prettier-ignore
  const [row] = await platform.db
    .select()
    .from(freeSpins)
    .where(eq(freeSpins.cause, `operator:${id}`));
  return row?.id ?? expect.fail('nothing given');
};
const rowOf = async (id: string) => {
  const [row] = await platform.db.select().from(freeSpins).where(eq(freeSpins.id, id));
  return row ?? expect.fail('no free spins');
};
let ids = 0;
const newId = (): string => `free-${(ids += 1)}`;
const call = (name: 'bet' | 'win' | 'rollback', fields: Record<string, unknown>) =>
  callPlatform(platform, name, { session: at.session, game: at.game, ...fields });
const bet = (of: string | undefined, round: string, id = newId(), amount = '100') =>
  call('bet', { id, round, currency: at.currency, amount, ...(of !== undefined && { freeSpins: of }) });
const win = (round: string, amount: string, endsRound = true, id = newId()) =>
  call('win', { id, round, currency: at.currency, amount, endsRound });
const holds = async () =>
  Promise.all(
    [walletOf(mira), bonusOf(mira)].map(async (id) => (await balanceOf(platform.db, id))?.balance ?? 0n),
  );
/** What the house has paid for bonuses. */
const paid = async () =>
  -((await balanceOf(platform.db, houseAccount('aurora', 'freeSpins', 'USD')))?.balance ?? 0n);
const saysOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return status === 200 ? 'ok' : String(body?.['code']);
};

describe('a free spin at a vendor', () => {
  it('is named by the balance, takes nothing, and pays as its terms say', async () => {
    const id = await give(3);
    const { body } = await callPlatform(platform, 'balance', { session: at.session });
    expect(body?.['freeSpins']).toEqual([
      { id, amount: '100', left: 3, endsAt: (await rowOf(id)).endsAt.toISOString() },
    ]);
    const [wallet = 0n] = await holds();
    const placed = await bet(id, 'r1');
    expect(placed.body).toMatchObject({ balance: wallet.toString() });
    expect((await win('r1', '250', false)).body).toMatchObject({ balance: (wallet + 250n).toString() });
    expect((await win('r1', '50')).body).toMatchObject({ balance: (wallet + 300n).toString() });
    expect(await rowOf(id)).toMatchObject({ used: 1, won: 300n });
    const [record] = (await platform.db.select().from(bets).where(eq(bets.kind, 'vendor'))).filter(({ stake }) => stake === 0n); // prettier-ignore
    expect(record).toMatchObject({
      status: 'even',
      payout: 0n,
      validBet: 0n,
      details: { freeSpin: { of: id, won: '300' } },
    });
  });

  it('is used once for its bet, and three of ten at once find three', async () => {
    const id = await give(3);
    const same = newId();
    const again = await Promise.all(Array.from({ length: 4 }, () => bet(id, 'once', same)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await rowOf(id)).used).toBe(1);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => saysOf(bet(id, `many-${n}`))));
    expect(answers.filter((says) => says === 'ok')).toHaveLength(2);
    expect(answers.filter((says) => says === 'freeSpinsOver')).toHaveLength(8);
    expect((await rowOf(id)).used).toBe(3);
  });

  it('goes back with its rollback, once, unless it has won', async () => {
    const id = await give(2);
    const first = newId();
    await bet(id, 'back', first);
    expect(await saysOf(call('rollback', { id: newId(), round: 'back', bet: first }))).toBe('ok');
    expect(await saysOf(call('rollback', { id: newId(), round: 'back', bet: first }))).toBe('ok');
    expect((await rowOf(id)).used).toBe(0);
    const won = newId();
    await bet(id, 'won', won);
    await win('won', '70', false);
    expect(await saysOf(call('rollback', { id: newId(), round: 'won', bet: won }))).toBe('roundEnded');
    expect(await rowOf(id)).toMatchObject({ used: 1, won: 70n });
  });

  it('is a round by itself, at what it is worth', async () => {
    const id = await give(2);
    expect(await saysOf(bet(id, 'dear', newId(), '200'))).toBe('amountInvalid');
    await bet(undefined, 'own');
    expect(await saysOf(bet(id, 'own'))).toBe('requestInvalid');
    await bet(id, 'free');
    expect(await saysOf(bet(undefined, 'free'))).toBe('requestInvalid');
    expect((await rowOf(id)).used).toBe(1);
  });

  it('is refused to whoever takes a break, and uses nothing of a limit', async () => {
    const id = await give(2);
    const { db, ports } = platform;
    const since = ports.clock.now();
    await db
      .insert(playLimits)
      .values({ accountId: mira, kind: 'stake', period: 'day', product: 'all', amount: 1n, since });
    expect(await saysOf(bet(id, 'limit'))).toBe('ok');
    expect(await saysOf(bet(undefined, 'limit-own'))).toBe('limitReached');
    await db.delete(playLimits);
    await db
      .insert(playPauses)
      .values({ id: 'pause', accountId: mira, kind: 'exclusion', startsAt: since, endsAt: null });
    expect(await saysOf(bet(id, 'paused'))).toBe('excluded');
    await db.delete(playPauses);
    expect((await rowOf(id)).used).toBe(1);
  });

  it('that won after another bonus began wins money of the main wallet: nothing is lost with the other', async () => {
    const id = await give(2, '--wager', '5');
    const [wallet = 0n] = await holds();
    await bet(id, 'late');
    await operate({ db: platform.db, ...platform.ports }, [
      'bonus',
      'grant',
      'mira',
      '25.00',
      '--brand',
      'aurora',
    ]);
    expect(await saysOf(bet(id, 'waits'))).toBe('freeSpinsOver');
    await win('late', '90');
    expect(await holds()).toEqual([wallet + 90n, 2_500n]);
  });
});

it('wins bonus money beside own bets and a bonus that is given up, and no two of them wait for each other', async () => {
  const said: string[] = [];
  const round = async (of: string | undefined) => {
    const name = newId();
    said.push(await saysOf(bet(of, name)), await saysOf(win(name, '90')));
  };
  const giveUp = async () => {
    const { value } = await visitor.call(contract.rewards.bonuses, {});
    const { list } = value as { list: Bonus[] };
    for (const { id } of list.filter(({ status }) => status === 'open'))
      await visitor.call(contract.cashier.giveUpBonus, { id });
  };
  await giveUp();
  for (let run = 0; run < 8; run += 1) {
    const id = await give(3, '--wager', '900');
    await Promise.all([round(id), round(undefined), round(id), giveUp(), round(undefined), round(id)]);
    await giveUp();
    expect(await rowOf(id)).toMatchObject({ used: 3, won: 270n });
  }
  expect(new Set(said)).toEqual(new Set(['ok']));
  expect((await holds())[1]).toBe(0n);
  expect(await trialBalance(platform.db)).toEqual([]);
});

it('meets the conformance of wallets with free spins to try', async () => {
  await give(4);
  const { findings, skipped } = await runWalletConformance({
    address: 'http://platform.example',
    key: vendorKey,
    now: () => platform.ports.clock.now(),
    fetch: async (url, init) => platform.app.fetch(new Request(url, init), { address: '203.0.113.9' }),
    ...at,
  });
  expect(findings).toEqual([]);
  expect(JSON.stringify(skipped)).not.toContain('no free spin');
});

interface Step {
  call: 'bet' | 'win' | 'rollback';
  round: number;
  amount: number;
  endsRound: boolean;
  isOwn: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
  round: fc.nat(3),
  amount: fc.constantFrom(0, 10, 100, 900),
  endsRound: fc.boolean(),
  isOwn: fc.boolean(),
});

it('whatever comes, in pairs at once: no more spins than given, no more won than the most, and the ledger is even', async () => {
  let used = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 16 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, count) => {
        const run = newId();
        const id = await give(count, '--most-win', '5.00');
        const before = await paid();
        for (let next = 0; next < steps.length; next += 2)
          await Promise.all(
            steps.slice(next, next + 2).map(async (each) => {
              const round = `${run}-${each.round}`;
              if (each.call === 'bet') await bet(each.isOwn ? undefined : id, round, `${run}-b${each.round}`);
              else if (each.call === 'win') await win(round, String(each.amount), each.endsRound);
              else await call('rollback', { id: newId(), round, bet: `${run}-b${each.round}` });
            }),
          );
        const row = await rowOf(id);
        const taken = and(eq(vendorTransactions.freeSpins, id), eq(vendorTransactions.isRolledBack, false));
        expect(row.used).toBe(await platform.db.$count(vendorTransactions, taken));
        expect(row.used).toBeLessThanOrEqual(count);
        expect(row.won).toBeLessThanOrEqual(500n);
        expect((await paid()) - before).toBe(row.won);
        used += row.used;
        expect(await trialBalance(platform.db)).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
  expect(used).toBeGreaterThan(0);
}, 120_000);
