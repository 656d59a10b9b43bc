import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';

const { member, saferPlay } = contract;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const isOffered = async (visitor: Visitor) => {
  const { value } = await visitor.call(member.info, {});
  return (value as { limitOffered?: boolean }).limitOffered === true;
};

async function newcomer(username: string): Promise<Visitor> {
  const visitor = platform.visitor();
  expect(await visitor.register(username)).toMatchObject({ success: true });
  return visitor;
}

it('is offered to a new account, on the next device too, until no is said, which two tabs may say', async () => {
  const here = await newcomer('limitnone');
  expect(await isOffered(here)).toBe(true);
  const there = platform.visitor();
  await there.login('limitnone', 'a long password');
  expect(await isOffered(there)).toBe(true);
  const answers = await Promise.all([
    there.call(saferPlay.declineLimit, {}),
    there.call(saferPlay.declineLimit, {}),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ success: true, value: { limits: [] } });
  expect(await isOffered(there)).toBe(false);
});

it('is offered no more once any limit is set', async () => {
  const visitor = await newcomer('limitset');
  await visitor.call(saferPlay.setLimit, { kind: 'loss', period: 'week', amount: null });
  expect(await isOffered(visitor)).toBe(true);
  await visitor.call(saferPlay.setLimit, { kind: 'loss', period: 'week', amount: '5000' });
  expect(await isOffered(visitor)).toBe(false);
});

it('is offered neither to members of before nor to trial accounts', async () => {
  const mira = platform.visitor();
  await mira.loginAs('member');
  expect(await isOffered(mira)).toBe(false);
  const trial = platform.visitor();
  expect(await trial.freeplay()).toMatchObject({ success: true });
  expect(await isOffered(trial)).toBe(false);
});
