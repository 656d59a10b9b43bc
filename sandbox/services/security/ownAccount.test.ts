import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, ownData } from '#contract';
import { accounts, deposits, sessions, totpSecrets } from '../../db/schema';
import { balanceOf, houseAccount, openAccount, post, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { pauseRefusal } from '../saferPlay/pauses';
import { stepOf, totpCode } from '../session/totp';

const { security } = contract;
const password = 'a long password';

let platform: TestPlatform;
let member: Visitor;
let id: string;
beforeEach(async () => {
  await platform?.close();
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.register('keeper', password);
  const [row] = await platform.db.select().from(accounts).where(eq(accounts.username, 'keeper'));
  id = row?.id ?? '';
});
afterAll(() => platform.close());

/** Moves money between a wallet and the bank, as payments in the end do. */
async function move(amount: bigint, wallet = walletOf(id)): Promise<void> {
  const at = platform.ports.clock.now();
  const held = await balanceOf(platform.db, wallet);
  const { currency = '' } = held ?? {};
  const bank = houseAccount('aurora', 'bank', currency);
  await openAccount(platform.db, { id: bank, ownerId: null, purpose: 'bank', currency, at });
  const key = platform.ports.ids.next();
  await post(platform.db, {
    id: key,
    actor: 'house',
    key,
    kind: amount < 0n ? 'withdrawal' : 'deposit',
    postings: [
      { account: wallet, amount },
      { account: bank, amount: -amount },
    ],
    at,
  });
}
const empty = async (): Promise<void> => {
  const held = await balanceOf(platform.db, walletOf(id));
  if (held && held.balance !== 0n) await move(-held.balance);
};
const statusOf = async (): Promise<string | undefined> =>
  (await platform.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.status;
const close = (visitor = member, code?: string) =>
  visitor.call(security.closeAccount, { password, ...(code !== undefined && { code }) });

describe('the own data', () => {
  it('are what the pages show of the person who asks, without a secret and without anybody else', async () => {
    const other = platform.visitor();
    await other.register('stranger1', password);
    const mira = platform.visitor();
    await mira.loginAs('member');
    const answer = await mira.call(security.ownData, { password: 'harbour-light' });
    expect(answer.success).toBe(true);
    const data = v.parse(ownData, answer.value);
    expect(data.account).toBe('mira');
    expect(data.profile.fields).toContainEqual(expect.objectContaining({ field: 'nickname', value: 'Mira' }));
    expect(data.signIns[0]).toMatchObject({ state: 'current' });
    expect(data.movements.rows).toHaveLength(data.movements.total);
    expect(data.movements.total).toBeGreaterThan(0);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/\$scrypt|hash|80000001|mira@example\.test|keeper|stranger1/i);
    expect(text).not.toContain(mira.token);
  });

  it('take the password of the account', async () => {
    expect(await member.call(security.ownData, { password: 'not it at all' })).toMatchObject({
      errorCode: 'password.wrong',
    });
    expect(await platform.visitor().call(security.ownData, { password })).toMatchObject({
      errorCode: 'session.missing',
    });
  });
});

describe('closing an account', () => {
  it('ends every session, and a log-in says that it is closed to whoever knows the password', async () => {
    await empty();
    expect(await close(member)).toMatchObject({ success: true });
    expect(await statusOf()).toBe('closed');
    expect(await member.call(security.overview, {})).toMatchObject({ errorCode: 'session.disabled' });
    const live = await platform.db.select().from(sessions).where(eq(sessions.accountId, id));
    expect(live.every(({ endedAt }) => endedAt !== null)).toBe(true);
    const back = platform.visitor();
    expect(await back.login('keeper', password)).toMatchObject({ errorCode: 'login.closed' });
    const stranger = platform.visitor({ address: '198.51.100.20' });
    expect(await stranger.login('keeper', 'not it at all')).toMatchObject({ errorCode: 'login.rejected' });
    // No bet, no deposit and no bonus reaches it.
    expect(await pauseRefusal(platform.db, id, platform.ports.clock.now())).toMatchObject({
      code: 'play.review',
    });
    // The operator opens it again as any account.
    await platform.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, id));
    const again = platform.visitor({ address: '192.0.2.5' });
    expect(await again.login('keeper', password)).toMatchObject({ success: true });
  });

  it('happens once for two tabs at once, and a later press finds no session', async () => {
    await empty();
    const answers = await Promise.all([close(), close()]);
    expect(answers.some(({ success }) => success)).toBe(true);
    for (const { success, errorCode } of answers)
      expect(success || errorCode === 'session.disabled').toBe(true);
    expect(await close()).toMatchObject({ errorCode: 'session.disabled' });
    expect(await statusOf()).toBe('closed');
  });

  it('takes the password, and a code where an app is set up', async () => {
    await empty();
    expect(await member.call(security.closeAccount, { password: 'not it at all' })).toMatchObject({
      errorCode: 'password.wrong',
    });
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    await platform.db.insert(totpSecrets).values({ accountId: id, secret, lastStep: 0n });
    expect(await close()).toMatchObject({ errorCode: 'login.proofWrong' });
    expect(await close(member, '000000')).toMatchObject({ errorCode: 'login.proofWrong' });
    expect(await statusOf()).toBe('active');
    const code = totpCode(secret, stepOf(platform.ports.clock.now()));
    expect(await close(member, code)).toMatchObject({ success: true });
  });

  it('waits for money, wherever it is, and for payments', async () => {
    await empty();
    const { currency = '' } = (await balanceOf(platform.db, walletOf(id))) ?? {};
    const at = platform.ports.clock.now();
    const vendor = `vendor:${id}`;
    await openAccount(platform.db, { id: vendor, ownerId: id, purpose: 'vendor:VELORA', currency, at });
    for (const wallet of [walletOf(id), vendor]) {
      await move(5n, wallet);
      expect(await close()).toMatchObject({ errorCode: 'closing.money' });
      await move(-5n, wallet);
    }
    await platform.db.insert(deposits).values({
      id: 'd1',
      accountId: id,
      merchantCode: 'aurora',
      kind: 'bank',
      channel: 'c',
      currency,
      amount: 5n,
      payable: 5n,
      status: 'created',
      reference: 'AU7Q44KD',
      key: 'k',
      inputHash: 'h',
      createdAt: at,
      expiresAt: new Date(at.getTime() + 60_000),
    });
    expect(await close()).toMatchObject({ errorCode: 'closing.payments' });
    await platform.db.update(deposits).set({ status: 'cancelled', endedAt: at });
    expect(await close()).toMatchObject({ success: true });
  });

  it('is for nobody who has members below', async () => {
    const leader = platform.visitor();
    await leader.loginAs('agent');
    const answer = await leader.call(security.closeAccount, { password: 'copper-bridge' });
    expect(answer).toMatchObject({ errorCode: 'closing.members' });
  });
});
