import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type SecurityOverview, type SignIn } from '#contract';
import { accounts, knownDevices, messages, sessions } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';

const { security, session, cashier } = contract;

let platform: TestPlatform;
beforeEach(async () => {
  await platform?.close();
  platform = await createTestPlatform();
  await platform.visitor().register('seafarer', password);
});
afterAll(() => platform.close());

const password = 'a long password';
/** Signs in as a member who is asked for no second proof. */
const signIn = async (visitor: Visitor, remember = false, username = 'seafarer'): Promise<Visitor> => {
  platform.ports.clock.advance(1_000);
  visitor.keep(await visitor.call(session.login, { type: 'username', username, password, remember }));
  return visitor;
};
const listOf = async (visitor: Visitor): Promise<SignIn[]> =>
  ((await visitor.call(security.signIns, {})).value as { list: SignIn[] }).list;
const overviewOf = async (visitor: Visitor): Promise<SecurityOverview> =>
  (await visitor.call(security.overview, {})).value as SecurityOverview;

describe('what protects an account', () => {
  it('is told with numbers and addresses blanked out', async () => {
    const visitor = platform.visitor();
    await visitor.loginAs('member');
    const overview = await overviewOf(visitor);
    expect(overview).toMatchObject({
      transactionPassword: { isSet: true, triesLeft: 5 },
      mobile: { masked: '•••• 01', isVerified: true },
      email: { masked: 'm•••@e•••' },
    });
    expect(JSON.stringify(overview)).not.toMatch(/80000001|example\.test|\$scrypt/);
  });
});

describe('the history of sign-ins', () => {
  it('names the device and the network of each, and the first from elsewhere', async () => {
    await signIn(platform.visitor());
    const phone = platform.visitor({
      address: '198.51.100.20',
      userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    });
    await signIn(phone);
    const [newest, older] = await listOf(phone);
    expect(newest).toMatchObject({
      device: 'phone',
      deviceName: 'Chrome, Android',
      address: '198.51.100.••',
      isNewPlace: true,
      state: 'current',
    });
    expect(older).toMatchObject({ device: 'unknown', address: '203.0.113.••', state: 'ended' });
  });

  it('ends a remembered browser, which then has to type its password', async () => {
    const old = await signIn(platform.visitor(), true);
    const now = await signIn(platform.visitor());
    const remembered = (await listOf(now)).find(({ state }) => state === 'remembered');
    expect(remembered?.rememberedUntil).toBeDefined();
    const ended = await now.call(security.endSession, { id: remembered?.id ?? '' });
    expect((ended.value as { list: SignIn[] }).list.every(({ state }) => state !== 'remembered')).toBe(true);
    expect(await old.call(session.resume, {})).toMatchObject({ errorCode: 'login.forgotten' });
    expect(await now.call(security.endSession, { id: remembered?.id ?? '' })).toMatchObject({
      success: true,
    });
  });

  it('ends all others at once and keeps the own', async () => {
    const old = await signIn(platform.visitor(), true);
    const now = await signIn(platform.visitor());
    await now.call(security.endOtherSessions, {});
    expect(await old.call(session.resume, {})).toMatchObject({ errorCode: 'login.forgotten' });
    expect((await listOf(now)).map(({ state }) => state)).toEqual(['current', 'ended', 'ended']);
  });

  it('does not end the session that asks, nor one of another account', async () => {
    const own = await signIn(platform.visitor());
    const other = platform.visitor();
    await other.register('stranger1');
    const [current] = await listOf(own);
    const id = current?.id ?? '';
    expect(await own.call(security.endSession, { id })).toMatchObject({ errorCode: 'security.current' });
    for (const call of [security.endSession, security.reportSignIn]) {
      const foreign = await other.call(call, { id });
      const unknown = await other.call(call, { id: 'nothing' });
      expect(foreign).toMatchObject({ status: 404, errorCode: 'record.unknown' });
      expect([foreign.errorCode, foreign.message]).toEqual([unknown.errorCode, unknown.message]);
    }
    expect((await listOf(own)).map(({ state }) => state)).toEqual(['current', 'ended']);
  });
});

describe('"that was not me"', () => {
  it('ends the rest, stops money for a day and asks for a new password', async () => {
    const thief = platform.visitor({ address: '198.51.100.20' });
    await signIn(thief, true);
    const owner = await signIn(platform.visitor());
    const stranger = (await listOf(owner)).find(({ state }) => state === 'remembered');
    const id = stranger?.id ?? '';
    const answers = await Promise.all([1, 2].map(() => owner.call(security.reportSignIn, { id })));
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await thief.call(session.resume, {})).toMatchObject({ errorCode: 'login.forgotten' });
    const until = new Date(platform.ports.clock.now().getTime() + 86_400_000).toISOString();
    expect(await overviewOf(owner)).toMatchObject({ moneyPausedUntil: until });
    expect((await listOf(owner)).find((each) => each.id === id)).toMatchObject({
      isReported: true,
      state: 'ended',
    });
    // Whoever knows the old password is asked for more than that, where the account has more.
    await platform.db
      .update(accounts)
      .set({ fields: { payeeName: 'Sea Farer' } })
      .where(eq(accounts.username, 'seafarer'));
    expect(await thief.login('seafarer', password)).toMatchObject({ errorCode: 'login.verifyFirst' });
    // Nothing is written before there is a new password, and it takes the old one.
    expect(await owner.call(security.endOtherSessions, {})).toMatchObject({
      errorCode: 'password.changeFirst',
    });
    const change = { newPassword: 'lighthouse-on-the-bay', confirmNewPassword: 'lighthouse-on-the-bay' };
    expect(await owner.call(session.changePassword, change)).toMatchObject({ errorCode: 'password.wrong' });
    expect(await owner.call(session.changePassword, { ...change, oldPassword: password })).toMatchObject({
      success: true,
    });
    expect(await platform.visitor().login('seafarer', change.newPassword)).toMatchObject({ success: true });
    await owner.login('seafarer', change.newPassword);
    const terms = await owner.call(cashier.withdrawalTerms, {});
    expect(terms.success).toBe(true);
    const [reported] = await platform.db.select().from(sessions).where(eq(sessions.id, id));
    const devices = await platform.db
      .select()
      .from(knownDevices)
      .where(
        and(
          eq(knownDevices.accountId, reported?.accountId ?? ''),
          eq(knownDevices.visitorId, reported?.visitorId ?? ''),
        ),
      );
    expect(devices).toHaveLength(0);
    const notes = await platform.db
      .select()
      .from(messages)
      .where(and(eq(messages.cause, `signIn.reported:${id}`), isNull(messages.deletedAt)));
    expect(notes).toHaveLength(1);
  });
});
