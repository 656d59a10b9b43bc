import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type LoginVerification, type SecurityOverview } from '#contract';
import { throttles, totpSecrets } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { stepOf, totpCode } from '../session/totp';

const { security, session } = contract;
const password = 'a long password';

let platform: TestPlatform;
let member: Visitor;
beforeEach(async () => {
  await platform?.close();
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.register('keeper', password);
});
afterAll(() => platform.close());

const codeOf = (secret: string): string => {
  // Each step's code works once.
  platform.ports.clock.advance(30_000);
  return totpCode(secret, stepOf(platform.ports.clock.now()));
};

async function setUp(): Promise<{ secret: string; codes: string[] }> {
  const started = await member.call(security.startAuthenticator, { password });
  const { secret, uri } = started.value as { secret: string; uri: string };
  expect(uri).toContain(`secret=${secret}`);
  const confirmed = await member.call(security.confirmAuthenticator, { code: codeOf(secret) });
  return { secret, codes: (confirmed.value as { recoveryCodes: string[] }).recoveryCodes };
}
const overview = async (): Promise<SecurityOverview> =>
  (await member.call(security.overview, {})).value as SecurityOverview;

/** Signs in from a browser that the account was never in, and answers with a code of the app. */
async function signInElsewhere(answer: string): Promise<string | undefined> {
  const other = platform.visitor();
  const asked = await other.login('keeper', password);
  expect(asked.errorCode).toBe('login.verifyFirst');
  const { ticket, methods } = asked.value as LoginVerification;
  expect(methods.map(({ method }) => method)).toEqual(['google']);
  expect(
    (await other.call(session.verifyLogin, { ticket, method: 'bankName', answer: 'Keeper' })).errorCode,
  ).toBe('login.proofWrong');
  return (await other.call(session.verifyLogin, { ticket, method: 'google', answer })).errorCode;
}

describe('an authenticator app', () => {
  it('is on after its first code, shows recovery codes once and is asked for on a new device', async () => {
    const { secret, codes } = await setUp();
    expect(new Set(codes).size).toBe(8);
    expect(codes.every((code) => /^(?:[a-z2-9]{4}-){6}[a-z2-9]{4}$/.test(code))).toBe(true);
    expect(await overview()).toMatchObject({ authenticator: { recoveryCodesLeft: 8 } });
    expect(JSON.stringify(await overview())).not.toContain(secret);
    expect(await signInElsewhere(codeOf(secret))).toBeUndefined();
    expect(await member.login('keeper', password)).toMatchObject({ success: true });
  });

  it('is replaced by a recovery code, each once, however it is typed', async () => {
    const { codes } = await setUp();
    const [first = ''] = codes;
    expect(await signInElsewhere(first.toUpperCase().replaceAll('-', ' '))).toBeUndefined();
    expect(await signInElsewhere(first)).toBe('login.proofWrong');
    await member.login('keeper', password);
    expect(await overview()).toMatchObject({ authenticator: { recoveryCodesLeft: 7 } });
  });

  it('is not on before its first code, and not by one of another secret or a late one', async () => {
    const started = await member.call(security.startAuthenticator, { password });
    const { secret } = started.value as { secret: string };
    expect(await overview()).toMatchObject({ authenticator: null });
    expect((await platform.visitor().login('keeper', password)).success).toBe(true);
    await member.login('keeper', password);
    // The session that began it is over.
    expect(await member.call(security.confirmAuthenticator, { code: codeOf(secret) })).toMatchObject({
      errorCode: 'security.stale',
    });
    const again = (await member.call(security.startAuthenticator, { password })).value as { secret: string };
    expect(await member.call(security.confirmAuthenticator, { code: codeOf(secret) })).toMatchObject({
      errorCode: 'login.proofWrong',
    });
    platform.ports.clock.advance(840_000);
    await member.call(session.state, {});
    platform.ports.clock.advance(60_000);
    expect(await member.call(security.confirmAuthenticator, { code: codeOf(again.secret) })).toMatchObject({
      errorCode: 'security.stale',
    });
  });

  it('is set up once when confirmed twice at once', async () => {
    const started = await member.call(security.startAuthenticator, { password });
    const code = codeOf((started.value as { secret: string }).secret);
    const answers = await Promise.all([1, 2].map(() => member.call(security.confirmAuthenticator, { code })));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['security.stale', undefined].sort());
    expect(await overview()).toMatchObject({ authenticator: { recoveryCodesLeft: 8 } });
  });

  it('is removed with the password and a code, not with one of them', async () => {
    const { secret, codes } = await setUp();
    const remove = (given: { password: string; code: string }) =>
      member.call(security.removeAuthenticator, given);
    const code = codeOf(secret);
    expect(await remove({ password: 'wrong', code })).toMatchObject({ errorCode: 'password.wrong' });
    expect(await remove({ password, code: '000000' })).toMatchObject({ errorCode: 'login.proofWrong' });
    expect((await remove({ password, code })).value as SecurityOverview).toMatchObject({
      authenticator: null,
    });
    expect(await platform.db.select().from(totpSecrets).where(eq(totpSecrets.secret, secret))).toHaveLength(
      0,
    );
    expect(await remove({ password, code: codes[0] ?? '' })).toMatchObject({ errorCode: 'security.stale' });
  });

  it('gives new recovery codes, after which the old ones open nothing', async () => {
    const { secret, codes } = await setUp();
    const renewed = await member.call(security.renewRecoveryCodes, { password, code: codeOf(secret) });
    const fresh = (renewed.value as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect(await signInElsewhere(codes[0] ?? '')).toBe('login.proofWrong');
    expect(await signInElsewhere(fresh[0] ?? '')).toBeUndefined();
  });

  it('takes five guesses of each question in a quarter of an hour', async () => {
    await setUp();
    await platform.db.delete(throttles);
    const guesses: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1)
      guesses.push((await member.call(security.removeAuthenticator, { password, code: '000000' })).errorCode);
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'login.proofWrong'), 'limit.reached']);
    platform.ports.clock.advance(14 * 60_000);
    await member.call(session.state, {});
    platform.ports.clock.advance(60_001);
    expect(await member.call(security.removeAuthenticator, { password, code: '000000' })).toMatchObject({
      errorCode: 'login.proofWrong',
    });
  });
});
