import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { rows } from '../../db/database';
import { accountIdentifiers, accountReviews, accounts, playPauses } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { setEverywhere } from '../system/setEverywhere';
import { keepFormerContact, personKey } from './excludedAgain';

const { session, security, cashier } = contract;
const mira = 'aurora-mira';
const anyText = { enabled: true, required: false, acceptedPattern: '*', patternId: 'LENGTH', minLength: 1, maxLength: 64 }; // prettier-ignore

let platform: TestPlatform;
let number = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
  const operator = { db: platform.db, ...platform.ports };
  await setEverywhere(operator, 'registerRules', (rules) => ({
    ...(rules as object),
    email: anyText,
    mobileNum: anyText,
    payeeName: anyText,
  }));
  await platform.db
    .update(accounts)
    .set({ fields: { payeeName: 'Mira Lindqvist', birthday: '1990-04-12', mobileNum: '+6591234567' } })
    .where(eq(accounts.id, mira));
  await platform.db.delete(accountIdentifiers).where(eq(accountIdentifiers.accountId, mira));
  await platform.db
    .insert(accountIdentifiers)
    .values({ merchantCode: 'aurora', kind: 'email', valueKey: 'mira.l@example.com', accountId: mira });
});
afterAll(() => platform.close());
beforeEach(() => platform.db.delete(playPauses));

const operateWith = (...words: string[]) => operate({ db: platform.db, ...platform.ports }, words);
const exclude = () =>
  platform.db.insert(playPauses).values({
    id: platform.ports.ids.next(),
    accountId: mira,
    kind: 'exclusion',
    startsAt: platform.ports.clock.now(),
    endsAt: null,
  });
const register = (fields: object, visitor: Visitor) =>
  visitor.call(session.register, {
    login: true,
    registerUrl: '',
    registerMethod: 'WEB',
    username: `again${(number += 1)}`,
    password: 'a long password',
    confirmPassword: 'a long password',
    countryDialingCode: '+65',
    ...fields,
  } as never);
const deposit = (visitor: Visitor, amount = '10000') =>
  visitor.call(cashier.createDeposit, { channel: 'harbour-bank', amount });

it.each([
  ['Mira.L+1@Example.com', 'miral@example.com'],
  ['mira@googlemail.com', 'mira@gmail.com'],
])('reads %s as %s', async (typed, key) => {
  const [read] = await rows<{ key: string }>(platform.db, sql`SELECT mailbox_of(${typed}) AS key`);
  expect(read?.key).toBe(key);
});

it('takes a name in another order, case and spelling of its marks for the same', () => {
  expect(personKey('LINDQVIST, Mirá')).toBe(personKey('mira lindqvist'));
  expect(personKey('Mira Lindqvist')).not.toBe(personKey('Mara Lindqvist'));
});

describe.each([
  ['aurora', '10000'],
  ['lotus', '50000000'],
])('somebody who is excluded, at %s', (merchant, amount) => {
  it.each([
    ['mail', { email: 'm.iral+1@example.com' }, 'email'],
    ['phone', { mobileNum: '9123 4567', verificationCode: '123456' }, 'mobileNum'],
  ])('cannot register again with the same %s', async (_, fields, field) => {
    await exclude();
    expect(await register(fields, platform.visitor({ merchant }))).toMatchObject({
      errorCode: 'register.taken',
      value: { field },
    });
  });

  it('has games and deposits closed under the same name and birthday, until the operator decides', async () => {
    await exclude();
    const visitor = platform.visitor({ merchant });
    visitor.keep(await register({ payeeName: 'Lindqvist Mira' }, visitor));
    expect(await visitor.call(security.saveProfile, { field: 'birthday', value: '1990-04-12' })).toMatchObject({ success: true }); // prettier-ignore
    expect(await deposit(visitor, amount)).toMatchObject({ errorCode: 'play.review' });
    const [review] = (await platform.db.select().from(accountReviews)).slice(-1);
    expect(await operateWith('reviews')).toContain(review?.accountId);
    await operateWith('reviews', 'clear', review?.accountId ?? '');
    expect((await deposit(visitor, amount)).errorCode).not.toBe('play.review');
    expect(await operateWith('reviews')).toBe('No account waits.');
  });
});

it('an account that is the same person’s has further ones looked for, that look like it alone', async () => {
  const person = { payeeName: 'Ines Okafor' };
  const born = { field: 'birthday', value: '1988-02-29' } as const;
  const far = platform.visitor();
  far.keep(await register(person, far));
  expect(await far.call(security.saveProfile, born)).toMatchObject({ success: true });
  const near = platform.visitor();
  await near.loginAs('member');
  await exclude();
  near.keep(await register(person, near));
  expect(await near.call(security.saveProfile, born)).toMatchObject({ success: true });
  const [review] = (await platform.db.select().from(accountReviews)).slice(-1);
  expect(review).toMatchObject({ reason: 'device' });
  expect((await deposit(far)).errorCode).not.toBe('play.review');
  expect(await operateWith('reviews', 'same', review?.accountId ?? '')).toMatch(
    /Accounts that look like it: /,
  );
  expect(await deposit(far)).toMatchObject({ errorCode: 'play.review' });
  expect(await operateWith('reviews')).toContain('name and birthday');
});

