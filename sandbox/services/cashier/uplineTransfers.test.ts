import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type UplineTransfer, type UplineTransferTerms } from '#contract';
import { downline } from '#demo/seed/people.ts';
import { accounts, messages, turnoverRequirements } from '../../db/schema';
import { balanceOf, openHouseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { openRequirement } from './turnover';
import { localise } from '../localise';

const { cashier, records } = contract;
const transactionPassword = '482915';
const people = downline('arun', 1);
/** A member with an agent above, and one of another team. */
const sender = people.find(({ type }) => type === 0) ?? people[0];
const stranger = people.findLast(({ type }) => type === 0) ?? people[0];
if (!sender || !stranger || sender.upline === stranger.upline) throw new Error('the seed has no downline');

let platform: TestPlatform;
let member: Visitor;
const idOf = (username: string) => `aurora-${username}`;
const held = async (username: string) =>
  (await balanceOf(platform.db, walletOf(idOf(username))))?.balance ?? 0n;

const signIn = async (visitor: Visitor, username: string) =>
  expect(await visitor.login(username, 'harbour-light')).toMatchObject({ success: true });
const terms = async () => (await member.call(cashier.uplineTransferTerms, {})).value as UplineTransferTerms;
const send = (
  amount: string,
  more: { key?: string; note?: string; upline?: string; password?: string } = {},
) =>
  member.call(
    cashier.transferToUpline,
    {
      upline: more.upline ?? sender.upline,
      amount,
      note: more.note ?? '',
      transactionPassword: more.password ?? transactionPassword,
    },
    more.key === undefined ? {} : { key: more.key },
  );

/** What the seed left them with may be less than the least transfer. */
async function give(username: string, amount: bigint): Promise<void> {
  const { db, ports } = platform;
  const at = ports.clock.now();
  const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
  await post(db, {
    id: ports.ids.next(),
    actor: 'house',
    key: `test:${username}`,
    kind: 'correction',
    postings: [
      { account: bank, amount: -amount },
      { account: walletOf(idOf(username)), amount },
    ],
    at,
  });
}

beforeAll(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  for (const { username } of [sender, stranger]) await give(username, 1_000_000n);
});
beforeEach(() => signIn(member, sender.username));
afterAll(() => platform.close());

