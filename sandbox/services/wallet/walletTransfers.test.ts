import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type WalletTransfer, type Wallets } from '#contract';
import { games, vendors, walletTransfers } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, type GameTestPlatform } from '../../testing/gameSession';
import type { TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { vendorWalletOf } from './vendorWallets';
import { settleTransfers } from './walletTransfers';

const { wallet, records } = contract;
const miraId = 'aurora-mira';

let made: GameTestPlatform;
let platform: TestPlatform;
let mira: Visitor;
/** Two vendors: that of the game that is played here, and another one. */
let velora: { id: number; code: string };
let other: { id: number; code: string };

const say = (...words: string[]) => operate({ db: platform.db, ...platform.ports }, words);
const held = async (account: string) => (await balanceOf(platform.db, account))?.balance ?? 0n;
const main = () => held(walletOf(miraId));
const at = (vendor: { code: string }) => held(vendorWalletOf(miraId, vendor.code));
const moving = () => held(`${walletOf(miraId)}:moving`);
const read = async (who = mira) => (await who.call(wallet.wallets, {})).value as Wallets;
const move = (from: number, to: number, amount: string, key?: string) =>
  mira.call(wallet.transfer, { from, to, amount }, key === undefined ? {} : { key });
const settle = () => settleTransfers({ db: platform.db, ...platform.ports });
const pass = (seconds: number) => platform.ports.clock.advance(seconds * 1000);
const idOf = async (code: string): Promise<number | undefined> => {
  const [row] = await platform.db.select().from(vendors).where(eq(vendors.vassalage, code));
  return row?.accountTypeId;
};
/** Everything that is hers: what moves never changes it. */
const all = async () => (await main()) + (await at(velora)) + (await at(other)) + (await moving());

beforeAll(async () => {
  made = await createGameTestPlatform();
  platform = made.platform;
  mira = platform.visitor();
  const [game] = await platform.db.select().from(games).where(eq(games.id, 'g0'));
  const rows = await platform.db.select().from(vendors);
  const of = (test: (code: string) => boolean) => {
    const found = rows.find(({ vassalage }) => test(vassalage));
    return { id: found?.accountTypeId ?? 0, code: found?.vassalage ?? '' };
  };
  velora = of((code) => code === game?.vassalage);
  other = of((code) => code !== game?.vassalage);
});
beforeEach(async () => {
  await mira.loginAs('member');
  await say('wallets', 'transfer');
  for (const { code } of [velora, other]) await say('vendor', code, 'answers');
});
afterAll(() => platform.close());

describe('a transfer between wallets', () => {
  it('goes there and back at once, and the account record has both', async () => {
    const [before, whole] = [await main(), await all()];
    const there = (await move(0, velora.id, '50000')).value as WalletTransfer;
    expect(there).toMatchObject({ from: 0, to: velora.id, amount: '50000', status: 'done' });
    expect([await main(), await at(velora), await moving()]).toEqual([before - 50_000n, 50_000n, 0n]);
    expect((await read()).vendors.find(({ id }) => id === velora.id)).toMatchObject({ balance: '50000' });
    expect((await move(velora.id, 0, '20000')).value).toMatchObject({ status: 'done' });
    expect([await main(), await at(velora), await all()]).toEqual([before - 30_000n, 30_000n, whole]);
    const today = new Date(platform.ports.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const record = await mira.call(records.movements, { from: today, to: today, types: 'transfer' });
    expect((record.value as { rows: { amount: string }[] }).rows.slice(0, 2)).toMatchObject([
      { amount: '20000' },
      { amount: '-50000' },
    ]);
    // The header's balance is of all wallets together.
    expect((await mira.call(wallet.balance, {})).value).toMatchObject({ sumBalance: whole.toString() });
  });

  it('is made once for a key, also by two presses at once', async () => {
    const before = await main();
    const answers = await Promise.all([
      move(0, velora.id, '7000', 'wallet-key-1'),
      move(0, velora.id, '7000', 'wallet-key-1'),
    ]);
    expect(new Set(answers.map(({ value }) => (value as WalletTransfer).id)).size).toBe(1);
    expect(await main()).toBe(before - 7_000n);
    expect(await move(0, velora.id, '8000', 'wallet-key-1')).toMatchObject({ errorCode: 'key.reused' });
    expect(await main()).toBe(before - 7_000n);
  });

  it('is refused where there is not enough, no such wallet, or nothing to move between', async () => {
    const whole = await all();
    const had = await at(velora);
    expect(await move(velora.id, 0, (had + 1n).toString())).toMatchObject({ errorCode: 'wallet.short' });
    expect(await move(0, velora.id, '999999999999')).toMatchObject({ errorCode: 'wallet.short' });
    for (const amount of ['0', '-500'])
      expect(await move(0, velora.id, amount)).toMatchObject({ errorCode: 'wallet.amount' });
    for (const [from, to] of [
      [0, 0],
      [velora.id, other.id],
    ] as const)
      expect(await move(from, to, '100')).toMatchObject({ errorCode: 'wallet.amount' });
    for (const to of [99_999, 3_000_000_000])
      expect(await move(0, to, '100')).toMatchObject({ errorCode: 'wallet.closed' });
    expect([await all(), await at(velora), await moving()]).toEqual([whole, had, 0n]);
  });

  it('that a vendor carried out and did not answer is settled by asking, once', async () => {
    await say('vendor', velora.code, 'silent');
    const [before, there, whole] = [await main(), await at(velora), await all()];
    const pending = (await move(0, velora.id, '9000', 'wallet-key-2')).value as WalletTransfer;
    expect(pending).toMatchObject({ status: 'pending', nextAskAt: expect.any(String) as string });
    expect([await main(), await moving(), await all()]).toEqual([before - 9_000n, 9_000n, whole]);
    expect(await read()).toMatchObject({ inTransfers: '9000' });
    // A second press finds it and holds nothing more.
    expect((await move(0, velora.id, '9000', 'wallet-key-2')).value).toMatchObject({ id: pending.id });
    expect(await moving()).toBe(9_000n);
    await settle();
    expect(await moving()).toBe(9_000n);
    pass(10);
    await Promise.all([settle(), settle()]);
    expect((await mira.call(wallet.walletTransfer, { id: pending.id })).value).toMatchObject({
      status: 'done',
    });
    expect([await main(), await at(velora), await moving()]).toEqual([before - 9_000n, there + 9_000n, 0n]);
  });

  it.each(['toVendor', 'toMain'] as const)('that never reached a vendor goes back: %s', async (direction) => {
    await say('vendor', velora.code, 'lost');
    const [before, there] = [await main(), await at(velora)];
    const [from, to] = direction === 'toVendor' ? [0, velora.id] : [velora.id, 0];
    const { id } = (await move(from ?? 0, to ?? 0, '1000')).value as WalletTransfer;
    pass(10);
    await settle();
    expect((await mira.call(wallet.walletTransfer, { id })).value).toMatchObject({ status: 'failed' });
    expect([await main(), await at(velora), await moving()]).toEqual([before, there, 0n]);
    // It arrives there late: it was called off there when it was asked for.
    await say('vendor', velora.code, 'answers');
    const late = { id, accountId: miraId, vassalage: velora.code, amount: 1_000n, currency: 'USD' };
    expect(await platform.ports.vendorWallets.move({ ...late, direction })).toBe('refused');
  });

  it('is asked for after 10 s, 1, 5 and 15 min while the vendor is down, and is never guessed', async () => {
    await say('vendor', velora.code, 'down');
    const before = await main();
    const { id, createdAt } = (await move(0, velora.id, '1000')).value as WalletTransfer;
    const next = async () => {
      const [row] = await platform.db.select().from(walletTransfers).where(eq(walletTransfers.id, id));
      return Math.round(((row?.nextAskAt?.getTime() ?? 0) - Date.parse(createdAt)) / 1000);
    };
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      times.push(await next());
      pass(times[round]! - Math.round((platform.ports.clock.now().getTime() - Date.parse(createdAt)) / 1000));
      await settle();
      expect([await main(), await moving()]).toEqual([before - 1_000n, 1_000n]);
    }
    expect(times).toEqual([10, 60, 300, 900, 1800]);
    await say('vendor', velora.code, 'answers');
    pass(900);
    await settle();
    expect([await main(), await moving()]).toEqual([before, 0n]);
  });

  it('that the vendor refuses is back at once', async () => {
    await say('vendor', velora.code, 'refuses');
    const before = await main();
    expect((await move(0, velora.id, '1000')).value).toMatchObject({ status: 'failed' });
    expect([await main(), await moving()]).toEqual([before, 0n]);
  });
});

describe('bringing everything back', () => {
  it('moves what every vendor has, says who did not answer and who is closed, and repeats nothing', async () => {
    await move(0, velora.id, '4000');
    await move(0, other.id, '3000');
    const [whole, first, second] = [await all(), await at(velora), await at(other)];
    await say('vendor', other.code, 'down');
    const back = () => mira.call(wallet.recallWallets, {}, { key: 'recall-key-1' });
    const { transfers } = (await back()).value as { transfers: WalletTransfer[] };
    expect(transfers.map(({ from, amount, status }) => [from, amount, status]).toSorted()).toEqual(
      [
        [velora.id, first.toString(), 'done'],
        [other.id, second.toString(), 'pending'],
      ].toSorted(),
    );
    expect(((await back()).value as { transfers: WalletTransfer[] }).transfers).toHaveLength(2);
    expect([await at(velora), await moving(), await all()]).toEqual([0n, second, whole]);
    await say('vendor', other.code, 'answers');
    pass(10);
    await settle();
    // The demo vendor had not heard of it, so the money stays there and can be fetched again.
    expect([await moving(), await at(other)]).toEqual([0n, second]);
    await platform.db.update(vendors).set({ state: 'closed' }).where(eq(vendors.vassalage, other.code));
    const again = (await mira.call(wallet.recallWallets, {})).value as { closed: string[] };
    expect(again.closed).toHaveLength(1);
    expect(await move(other.id, 0, '100')).toMatchObject({ errorCode: 'wallet.closed' });
    await platform.db.update(vendors).set({ state: 'open' }).where(eq(vendors.vassalage, other.code));
    await mira.call(wallet.recallWallets, {});
    expect([await main(), await all()]).toEqual([whole, whole]);
  });
});

describe('games in transfer mode', () => {
  it("play from their vendor's wallet alone", async () => {
    await move(0, velora.id, '5000');
    const before = await main();
    const game = await made.openGame(mira);
    expect(await game.state()).toMatchObject({ balance: '5000' });
    const played = await game.play('20');
    expect(await at(velora)).toBe(5_000n - 20n + BigInt(played.win));
    expect(await main()).toBe(before);
  });

  it('take the main wallet along when the member chose that, and open also when the vendor is down', async () => {
    await mira.call(wallet.recallWallets, {});
    const whole = await main();
    await made.openGame(mira);
    expect(await main()).toBe(whole);
    expect((await mira.call(wallet.setMovesByItself, { isOn: true })).value).toMatchObject({
      movesByItself: true,
    });
    await say('vendor', velora.code, 'down');
    await made.openGame(mira);
    expect([await main(), await moving()]).toEqual([0n, whole]);
    await say('vendor', velora.code, 'answers');
    pass(10);
    await settle();
    expect(await main()).toBe(whole);
    pass(1);
    await made.openGame(mira);
    expect([await main(), await at(velora)]).toEqual([0n, whole]);
    expect((await read()).transfers[0]).toMatchObject({ isAutomatic: true, status: 'done' });
    // The next game is another vendor's: what went along goes on to it, what was moved by hand stays.
    pass(1);
    const [next] = await platform.db
      .select()
      .from(games)
      .where(and(ne(games.vassalage, velora.code), eq(games.state, 'open'), eq(games.category, 'RNG')))
      .limit(1);
    const opened = { code: next?.vassalage ?? '' };
    await made.launchPath(mira, next?.id);
    expect([await main(), await at(velora), await at(opened)]).toEqual([0n, 0n, whole]);
    pass(1);
    await move((await idOf(opened.code)) ?? 0, 0, '3000');
    await move(0, velora.id, '3000');
    await made.launchPath(mira, next?.id);
    expect([await at(velora), await at(opened)]).toEqual([3_000n, whole - 3_000n]);
    await mira.call(wallet.setMovesByItself, { isOn: false });
    await mira.call(wallet.recallWallets, {});
    expect(await main()).toBe(whole);
  });
});

it('lets nobody see or settle what is of another member', async () => {
  const { id } = (await move(0, velora.id, '1000', 'wallet-key-9')).value as WalletTransfer;
  const arun = platform.visitor();
  await arun.loginAs('agent');
  expect(await arun.call(wallet.walletTransfer, { id })).toMatchObject({ errorCode: 'record.unknown' });
  expect(await arun.call(wallet.walletTransfer, { id: 'never-was' })).toMatchObject({
    errorCode: 'record.unknown',
  });
  expect((await read(arun)).transfers).toEqual([]);
  const theirs = await arun.call(
    wallet.transfer,
    { from: 0, to: velora.id, amount: '1000' },
    { key: 'wallet-key-9' },
  );
  expect((theirs.value as WalletTransfer).id).not.toBe(id);
});

it('with one wallet for every game has nothing to move there, and brings back what was left', async () => {
  await say('wallets', 'single');
  expect(await move(0, velora.id, '1000')).toMatchObject({ errorCode: 'wallet.single' });
  const { isSingle, vendors: left } = await read();
  expect([isSingle, left.map(({ id }) => id)]).toEqual([true, [velora.id]]);
  expect((await move(velora.id, 0, '1000')).value).toMatchObject({ status: 'done' });
  expect((await read()).vendors).toEqual([]);
  await say('wallets', 'transfer');
});

it('keeps money away from games during a break, and lets it come back', async () => {
  await move(0, velora.id, '2000');
  await mira.call(contract.saferPlay.takeBreak, { length: '1d' });
  expect(await move(0, velora.id, '1000')).toMatchObject({ errorCode: 'play.paused' });
  expect((await move(velora.id, 0, '1000')).value).toMatchObject({ status: 'done' });
  expect(await trialBalance(platform.db)).toEqual([]);
});
