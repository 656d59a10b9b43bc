import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type DownlineTransfer, type DownlineTransferTerms, type TeamMember } from '#contract';
import { balanceOf, incomeOf, openAccount, openHouseAccount, post, trialBalance, walletOf } from '../../ledger/ledger'; // prettier-ignore
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { provide, provideVisitor } from '../../testing/provide';

const { team, records, reports } = contract;
const agentId = 'aurora-arun';
const transactionPassword = '482915';

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform, 'agent');
let direct: TeamMember;
let deeper: TeamMember;
const heldBy = async (id: string) => (await balanceOf(platform.db, walletOf(id)))?.balance ?? 0n;
const incomeNow = async () => (await balanceOf(platform.db, incomeOf(agentId)))?.balance ?? 0n;

/** What the seed left may be less than a test moves. */
async function give(account: string, amount: bigint): Promise<void> {
  const { db, ports } = platform;
  const at = ports.clock.now();
  const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
  const postings = [
    { account: bank, amount: -amount },
    { account, amount },
  ];
  await post(db, { id: ports.ids.next(), actor: 'house', key: `test:${account}`, kind: 'correction', postings, at }); // prettier-ignore
}

const rowsOf = async (request: object) =>
  valueOf<{ rows: TeamMember[] }>(await agent.call(team.members, { pageSize: 200, ...request })).rows;
const terms = async (id = direct.id) =>
  valueOf<DownlineTransferTerms>(await agent.call(team.downlineTransferTerms, { id }));
const send = (amount: string, more: { id?: string; key?: string; note?: string; password?: string } = {}) =>
  agent.call(
    team.transferToDownline,
    {
      id: more.id ?? direct.id,
      amount,
      note: more.note ?? '',
      transactionPassword: more.password ?? transactionPassword,
    },
    more.key === undefined ? {} : { key: more.key },
  );

beforeAll(async () => {
  const found = (await rowsOf({})).find(({ members }) => members > 0);
  if (!found) throw new Error('the seed has no agent below the demo agent');
  direct = found;
  deeper = (await rowsOf({ under: direct.id }))[0] ?? direct;
  const at = platform.ports.clock.now();
  const wallet = { id: incomeOf(agentId), ownerId: agentId, purpose: 'income', currency: 'USD', at } as const;
  await openAccount(platform.db, wallet);
  for (const account of [walletOf(agentId), incomeOf(agentId)]) await give(account, 1_000_000n);
});
beforeEach(() => agent.loginAs('agent'));

describe('a transfer to a downline', () => {
  it('arrives at once under one reference, in both account records, and leaves the upward day alone', async () => {
    const [mine, theirs, before] = [await heldBy(agentId), await heldBy(direct.id), await terms()];
    expect(before.downline).toEqual({ id: direct.id, account: direct.account, balance: theirs.toString() });
    const made = valueOf<DownlineTransfer>(await send('10000', { note: ' Good month ' }));
    expect(made).toMatchObject({ amount: '10000', downline: direct.account, note: 'Good month' });
    expect(await heldBy(agentId)).toBe(mine - 10_000n);
    expect(await heldBy(direct.id)).toBe(theirs + 10_000n);
    const after = await terms();
    expect(after.recent[0]).toEqual(made);
    expect(BigInt(after.amountLeft)).toBe(BigInt(before.amountLeft) - 10_000n);
    const today = new Date(platform.ports.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const page = { from: today, to: today, types: 'transfer' };
    const own = valueOf<{ rows: object[] }>(await agent.call(records.movements, page));
    expect(own.rows[0]).toMatchObject({ type: 'transfer', amount: '-10000' });
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('is made once for a key, also by two presses at once, and never for other details', async () => {
    const before = await heldBy(direct.id);
    const key = '7b0e9a51-2c3d-4e5f-8a9b-000000000001';
    const answers = await Promise.all([send('5000', { key }), send('5000', { key })]);
    expect(new Set(answers.map((answer) => valueOf<DownlineTransfer>(answer).id)).size).toBe(1);
    expect(await heldBy(direct.id)).toBe(before + 5_000n);
    expect(await send('6000', { key })).toMatchObject({ errorCode: 'key.reused' });
    expect(await heldBy(direct.id)).toBe(before + 5_000n);
  });

  it('goes to nobody but a direct downline, and says no more about others than about nobody', async () => {
    const before = await heldBy(agentId);
    for (const id of [deeper.id, 'aurora-mira', agentId, 'aurora-nobody']) {
      expect(await send('1000', { id })).toMatchObject({ errorCode: 'transfer.none' });
      expect(await agent.call(team.downlineTransferTerms, { id })).toMatchObject({
        errorCode: 'account.unknown',
      });
    }
    expect(await heldBy(agentId)).toBe(before);
  });

  it('is refused where a rule says so, with nothing moved', async () => {
    const before = await heldBy(agentId);
    const { min, max } = await terms();
    expect(await send((BigInt(min) - 1n).toString())).toMatchObject({ errorCode: 'transfer.amount' });
    expect(await send((BigInt(max) + 1n).toString())).toMatchObject({ errorCode: 'transfer.amount' });
    expect(await send('1000', { password: '000111' })).toMatchObject({ errorCode: 'transaction.wrong' });
    expect(await heldBy(agentId)).toBe(before);
  });
});

describe('income', () => {
  it('goes to the main wallet once for a key, stays income in the report, and never below zero', async () => {
    const today = new Date(platform.ports.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const report = async () =>
      valueOf<{ balance: string; totals: object; days: object[] }>(
        await agent.call(reports.income, { from: today, to: today }),
      );
    const [main, income, before] = [await heldBy(agentId), await incomeNow(), await report()];
    expect(before.balance).toBe(income.toString());
    const key = '7b0e9a51-2c3d-4e5f-8a9b-000000000002';
    const move = (amount: string, own = key) => agent.call(team.moveIncome, { amount }, { key: own });
    const [one, two] = await Promise.all([move('40000'), move('40000')]);
    expect(one.value).toMatchObject({ amount: '40000' });
    expect(two.success).toBe(true);
    expect(await incomeNow()).toBe(income - 40_000n);
    expect(await heldBy(agentId)).toBe(main + 40_000n);
    expect(await report()).toEqual({ ...before, balance: (income - 40_000n).toString() });
    const other = '7b0e9a51-2c3d-4e5f-8a9b-000000000003';
    expect(await move(income.toString(), other)).toMatchObject({ errorCode: 'wallet.short' });
    for (const amount of ['0', '-5']) expect((await move(amount, other)).success).toBe(false);
    expect(await move('30000')).toMatchObject({ errorCode: 'key.reused' });
    expect(await incomeNow()).toBe(income - 40_000n);
    expect(await trialBalance(platform.db)).toEqual([]);
  });
});