describe('a transfer to the upline', () => {
  it('arrives at once, whole, under one reference, in both account records', async () => {
    const [mine, theirs] = [await held(sender.username), await held(sender.upline)];
    const made = (await send('10000', { note: ' For <b>you</b> ' })).value as UplineTransfer;
    expect(made).toMatchObject({ amount: '10000', upline: sender.upline, note: 'For <b>you</b>' });
    expect(await held(sender.username)).toBe(mine - 10_000n);
    expect(await held(sender.upline)).toBe(theirs + 10_000n);
    expect((await terms()).recent[0]).toEqual(made);
    const today = new Date(platform.ports.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const page = { from: today, to: today, types: 'transfer' };
    const ownRecord = (await member.call(records.movements, page)).value as { rows: object[] };
    expect(ownRecord.rows[0]).toMatchObject({ type: 'transfer', amount: '-10000' });
    const upline = platform.visitor();
    await signIn(upline, sender.upline);
    const theirRecord = (await upline.call(records.movements, page)).value as { rows: object[] };
    expect(theirRecord.rows[0]).toMatchObject({ type: 'transfer', amount: '10000' });
    const [told] = await platform.db
      .select()
      .from(messages)
      .where(
        and(eq(messages.accountId, idOf(sender.upline)), eq(messages.cause, `transferReceived:${made.id}`)),
      );
    expect(localise(told?.body, 'en')).toContain(made.reference);
    // What somebody typed is never markup of the message.
    expect(localise(told?.body, 'en')).toContain('For &#60;b&#62;you');
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('is made once for a key, also by two presses at once, and never for other details', async () => {
    const before = await held(sender.username);
    const answers = await Promise.all([
      send('5000', { key: 'upline-key-1' }),
      send('5000', { key: 'upline-key-1' }),
    ]);
    expect(new Set(answers.map(({ value }) => (value as UplineTransfer).id)).size).toBe(1);
    expect((await send('5000', { key: 'upline-key-1' })).value).toEqual(answers[0].value);
    expect(await held(sender.username)).toBe(before - 5_000n);
    expect(await send('6000', { key: 'upline-key-1' })).toMatchObject({ errorCode: 'key.reused' });
    expect(await held(sender.username)).toBe(before - 5_000n);
  });

  it('is refused where a rule says so, with nothing moved', async () => {
    const before = await held(sender.username);
    const { min, max } = await terms();
    const over = (text: string, by: bigint) => (BigInt(text) + by).toString();
    expect(await send(over(min, -1n))).toMatchObject({ errorCode: 'transfer.amount', value: { min, max } });
    expect(await send(over(max, 1n))).toMatchObject({ errorCode: 'transfer.amount' });
    expect(await send('0')).toMatchObject({ errorCode: 'transfer.amount' });
    expect(await send('-1000')).toMatchObject({ errorCode: 'transfer.amount' });
    expect(await send('1000', { upline: stranger.upline })).toMatchObject({ errorCode: 'transfer.none' });
    expect(await send('1000', { upline: 'nobody-there' })).toMatchObject({ errorCode: 'transfer.none' });
    expect(await send('1000', { password: '000111' })).toMatchObject({
      errorCode: 'transaction.wrong',
      value: { triesLeft: 4 },
    });
    expect(await send('1000')).toMatchObject({ success: true });
    expect(await held(sender.username)).toBe(before - 1_000n);
  });

  it('leaves what was paid in and is not bet yet', async () => {
    const { balance, locked } = await terms();
    expect(locked).toBe('0');
    const most = BigInt(balance) < 400_000n ? BigInt(balance) : 400_000n;
    await openRequirement(platform.db, {
      id: platform.ports.ids.next(),
      accountId: idOf(sender.username),
      kind: 'deposit',
      cause: 'deposit:test',
      amount: BigInt(balance) - most + 5_000n,
      required: BigInt(balance) - most + 5_000n,
      openedAt: platform.ports.clock.now(),
    });
    const after = await terms();
    expect(BigInt(after.sendable)).toBe(most - 5_000n);
    expect(BigInt(after.sendable) + BigInt(after.locked)).toBe(BigInt(balance));
    expect(await send((most - 4_999n).toString())).toMatchObject({
      errorCode: 'transfer.short',
      value: { sendable: after.sendable },
    });
    expect(await send('2000')).toMatchObject({ success: true });
    await platform.db.delete(turnoverRequirements);
  });

  it('holds the daily maximum against requests at once, and counts anew on the next day', async () => {
    const setting = { min: '1000', max: '500000', amountPerDay: '30000' };
    await platform.db.execute(
      `INSERT INTO settings (merchant_code, key, value) VALUES ('aurora', 'uplineTransferRules', '${JSON.stringify(setting)}')
       ON CONFLICT (merchant_code, key) DO UPDATE SET value = EXCLUDED.value`,
    );
    const { amountLeft } = await terms();
    expect(BigInt(amountLeft)).toBeGreaterThan(0n);
    const before = await held(sender.username);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(amountLeft)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'transfer.daily')).toHaveLength(3);
    expect(await held(sender.username)).toBe(before - BigInt(amountLeft));
    platform.ports.clock.advance(24 * 3_600_000);
    await signIn(member, sender.username);
    expect(await terms()).toMatchObject({ amountLeft: '30000', amountPerDay: '30000' });
  });

  it('waits while money is paused, and needs an upline who is there', async () => {
    const change = (set: Partial<typeof accounts.$inferInsert>, username = sender.username) =>
      platform.db
        .update(accounts)
        .set(set)
        .where(eq(accounts.id, idOf(username)));
    const until = new Date(platform.ports.clock.now().getTime() + 3_600_000);
    await change({ moneyPausedUntil: until });
    expect(await send('1000')).toMatchObject({
      errorCode: 'transfer.paused',
      value: { until: until.toISOString() },
    });
    expect(await terms()).toMatchObject({ pausedUntil: until.toISOString() });
    await change({ moneyPausedUntil: null });
    for (const away of [{ toUpline: false }, { uplineId: null }]) {
      const [before] = await platform.db
        .select()
        .from(accounts)
        .where(eq(accounts.id, idOf(sender.username)));
      await change(away);
      expect(await send('1000')).toMatchObject({ errorCode: 'transfer.none' });
      expect(await terms()).not.toHaveProperty('upline');
      await change({ toUpline: true, uplineId: before?.uplineId ?? null });
    }
    await change({ status: 'disabled' }, sender.upline);
    expect(await send('1000')).toMatchObject({ errorCode: 'transfer.none' });
    await change({ status: 'active' }, sender.upline);
    expect(await send('1000')).toMatchObject({ success: true });
  });

  it("shows nobody another member's transfers, and uses nobody else's keys", async () => {
    const made = (await send('1000', { key: 'upline-key-9' })).value as UplineTransfer;
    const other = platform.visitor();
    await signIn(other, stranger.username);
    const theirs = (await other.call(cashier.uplineTransferTerms, {})).value as UplineTransferTerms;
    expect(theirs.recent).toEqual([]);
    const same = { upline: stranger.upline, amount: '1000', note: '', transactionPassword };
    const answer = await other.call(cashier.transferToUpline, same, { key: 'upline-key-9' });
    expect((answer.value as UplineTransfer).id).not.toBe(made.id);
    expect(await trialBalance(platform.db)).toEqual([]);
  });
});
