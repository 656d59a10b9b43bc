import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { accounts, events } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { monthsLater } from './monthsLater';

const { member, saferPlay } = contract;
const hourMs = 3_600_000;
const password = 'a long password';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const now = () => platform.ports.clock.now();
const passTo = (at: Date) => platform.ports.clock.advance(at.getTime() - now().getTime());

const isAsked = async (visitor: Visitor) => {
  const { success, value } = await visitor.call(member.info, {});
  expect(success).toBe(true);
  return (value as { lookDue?: boolean }).lookDue === true;
};
const isAskedAtLogin = async (username: string) => {
  const visitor = platform.visitor();
  expect(await visitor.login(username, password)).toMatchObject({ success: true });
  return isAsked(visitor);
};
const looksOf = async (username: string) => {
  const kept = await platform.db
    .select({ id: events.id })
    .from(events)
    .innerJoin(accounts, eq(events.accountId, accounts.id))
    .where(and(eq(accounts.username, username), eq(events.kind, 'play.look')));
  return kept.length;
};

it('is asked for six months after registering and after each look, by the clock of the platform', async () => {
  const visitor = platform.visitor();
  await visitor.register('looker');
  const due = monthsLater(now(), 6);
  expect(await isAsked(visitor)).toBe(false);
  passTo(new Date(due.getTime() - hourMs));
  expect(await isAskedAtLogin('looker')).toBe(false);
  passTo(due);
  expect(await isAskedAtLogin('looker')).toBe(true);
  // Put off: asked again at the next log-in.
  expect(await isAskedAtLogin('looker')).toBe(true);

  const again = platform.visitor();
  await again.login('looker', password);
  const looks = await Promise.all([again.call(saferPlay.look, {}), again.call(saferPlay.look, {})]);
  for (const look of looks) expect(look).toMatchObject({ success: true, value: { limits: [] } });
  expect(await looksOf('looker')).toBe(1);
  expect(await isAsked(again)).toBe(false);
  const next = monthsLater(now(), 6);
  passTo(new Date(next.getTime() - hourMs));
  expect(await isAskedAtLogin('looker')).toBe(false);
  passTo(next);
  expect(await isAskedAtLogin('looker')).toBe(true);
});

it('counts a look that nobody asked for, once a day', async () => {
  const visitor = platform.visitor();
  await visitor.register('earlylooker');
  const opened = now();
  passTo(monthsLater(opened, 5));
  const later = platform.visitor();
  await later.login('earlylooker', password);
  for (let looks = 0; looks < 3; looks += 1) await later.call(saferPlay.look, {});
  expect(await looksOf('earlylooker')).toBe(1);
  passTo(monthsLater(opened, 7));
  expect(await isAskedAtLogin('earlylooker')).toBe(false);
  passTo(monthsLater(opened, 12));
  expect(await isAskedAtLogin('earlylooker')).toBe(true);
});

it('is asked of nobody who plays with trial money, however old the account', async () => {
  const trial = platform.visitor();
  expect(await trial.freeplay()).toMatchObject({ success: true });
  const { id } = (await trial.call(member.info, {})).value as { id: string };
  const own = eq(accounts.id, id);
  await platform.db
    .update(accounts)
    .set({ createdAt: new Date('2020-01-01') })
    .where(own);
  expect(await isAsked(trial)).toBe(false);
  expect(await trial.call(saferPlay.look, {})).toMatchObject({ success: true });
  expect(await platform.db.select().from(accounts).where(own)).toMatchObject([
    { type: 4, limitsSeenAt: null },
  ]);
});

it.each([
  ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ['2026-11-29T12:00:00Z', '2027-05-29T12:00:00Z'],
])('six months from %s are over at %s', (from, to) => {
  expect(monthsLater(new Date(from), 6)).toEqual(new Date(to));
});
