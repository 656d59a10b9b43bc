import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type WalletTransfer, type Wallets } from '#contract';
import { verifyRequest } from '#contract/wallet/signature';
import { vendors } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { outsideVendor, vendorKey, vendorPostings } from '../../testing/vendorSession';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { createOutsideWallets } from './outsideWallets';
import { noVendorWallets } from './vendorWallets';
import { settleTransfers } from './walletTransfers';

const { wallet } = contract;

/** A vendor's own wallet, with one player. */
const vendor = { held: 0n, isSilent: false, answers: new Map<string, string>() };

const fetch = async (url: string, init: RequestInit): Promise<Response> => {
  const { pathname } = new URL(url);
  const body = String(init.body);
  const headers = new Headers(init.headers);
  const timestamp = headers.get('x-wallet-timestamp') ?? '';
  const signature = headers.get('x-wallet-signature') ?? '';
  const parts = { timestamp, method: 'POST', path: pathname, body };
  if (!(await verifyRequest(vendorKey.secret, parts, signature))) return new Response(null, { status: 401 });
  const { id = '', amount = '0', currency } = JSON.parse(body) as Record<string, string>;
  if (pathname === '/own/balance') return Response.json({ currency, balance: vendor.held.toString() });
  const sign = { '/own/transferIn': 1n, '/own/transferOut': -1n }[pathname];
  const status = vendor.answers.get(id) ?? (sign === undefined ? 'refused' : 'done');
  if (sign !== undefined && !vendor.answers.has(id)) vendor.held += sign * BigInt(amount);
  vendor.answers.set(id, status);
  if (vendor.isSilent) throw new TypeError('fetch failed');
  return Response.json({ status });
};

let platform: TestPlatform;
let mira: Visitor;
let vendorId: number;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { clock } = platform.ports;
  const keys = { [vendorKey.id]: vendorKey.secret };
  platform.ports.vendorWallets = createOutsideWallets({
    vendors: { [outsideVendor]: { launch: 'https://v.example/open', wallet: 'https://v.example/own', keys } },
    others: noVendorWallets,
    fetch,
    now: () => clock.now(),
  });
  const row = (await platform.db.select().from(vendors)).find((each) => each.vassalage === outsideVendor);
  vendorId = row?.accountTypeId ?? 0;
  mira = platform.visitor();
  await mira.loginAs('member');
  await operate({ db: platform.db, ...platform.ports }, ['wallets', 'transfer']);
});
afterAll(() => platform.close());

const main = async () => (await balanceOf(platform.db, walletOf('aurora-mira')))?.balance ?? 0n;
const atVendor = async () =>
  ((await mira.call(wallet.wallets, {})).value as Wallets).vendors.find(({ id }) => id === vendorId)?.balance;
const move = (from: number, to: number, amount: string) => mira.call(wallet.transfer, { from, to, amount });

it('moves money to a wallet that the vendor keeps, and shows and brings back what was won there', async () => {
  const before = await main();
  expect((await move(0, vendorId, '5000')).value).toMatchObject({ status: 'done' });
  expect([vendor.held, await main()]).toEqual([5_000n, before - 5_000n]);
  vendor.held = 8_000n;
  expect(await atVendor()).toBe('8000');
  vendor.held = 7_000n;
  expect((await mira.call(wallet.recallWallets, {})).value).toMatchObject({
    transfers: [{ amount: '7000' }],
  });
  expect([vendor.held, await main(), await atVendor()]).toEqual([0n, before + 2_000n, '0']);
  expect(await vendorPostings(platform)).toEqual({ kinds: ['vendorPlay'], moved: 0 });
});

it('asks again what became of a transfer that was not answered, and books nothing meanwhile', async () => {
  const before = await main();
  vendor.isSilent = true;
  const { id, status } = (await move(0, vendorId, '1000')).value as WalletTransfer;
  expect([status, vendor.held]).toEqual(['pending', 1_000n]);
  expect(await atVendor()).toBe('0');
  vendor.isSilent = false;
  platform.ports.clock.advance(10_000);
  await settleTransfers({ db: platform.db, ...platform.ports });
  expect((await mira.call(wallet.walletTransfer, { id })).value).toMatchObject({ status: 'done' });
  expect([await atVendor(), await main()]).toEqual(['1000', before - 1_000n]);
  expect(await trialBalance(platform.db)).toEqual([]);
});
