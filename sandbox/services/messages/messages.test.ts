import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type MessageSummary, type UnreadByBox } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { receivePayment } from '../cashier/receivePayment';

const { messages, cashier, member } = contract;

let platform: TestPlatform;
let mira: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  mira = platform.visitor();
  await mira.loginAs('member');
});
afterAll(() => platform.close());

interface List {
  list: MessageSummary[];
  total: number;
  unread: UnreadByBox;
}
const list = async (unread?: '1'): Promise<List> =>
  (await mira.call(messages.list, { box: 'platform', ...(unread && { unread }) })).value as List;
const countOf = async () => ((await mira.call(member.unread, {})).value as { count: number }).count;

it('lists messages newest first, without markup in their first words', async () => {
  const { list: found, total, unread } = await list();
  expect(found).toHaveLength(total);
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(found.some(({ preview }) => preview.includes('<'))).toBe(false);
  expect(unread.platform + unread.mail).toBe(await countOf());
});

it('marks, marks back, and marks all; the count follows', async () => {
  const before = await list('1');
  const [first] = before.list;
  const ids = [first?.id ?? ''];
  const mark = async (isRead: boolean) =>
    ((await mira.call(messages.mark, { ids, isRead })).value as UnreadByBox).platform;
  expect(await mark(true)).toBe(before.unread.platform - 1);
  expect(await mark(true)).toBe(before.unread.platform - 1);
  expect(await mark(false)).toBe(before.unread.platform);
  await mira.call(messages.mark, { box: 'platform', isRead: true });
  expect(await countOf()).toBe(0);
  expect(await mira.call(messages.mark, { isRead: true })).toMatchObject({ errorCode: 'request.invalid' });
});

it('puts a message away and takes it back', async () => {
  const [first] = (await list()).list;
  const ids = [first?.id ?? ''];
  await mira.call(messages.remove, { ids, isRemoved: true });
  expect((await list()).list.map(({ id }) => id)).not.toContain(ids[0]);
  expect(await mira.call(messages.read, { id: ids[0] ?? '' })).toMatchObject({ errorCode: 'record.unknown' });
  await mira.call(messages.remove, { ids, isRemoved: false });
  expect((await list()).list[0]?.id).toBe(ids[0]);
});

it("leaves somebody else's messages alone", async () => {
  const before = await list();
  const arun = platform.visitor();
  await arun.loginAs('agent');
  const ids = before.list.map(({ id }) => id);
  await arun.call(messages.remove, { ids, isRemoved: true });
  await arun.call(messages.mark, { ids, isRead: false });
  expect(await arun.call(messages.read, { id: ids[0] ?? '' })).toMatchObject({ errorCode: 'record.unknown' });
  expect(await list()).toEqual(before);
});

it('tells of a credited deposit once, in the language of who reads, with the amount', async () => {
  const { value } = await mira.call(cashier.createDeposit, { channel: 'harbour-bank', amount: '123400' });
  const { reference } = value as { reference: string };
  const { db, ports } = platform;
  const payment = { id: 'bank-9', reference, amount: 123_400n };
  for (let told = 0; told < 2; told += 1) await receivePayment({ db, ...ports }, 'aurora', payment);
  const found = (await list('1')).list;
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ category: 'deposit', title: 'Deposit of $1,227.83 credited' });
  const viet = platform.visitor({ language: 'vi' });
  await viet.loginAs('member');
  expect((await viet.call(messages.read, { id: found[0]?.id ?? '' })).value).toMatchObject({
    title: 'Khoản nạp 1.227,83\u00a0US$ đã vào ví',
    href: '/personal/depositv2',
  });
});
