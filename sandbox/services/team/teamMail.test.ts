import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, mailsPerDay, type MessageSummary } from '#contract';
import { accounts, messages, teamMails } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { localise } from '../localise';

const { team, messages: mailbox } = contract;

let platform: TestPlatform;
let arun: Visitor;
/** A direct downline of arun, and somebody below it. */
let direct: { id: string };
let deeper: { id: string };
beforeAll(async () => {
  platform = await createTestPlatform();
  arun = platform.visitor();
  await arun.loginAs('agent');
  const all = await platform.db.select().from(accounts).where(eq(accounts.merchantCode, 'aurora'));
  direct = all.find(({ uplineId, type }) => uplineId === 'aurora-arun' && type !== 0) ?? { id: '' };
  deeper = all.find(({ uplineId }) => uplineId === direct.id) ?? { id: '' };
});
afterAll(() => platform.close());

const mailsOf = (id: string) => platform.db.$count(messages, eq(messages.accountId, id));
const write = (input: object, key?: string) =>
  arun.call(
    team.sendMail,
    { title: 'October', text: 'Thank you all.', ...input } as never,
    key ? { key } : {},
  );

it('says how many each group has, and reaches them all', async () => {
  const { value } = await arun.call(team.mailTerms, {});
  const terms = value as { audiences: { audience: string; accounts: number }[]; left: number };
  const of = (name: string) => terms.audiences.find(({ audience }) => audience === name)?.accounts ?? -1;
  expect([of('direct'), of('team'), of('agents') + of('members')]).toEqual([4, 44, 44]);
  expect(of('quiet')).toBeLessThan(44);
  for (const { audience, accounts: number } of terms.audiences)
    if (number > 0) expect((await write({ audience: audience })).value).toMatchObject({ receivers: number });
  expect((await platform.db.$count(teamMails)) + terms.left).toBeGreaterThan(terms.left);
});

it('arrives as internal mail, with the name of the agent for direct downlines alone, and as plain text', async () => {
  await write({ audience: 'team', title: 'A <b>title</b>', text: 'One & two\n<img src=x onerror=alert(1)>' });
  const bodyOf = async (id: string) => {
    const found = await platform.db.select().from(messages).where(eq(messages.accountId, id));
    return found.find(({ title }) => localise(title, 'en').startsWith('A <b>'));
  };
  const [near, far] = [await bodyOf(direct.id), await bodyOf(deeper.id)];
  expect(near?.kind).toBe('mail');
  expect(localise(near?.body, 'en')).toBe(
    '<p><strong>From your upline arun</strong></p><p>One &#38; two</p><p>&#60;img src=x onerror=alert(1)&#62;</p>',
  );
  expect(JSON.stringify(far)).not.toContain('arun');
  expect(localise(far?.body, 'vi')).toContain('Từ người đứng đầu đội của bạn');
});

it('is the same message when it is sent again under its key, and refuses another one under it', async () => {
  const before = await mailsOf(direct.id);
  const first = await write({ audience: 'one', id: direct.id }, 'k'.repeat(32));
  const again = await write({ audience: 'one', id: direct.id }, 'k'.repeat(32));
  expect(again.value).toEqual(first.value);
  expect(await mailsOf(direct.id)).toBe(before + 1);
  expect(await write({ audience: 'direct' }, 'k'.repeat(32))).toMatchObject({ errorCode: 'key.reused' });
});

it('goes to direct downlines of the agent who writes and to nobody else', async () => {
  for (const id of [deeper.id, 'aurora-mira', 'aurora-arun', 'lotus-arun', 'nobody']) {
    const before = await mailsOf(id);
    expect(await write({ audience: 'one', id })).toMatchObject({ errorCode: 'account.unknown' });
    expect(await mailsOf(id)).toBe(before);
  }
  expect(await write({ audience: 'one' })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await write({ audience: 'team', id: direct.id })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await write({ audience: 'team', text: ' \n ' })).toMatchObject({ errorCode: 'request.invalid' });
});

it('ends at a number of messages a day, however many come at once, and goes on a day later', async () => {
  const answers = await Promise.all(
    Array.from({ length: mailsPerDay + 5 }, () => write({ audience: 'one', id: direct.id })),
  );
  expect(await platform.db.$count(teamMails)).toBe(mailsPerDay);
  expect(answers.filter(({ success }) => !success).map(({ errorCode }) => errorCode)).toContain(
    'mail.tooMany',
  );
  platform.ports.clock.advance(86_400_000 + 1_000);
  const fresh = platform.visitor();
  await fresh.loginAs('agent');
  expect(
    (await fresh.call(team.sendMail, { audience: 'one', id: direct.id, title: 'A', text: 'B' })).success,
  ).toBe(true);
});

it('is read where messages are read', async () => {
  const downline = platform.visitor();
  const [account] = await platform.db.select().from(accounts).where(eq(accounts.id, direct.id));
  await downline.login(account?.username ?? '', 'harbour-light');
  const { value } = await downline.call(mailbox.list, { box: 'mail' });
  const [first] = (value as { list: MessageSummary[] }).list;
  expect(first).toMatchObject({ title: 'A', category: 'service', isRead: false });
});
