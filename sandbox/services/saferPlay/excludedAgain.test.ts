import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../contract';
import { accountIdentifiers, accountReviews, accounts, playPauses } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { setEverywhere } from '../system/setEverywhere';
import { mailboxKey, personKey } from './excludedAgain';

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
])('reads %s as %s', (typed, key) => expect(mailboxKey(typed)).toBe(key));

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

it('another person registers as ever', async () => {
  await exclude();
  const visitor = platform.visitor();
  visitor.keep(await register({ payeeName: 'Mira Lindqvist', email: 'other@example.com' }, visitor));
  await visitor.call(security.saveProfile, { field: 'birthday', value: '1991-04-12' });
  expect((await deposit(visitor)).errorCode).not.toBe('play.review');
});
