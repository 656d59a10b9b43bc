import { and, eq } from 'drizzle-orm';
import { registerFields, type RegisterField } from '#contract';
import { keyOf, type Ctx } from '../../context';
import { accounts, keyedWrites, merchants } from '../../db/schema';
import { noPassword } from '../../ports';
import { refuse } from '../../refusal';
import { checkCaptcha } from '../captcha/checkCaptcha';
import { spendCode } from '../codes/codes';
import { readNumber } from '../codes/numbers';
import { provenNumber } from '../codes/provenNumber';
import { bindReferral } from '../referral/bindReferral';
import { requireCaptcha } from '../human/requireCaptcha';
import { weaknessOf } from '../password/checkPassword';
import { contactOfExcluded } from '../saferPlay/excludedAgain';
import { isOn, settingsOf, type MerchantSettings } from '../settings';
import type { SignedIn } from './completeLogin';
import { checkRegisterForm, type RegisterForm, type TabFields } from './checkRegisterForm';
import { makeAccount, type Write } from './makeAccount';
import { nameKey } from './names';
import { openSession, startReply } from './sessions';
import { takenField } from './taken';
import { useLink } from '../team/followLink';
import { readInvitation } from './uplines';

export type EnrolInput = RegisterForm & { visitorId: string };
type Values = Partial<Record<RegisterField, string>>;

/** Kept with the account as they were typed; the others are secrets, or used up by registering. */
const keptFields: readonly RegisterField[] = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
];

/** Tabs of the register form. */
export type RegisterTab = 'username' | 'mobile';

/**
 * Makes an account with its wallet and signs it in. The same key with the same form gives the same account: a retry
 * after a lost reply proves itself by the password, or by the browser where there is none, and gets a new session.
 */
