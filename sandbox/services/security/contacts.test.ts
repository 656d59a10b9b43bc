import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type CodeSent, type SecurityOverview } from '#contract';
import { accountIdentifiers, accounts, messages, throttles } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';

const { security, session } = contract;
const newNumber = { kind: 'mobile', value: '8123 4567', countryDialingCode: '+65' } as const;

let platform: TestPlatform;
let mira: Visitor;
beforeEach(async () => {
  await platform?.close();
  platform = await createTestPlatform();
  mira = platform.visitor();
  await mira.loginAs('member');
});
afterAll(() => platform.close());

/** The code that went to somebody last. */
const codeTo = (to: string): string =>
  /\b\d{6}\b/.exec(platform.ports.sent.findLast((each) => each.to === to)?.body ?? '')?.[0] ?? 'none';
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const pause = (): void => platform.ports.clock.advance(61_000);

/** Proves to be Mira by a code to her present number. */
async function ticketOf(kind: 'mobile' | 'email' = 'mobile'): Promise<string> {
  expect(await mira.call(security.sendProofCode, { kind })).toMatchObject({ success: true });
  const to = kind === 'mobile' ? '+6580000001' : 'mira@example.test';
  const proven = await mira.call(security.proveContact, {
    kind,
    method: kind,
    answer: codeTo(to),
    password: 'harbour-light',
  });
  return (proven.value as { ticket: string }).ticket;
}
const stored = async () => {
  const [account] = await platform.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.username, 'mira'), eq(accounts.merchantCode, 'aurora')));
  const identifiers = await platform.db
    .select()
    .from(accountIdentifiers)
    .where(and(eq(accountIdentifiers.accountId, account?.id ?? ''), eq(accountIdentifiers.kind, 'mobile')));
  return { fields: account?.fields, numbers: identifiers.map(({ valueKey }) => valueKey) };
};

describe('another mobile number', () => {
  it('takes a code to the present one, then a code to the new one, and both are told', async () => {
    const ticket = await ticketOf();
    pause();
    const sent = await mira.call(security.sendContactCode, { ticket, ...newNumber });
    expect(sent.value as CodeSent).toMatchObject({ expiredMinutes: 1 });
    const code = codeTo('+6581234567');
    expect(
      await mira.call(security.bindContact, { ticket, ...newNumber, code: wrongCode(code) }),
    ).toMatchObject({ errorCode: 'sms.codeWrong' });
    const bound = await mira.call(security.bindContact, { ticket, ...newNumber, code });
    expect(bound.value as SecurityOverview).toMatchObject({
      mobile: { masked: '•••• 67', isVerified: true },
    });
    expect(await stored()).toMatchObject({
      fields: { mobileNum: '+6581234567', email: 'mira@example.test' },
      numbers: ['+6581234567'],
    });
    expect(platform.ports.sent.at(-1)).toMatchObject({ to: '+6580000001' });
    const notes = await platform.db.select().from(messages).where(like(messages.cause, 'contact.changed:%'));
    expect(notes).toHaveLength(1);
  });

  it('takes the login password besides the code, and a wrong one uses up no code', async () => {
    pause();
    await mira.call(security.sendProofCode, { kind: 'mobile' });
    const proof = { kind: 'mobile', method: 'mobile', answer: codeTo('+6580000001') } as const;
    for (const [given, errorCode] of [
      [{ ...proof, password: 'not mine' }, 'password.wrong'],
      [{ ...proof, answer: '', password: 'harbour-light' }, 'sms.codeWrong'],
    ] as const)
      expect(await mira.call(security.proveContact, given)).toMatchObject({ success: false, errorCode });
    const without = { ...proof, password: '' };
    expect(await mira.call(security.proveContact, without)).toMatchObject({ errorCode: 'request.invalid' });
    expect(await mira.call(security.proveContact, { ...proof, password: 'harbour-light' })).toMatchObject({
      success: true,
    });
  });

  it('is the same change when it is sent again after a lost answer, and none for another number', async () => {
    const ticket = await ticketOf();
    pause();
    await mira.call(security.sendContactCode, { ticket, ...newNumber });
    const code = codeTo('+6581234567');
    const answers = await Promise.all(
      [1, 2].map(() => mira.call(security.bindContact, { ticket, ...newNumber, code })),
    );
    expect(answers.some(({ success }) => success)).toBe(true);
    expect(await mira.call(security.bindContact, { ticket, ...newNumber, code })).toMatchObject({
      success: true,
    });
    expect(
      await mira.call(security.bindContact, { ticket, ...newNumber, value: '8765 4321', code }),
    ).toMatchObject({ errorCode: 'security.stale' });
    expect((await stored()).numbers).toEqual(['+6581234567']);
  });

  it('needs the first step, in the same session, of the same kind, within a quarter of an hour', async () => {
    expect(await mira.call(security.sendContactCode, { ticket: 'guessed', ...newNumber })).toMatchObject({
      errorCode: 'security.stale',
    });
    expect(
      await mira.call(security.proveContact, {
        kind: 'mobile',
        method: 'password',
        password: 'harbour-light',
      }),
    ).toMatchObject({ errorCode: 'security.stale' });
    const ticket = await ticketOf();
    expect(
      await mira.call(security.sendContactCode, { ticket, kind: 'email', value: 'new@example.test' }),
    ).toMatchObject({ errorCode: 'security.stale' });
    const again = platform.visitor();
    await again.loginAs('member');
    expect(await again.call(security.sendContactCode, { ticket, ...newNumber })).toMatchObject({
      errorCode: 'security.stale',
    });
    await mira.loginAs('member');
    const late = await (async () => {
      await platform.db.delete(throttles);
      return ticketOf();
    })();
    platform.ports.clock.advance(899_000);
    await mira.call(contract.session.state, {});
    expect(await mira.call(security.sendContactCode, { ticket: late, ...newNumber })).toMatchObject({
      success: true,
    });
    platform.ports.clock.advance(2_000);
    expect(await mira.call(security.sendContactCode, { ticket: late, ...newNumber })).toMatchObject({
      errorCode: 'security.stale',
    });
  });

  it('that is another account’s answers like a free one and cannot be had', async () => {
    const ticket = await ticketOf();
    pause();
    const petras = { kind: 'mobile', value: '80000003', countryDialingCode: '+65' } as const;
    expect(await mira.call(security.sendContactCode, { ticket, ...petras })).toMatchObject({ success: true });
    expect(platform.ports.sent.at(-1)).toMatchObject({ to: '+6580000003' });
    expect(codeTo('+6580000003')).toBe('none');
    expect(await mira.call(security.bindContact, { ticket, ...petras, code: '000000' })).toMatchObject({
      errorCode: 'sms.codeWrong',
    });
    expect((await stored()).numbers).toEqual(['+6580000001']);
  });

  it('stops after five wrong codes, and the owner is not locked out of anything else', async () => {
    await mira.call(security.sendProofCode, { kind: 'mobile' });
    const wrong = wrongCode(codeTo('+6580000001'));
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 7; index += 1)
      codes.push(
        (
          await mira.call(security.proveContact, {
            kind: 'mobile',
            method: 'mobile',
            answer: wrong,
            password: 'harbour-light',
          })
        ).errorCode,
      );
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'sms.codeWrong'),
      'limit.reached',
      'limit.reached',
    ]);
    expect(await platform.visitor().loginAs('member')).toMatchObject({ success: true });
  });

  it('is not to be had where no messages can be sent', async () => {
    platform.ports.sms.isOn = false;
    const overview = (await mira.call(security.overview, {})).value as SecurityOverview;
    expect(overview.mobile.proofs).toEqual([]);
    expect(await mira.call(security.sendProofCode, { kind: 'mobile' })).toMatchObject({
      errorCode: 'sms.off',
    });
  });
});