it('the same browser is put before the operator, who may put the exclusion on it', async () => {
  const visitor = platform.visitor();
  await visitor.loginAs('member');
  await exclude();
  visitor.keep(await register({}, visitor));
  expect(await deposit(visitor)).toMatchObject({ errorCode: 'play.review' });
  const [review] = (await platform.db.select().from(accountReviews)).slice(-1);
  expect(review?.reason).toBe('device');
  await operateWith('reviews', 'same', review?.accountId ?? '');
  expect(await deposit(visitor)).toMatchObject({ errorCode: 'play.excluded' });
});

describe('who has another account already when the exclusion begins', () => {
  const password = 'a long password';
  /** An account of its own browser and connection, with some of mira's data. */
  async function other(data: object, merchant = 'lotus') {
    const visitor = platform.visitor({ merchant, address: `198.51.100.${(number += 1)}` });
    visitor.keep(await register({}, visitor));
    const [account] = await platform.db.select().from(accounts).where(eq(accounts.username, `again${number}`)); // prettier-ignore
    await platform.db.update(accounts).set({ fields: data as Record<string, string> }).where(eq(accounts.id, account?.id ?? '')); // prettier-ignore
    return { visitor, id: account?.id ?? '' };
  }
  const reasonOf = async (id: string) =>
    (await platform.db.select().from(accountReviews).where(eq(accountReviews.accountId, id)))[0]?.reason;

  it('has it closed until the operator decides, by contact, by name and birthday, or by browser', async () => {
    const excluded = platform.visitor();
    await excluded.loginAs('member');
    const byMail = await other({ email: 'mira.l+slots@EXAMPLE.com' });
    const byPhone = await other({ mobileNum: '+6591234567' });
    const byName = await other({ payeeName: 'LINDQVIST MIRA', birthday: '1990-04-12' });
    const nobody = await other({ payeeName: 'Mira Lindqvist', birthday: '1990-04-13', email: 'm@other.com' });
    const own = { length: '6m' } as const;
    const [mine] = demoAccounts.filter(({ username }) => username === 'mira');
    expect(await excluded.call(contract.saferPlay.exclude, { ...own, password: mine?.password ?? '' })).toMatchObject({ success: true }); // prettier-ignore
    expect(await reasonOf(byMail.id)).toBe('contact');
    expect(await reasonOf(byPhone.id)).toBe('contact');
    expect(await reasonOf(byName.id)).toBe('person');
    expect(await reasonOf(nobody.id)).toBeUndefined();
    for (const { visitor } of [byMail, byPhone, byName])
      expect(await deposit(visitor, '50000000')).toMatchObject({ errorCode: 'play.review' });
    expect((await deposit(nobody.visitor, '50000000')).errorCode).not.toBe('play.review');
    expect(await operateWith('reviews')).toContain('phone or mail');
  });

  it('has an account that the agent opened closed at the first log-in with the browser', async () => {
    const browser = platform.visitor();
    await browser.loginAs('member');
    await exclude();
    const agent = platform.visitor();
    await agent.loginAs('agent');
    const opened = { username: 'openedforher', password, type: 'member' as const, rates: [] };
    expect(await agent.call(contract.team.openAccount, opened)).toMatchObject({ success: true });
    const [account] = await platform.db.select().from(accounts).where(eq(accounts.username, 'openedforher'));
    expect(await reasonOf(account?.id ?? '')).toBeUndefined();
    await browser.login('openedforher', password);
    expect(await reasonOf(account?.id ?? '')).toBe('device');
  });

  it('frees no number or address by changing it afterwards', async () => {
    await exclude();
    const ctx = { clock: platform.ports.clock };
    await platform.db.transaction((tx) => keepFormerContact(ctx, tx, { accountId: mira, kind: 'email', value: 'former@example.com' })); // prettier-ignore
    const again = platform.visitor({ merchant: 'lotus' });
    expect(await register({ email: 'f.ormer+2@example.com' }, again)).toMatchObject({
      errorCode: 'register.taken',
      value: { field: 'email' },
    });
  });
});

it('another person registers as ever', async () => {
  await exclude();
  const visitor = platform.visitor();
  visitor.keep(await register({ payeeName: 'Mira Lindqvist', email: 'other@example.com' }, visitor));
  await visitor.call(security.saveProfile, { field: 'birthday', value: '1991-04-12' });
  expect((await deposit(visitor)).errorCode).not.toBe('play.review');
});
