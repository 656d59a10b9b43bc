import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type AgentAnnouncement } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';

const { team, support } = contract;

let platform: TestPlatform;
let agent: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  agent = platform.visitor();
  await agent.loginAs('agent');
});
afterAll(() => platform.close());

const list = async (language = 'en', who = agent) =>
  valueOf<{ rows: AgentAnnouncement[] }>(await who.call(team.announcements, { language })).rows;

it('lists the newest first in the wanted language, with what this agent has read', async () => {
  const rows = await list();
  expect(rows.map(({ id }) => id)).toEqual(['links-with-an-end', 'income-to-main-wallet', 'active-member']);
  expect((await list('th'))[0]).toMatchObject({ language: 'th', title: 'ลิงก์สมัครสิ้นสุดเองได้แล้ว' });
  expect((await list('sw'))[0]).toMatchObject({ language: 'en' });
  const ids = ['active-member', 'no-such-thing', 'deposit-late'];
  for (let times = 0; times < 2; times += 1)
    expect(await agent.call(team.readAnnouncements, { ids })).toMatchObject({
      value: { read: ['active-member'] },
    });
  expect((await list()).map(({ isRead }) => isRead)).toEqual([false, false, true]);
  const other = platform.visitor();
  expect(await other.login('hung19', 'harbour-light')).toMatchObject({ success: true });
  expect((await list('en', other)).every(({ isRead }) => !isRead)).toBe(true);
});

it('is for agents alone', async () => {
  const member = platform.visitor();
  await member.loginAs('member');
  expect(await member.call(team.announcements, {})).toMatchObject({ status: 403 });
  const asked = { kind: 'agents' as 'news', id: 'active-member' };
  expect((await member.call(support.article, asked)).status).toBe(400);
});