describe('a first address', () => {
  it('takes the login password, and gives way to whoever proves it', async () => {
    const other = platform.visitor();
    await other.register('newcomer7');
    const [newcomer] = await platform.db.select().from(accounts).where(eq(accounts.username, 'newcomer7'));
    // Somebody claimed the address at registration and never proved it.
    await platform.db.insert(accountIdentifiers).values({
      merchantCode: 'aurora',
      kind: 'email',
      valueKey: 'mine@example.test',
      accountId: newcomer?.id ?? '',
    });
    const own = platform.visitor();
    await own.register('newcomer8');
    expect(
      await own.call(security.proveContact, { kind: 'email', method: 'password', password: 'wrong' }),
    ).toMatchObject({ errorCode: 'password.wrong' });
    const proven = await own.call(security.proveContact, {
      kind: 'email',
      method: 'password',
      password: 'a long password',
    });
    const { ticket } = proven.value as { ticket: string };
    const email = { kind: 'email', value: ' Mine@Example.test ' } as const;
    expect(
      await own.call(security.sendContactCode, { ticket, kind: 'email', value: 'no address' }),
    ).toMatchObject({
      errorCode: 'register.field',
    });
    await own.call(security.sendContactCode, { ticket, ...email });
    const bound = await own.call(security.bindContact, {
      ticket,
      ...email,
      code: codeTo('Mine@Example.test'),
    });
    expect(bound.value as SecurityOverview).toMatchObject({ email: { isVerified: true, proofs: ['email'] } });
    const [row] = await platform.db
      .select()
      .from(accountIdentifiers)
      .where(eq(accountIdentifiers.valueKey, 'mine@example.test'));
    expect(row?.accountId).not.toBe(newcomer?.id);
  });
});

it('a bound number lets its owner in by code', async () => {
  const ticket = await ticketOf();
  pause();
  await mira.call(security.sendContactCode, { ticket, ...newNumber });
  await mira.call(security.bindContact, { ticket, ...newNumber, code: codeTo('+6581234567') });
  pause();
  const phone = platform.visitor();
  const to = { mobileNum: '81234567', countryDialingCode: '+65' };
  await phone.call(session.smsCode, { ...to, purpose: 'login' });
  const code = codeTo('+6581234567');
  expect(await phone.call(session.login, { type: 'sms', ...to, verificationCode: code })).toMatchObject({
    success: true,
  });
});