export async function enrol(ctx: Ctx, input: EnrolInput, tab: RegisterTab): Promise<SignedIn> {
  const key = keyOf(ctx);
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const flag = (module: string): boolean => isOn(settings.whitelabel, module);
  if (!settings.register || !flag(tab === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'))
    refuse('register.closed');
  const { visitorId } = input;
  const fields = tabFields(tab, flag);
  // Who proves to be a person reads no picture.
  const never = input.verification ? [...fields.never, 'captcha' as const] : fields.never;
  const values = checkRegisterForm(ctx, input, settings.registerRules, { ...fields, never });
  const number = numberIn(values, input, settings);
  const { password } = values;
  if (password !== undefined) {
    const reason = await weaknessOf(ctx, password, settings, values.username ?? '');
    if (reason) refuse('password.weak', { value: { field: 'password', reason } });
  }
  const write: Write = { key, inputHash: await fingerprint(ctx, values, number), password, visitorId };
  const before = await findWrite(ctx, key);
  if (before) return repeat(ctx, before, write);

  const inviter = await readInvitation(ctx, values.affiliateCode ?? input.referralCode, input.domain);
  const isProven = await requireCaptcha(ctx, 'register', visitorId, input.verification);
  const isVerified = number !== undefined && flag('REGMOBVERF3');
  // Before anything is used up: what is missing can be sent without a new captcha.
  if (isVerified && !hasProof(input)) refuse('register.field', { value: { field: 'verificationCode' } });
  const asksCaptcha = settings.registerRules.captcha?.enabled && !isProven;
  if (asksCaptcha && !(await checkCaptcha(ctx, visitorId, values.captcha ?? '')))
    refuse('captcha.wrong', { value: { captcha: true } });
  const taken = await takenField(ctx, values);
  if (taken) {
    // By a try under the same key, perhaps, that ended in between.
    const other = await findWrite(ctx, key);
    if (other) return repeat(ctx, other, write);
    // Before the code is used up: with another name it still works.
    refuse('register.taken', { value: { field: taken } });
  }
  // As taken: whoever tries learns nothing about anybody's exclusion.
  const field = await contactOfExcluded(ctx, { email: values.email, mobileNum: number });
  if (field) refuse('register.taken', { value: { field } });
  if (isVerified) await proveNumber(ctx, input, number);

  const [merchant] = await ctx.db.select().from(merchants).where(eq(merchants.code, ctx.merchant));
  if (!merchant) refuse('register.closed');
  const hash = (text: string | undefined) => (text === undefined ? undefined : ctx.hasher.hash(text));
  const username = values.username ?? inventName(ctx);
  const kept = keptFields.flatMap((field) => (values[field] ? [[field, values[field]] as const] : []));
  const account: typeof accounts.$inferInsert = {
    id: ctx.ids.next(),
    merchantCode: ctx.merchant,
    username,
    usernameKey: nameKey(username),
    passwordHash: (await hash(password)) ?? noPassword,
    passwordChangedAt: ctx.clock.now(),
    paymentPasswordHash: (await hash(values.paymentPassword)) ?? null,
    type: inviter?.link?.type === 'agent' ? 2 : 0,
    ...(inviter?.link?.type === 'agent' && { inviteCode: nameKey(username).toUpperCase() }),
    toUpline: inviter?.link !== undefined,
    nickname: username,
    currency: merchant.currency,
    language: ctx.language,
    uplineId: inviter?.uplineId ?? null,
    fields: { ...Object.fromEntries(kept), ...(number === undefined ? {} : { mobileNum: number }) },
    createdAt: ctx.clock.now(),
  };
  return ctx.db.transaction(async (tx) => {
    const made = await makeAccount(ctx, tx, account, write, isVerified);
    if (!made) {
      const other = await findWrite({ ...ctx, db: tx }, key);
      return repeat({ ...ctx, db: tx }, other ?? refuse('key.reused'), write);
    }
    if (inviter?.link) await useLink(ctx, tx, { linkId: inviter.link.id, accountId: account.id });
    if (inviter) await bindReferral(ctx, tx, { accountId: account.id, referrerId: inviter.id, visitorId });
    return made;
  });
}

/**
 * The mobile tab makes up a name where none is asked for. It has a password where the merchant wants one, and where no
 * code proves the number: then it is the only way back in. The code is looked at by itself.
 */
function tabFields(tab: RegisterTab, flag: (module: string) => boolean): TabFields {
  if (tab === 'username') return { always: ['username', 'password'], never: ['verificationCode'] };
  const hasPassword = flag('MOBILENUMPASSREG3') || !flag('REGMOBVERF3');
  return {
    always: ['mobileNum', ...(hasPassword ? (['password'] as const) : [])],
    never: [
      'username',
      'verificationCode',
      ...(hasPassword ? [] : (['password', 'confirmPassword'] as const)),
    ],
  };
}

/** The phone number of the form in E.164. Refuses with `register.field` what cannot be one. */
function numberIn(values: Values, input: EnrolInput, { dialingCode }: MerchantSettings): string | undefined {
  if (values.mobileNum === undefined) return undefined;
  const number = readNumber(input.countryDialingCode?.trim() || dialingCode, values.mobileNum);
  return number?.full ?? refuse('register.field', { value: { field: 'mobileNum' } });
}

const hasProof = ({ firebaseIdToken, verificationCode }: EnrolInput): boolean =>
  firebaseIdToken !== undefined || Boolean(verificationCode?.trim());

/** The code of the message, or Firebase's word. */
async function proveNumber(ctx: Ctx, input: EnrolInput, number: string): Promise<void> {
  const { firebaseIdToken, verificationCode = '', visitorId } = input;
  if (firebaseIdToken !== undefined) return provenNumber(ctx, firebaseIdToken, number);
  return spendCode(ctx, { purpose: 'register', to: number, visitorId }, verificationCode);
}

/** A name for somebody who gave a number only. */
const inventName = ({ random }: Pick<Ctx, 'random'>): string =>
  `m${Array.from({ length: 10 }, () => random.below(10)).join('')}`;

/** Of everything but the secrets: a fast hash of a password must not lie in a table. */
function fingerprint(ctx: Ctx, values: Values, number = ''): Promise<string> {
  const secret: readonly RegisterField[] = [
    'password',
    'confirmPassword',
    'paymentPassword',
    'captcha',
    'verificationCode',
    'mobileNum',
  ];
  const plain = registerFields
    .filter((field) => !secret.includes(field))
    .map((field) => values[field] ?? null);
  return ctx.hasher.digest(JSON.stringify([...plain, number]));
}

type KeyedWrite = typeof keyedWrites.$inferSelect;

async function findWrite(ctx: Pick<Ctx, 'db' | 'merchant'>, key: string): Promise<KeyedWrite | undefined> {
  const [found] = await ctx.db
    .select()
    .from(keyedWrites)
    .where(and(eq(keyedWrites.actor, `register:${ctx.merchant}`), eq(keyedWrites.key, key)));
  return found;
}

async function repeat(ctx: Ctx, before: KeyedWrite, again: Write): Promise<SignedIn> {
  const { accountId, visitorId } = before.result as { accountId: string; visitorId: string };
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  const isSame =
    before.inputHash === again.inputHash &&
    (again.password === undefined
      ? visitorId === again.visitorId
      : await ctx.hasher.verify(again.password, account?.passwordHash));
  if (!account || !isSame) refuse('key.reused');
  const opened = await ctx.db.transaction((tx) => openSession(ctx, tx, account, again.visitorId));
  return { cookieSecret: opened.cookieSecret, reply: startReply(opened) };
}
