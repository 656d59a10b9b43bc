import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, ledgerTransactions, messages } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { word } from '../../words/phrase';
import { tellDormant } from './tellDormant';

const mira = 'aurora-mira';
const dayMs = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const tell = () => tellDormant({ db: platform.db, ...platform.ports });
const told = () =>
  platform.db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, mira), like(messages.cause, 'dormant:%')));
const rest = (days: number) =>
  platform.db
    .update(accounts)
    .set({ lastLoginAt: new Date(platform.ports.clock.now().getTime() - days * dayMs) })
    .where(eq(accounts.id, mira));

it('tells a member who has not logged in for a year, once for each rest, and takes nothing', async () => {
  const { db } = platform;
  await db.update(accounts).set({ lastLoginAt: null });
  expect(await tell()).toBe(0);
  await rest(360);
  expect(await tell()).toBe(0);
  await rest(370);
  const posted = await db.$count(ledgerTransactions);
  // Two servers at once, and again an hour later.
  await Promise.all([tell(), tell()]);
  platform.ports.clock.advance(3_600_000);
  expect(await tell()).toBe(0);
  expect(await told()).toMatchObject([{ category: 'service', title: word('message.dormant.title') }]);
  expect(await db.$count(ledgerTransactions)).toBe(posted);
  // It came back, and rests once more.
  await rest(10);
  expect(await tell()).toBe(0);
  await rest(400);
  expect(await tell()).toBe(1);
  expect(await told()).toHaveLength(2);
});

it('leaves closed accounts alone', async () => {
  await platform.db.update(accounts).set({ status: 'closed' }).where(eq(accounts.id, mira));
  await rest(500);
  expect(await tell()).toBe(0);
});
