import { eq, sql } from 'drizzle-orm';
import { profileFields, type FieldRule, type Profile, type ProfileField } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { accounts, merchants, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { isWithin } from '../session/checkRegisterForm';
import { settingOf, type MerchantSettings } from '../settings';
import { reviewIfExcluded } from '../saferPlay/excludedAgain';
import { countTry } from '../throttle';
import { isNickname } from './checkNickname';

/** Changes of a profile within an hour. */
const mostPerHour = 40;

/** Who is younger may not play, and nobody is older. */
const leastAge = 18;
const mostAge = 120;

const free = (minLength: number, maxLength: number, acceptedPattern = '*'): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern,
  patternId: acceptedPattern === '*' ? 'LENGTH' : 'PROFILE',
  minLength,
  maxLength,
});
const chat = free(2, 64);

/** What the platform takes where the merchant has no rule of registration for the same field. */
const rules: Readonly<Record<ProfileField, FieldRule>> = {
  nickname: free(2, 24),
  payeeName: free(2, 64, "[\\p{L}\\p{M}][\\p{L}\\p{M} .'’-]*"),
  idNumber: free(4, 32, '[\\p{L}\\d -]+'),
  birthday: free(10, 10, '\\d{4}-\\d{2}-\\d{2}'),
  line: chat,
  whatsapp: free(5, 24, '\\+?[\\d -]+'),
  telegram: chat,
  zalo: chat,
  wechat: chat,
  qqNum: free(5, 12, '\\d+'),
  facebook: free(2, 128),
  nationality: free(2, 64),
  address: free(4, 200),
  occupation: free(2, 64),
  incomeSource: free(2, 64),
  recommenderId: chat,
  affiliateCode: chat,
};

/** Said once, they can be corrected by customer service alone: money and age depend on them. */
const lockedOnceSaid: ReadonlySet<ProfileField> = new Set(['payeeName', 'birthday', 'idNumber']);
/** Known from the registration. */
const readOnly: ReadonlySet<ProfileField> = new Set(['recommenderId', 'affiliateCode']);

const valueOf = (account: Account, field: ProfileField): string =>
  field === 'nickname' ? account.nickname : (account.fields[field] ?? '');

function ruleOf({ registerRules }: Pick<MerchantSettings, 'registerRules'>, field: ProfileField): FieldRule {
  const own = field === 'nickname' || field === 'birthday' ? undefined : ruleIn(registerRules, field);
  return own?.enabled ? { ...own, required: false } : rules[field];
}

const ruleIn = (table: MerchantSettings['registerRules'], field: string): FieldRule | undefined =>
  (table as Readonly<Record<string, FieldRule | undefined>>)[field];

/** What the member says about themselves, with the rule of each field. */
export async function readProfile(
  ctx: Pick<SignedInCtx, 'db' | 'merchant' | 'actor'>,
  account: Account = ctx.actor.account,
): Promise<Profile> {
  const registerRules = await settingOf(ctx.db, ctx.merchant, 'registerRules');
  const [upline] =
    account.uplineId === null
      ? []
      : await ctx.db
          .select({ name: accounts.username })
          .from(accounts)
          .where(eq(accounts.id, account.uplineId));
  return {
    fields: profileFields.map((field) => {
      const said = valueOf(account, field);
      const value = field === 'recommenderId' && said === '' ? (upline?.name ?? '') : said;
      return {
        field,
        value,
        isLocked: readOnly.has(field) || (lockedOnceSaid.has(field) && value !== ''),
        rule: ruleOf({ registerRules }, field),
      };
    }),
  };
}

async function brandName({ db, merchant }: Pick<SignedInCtx, 'db' | 'merchant'>): Promise<string> {
  const [found] = await db
    .select({ name: merchants.name })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return found?.name ?? merchant;
}

/** Usernames and nicknames of everybody above: who goes by one of them is taken for them. */
async function uplineNames({ db, actor }: Pick<SignedInCtx, 'db' | 'actor'>): Promise<string[]> {
  const above = await rows<{ username: string; nickname: string }>(
    db,
    sql`WITH RECURSIVE above AS (
        SELECT id, upline_id, username, nickname FROM accounts WHERE id = ${actor.account.uplineId}
        UNION SELECT a.id, a.upline_id, a.username, a.nickname FROM accounts a JOIN above ON a.id = above.upline_id
      ) SELECT username, nickname FROM above`,
  );
  return above.flatMap(({ username, nickname }) => [username, nickname]);
}

/** Saves one field, empty to take it away. A locked one stays as it is, however often it is sent. */
export async function saveProfile(
  ctx: SignedInCtx,
  { field, value: sent }: { field: ProfileField; value: string },
): Promise<Profile> {
  const { account } = ctx.actor;
  if (readOnly.has(field)) refuse('security.stale');
  const { count, retryAfter } = await countTry(ctx, `profile:${account.id}`, 3600);
  if (count > mostPerHour) refuse('limit.reached', { retryAfter });
  const value = sent.trim().normalize(field === 'nickname' ? 'NFKC' : 'NFC');
  const registerRules = await settingOf(ctx.db, ctx.merchant, 'registerRules');
  const isEmptied = value === '' && field !== 'nickname';
  const isGood =
    isEmptied ||
    (isWithin(ctx, value, ruleOf({ registerRules }, field)) &&
      (field !== 'birthday' || isAge(value, ctx.clock.now())) &&
      (field !== 'nickname' || isNickname(value, await brandName(ctx), await uplineNames(ctx))));
  if (!isGood) refuse('register.field', { value: { field: 'value' } });
  const changed = await ctx.db.transaction(async (tx) => {
    // Other fields may be written at the same time.
    const [current] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    if (!current) return refuse('security.stale');
    const before = valueOf(current, field);
    if (before === value) return current;
    if (lockedOnceSaid.has(field) && before !== '') return refuse('security.stale');
    const { [field]: _, ...others } = current.fields;
    const [row] = await tx
      .update(accounts)
      .set(
        field === 'nickname'
          ? { nickname: value }
          : { fields: isEmptied ? others : { ...others, [field]: value } },
      )
      .where(eq(accounts.id, account.id))
      .returning();
    await record(ctx, tx, 'profile.changed', { accountId: account.id, detail: { field } });
    const saved = row ?? current;
    if (field === 'payeeName' || field === 'birthday') await reviewIfExcluded(ctx, tx, saved.id);
    return saved;
  });
  return readProfile(ctx, changed);
}

/** Whether a day is one of the calendar, and whoever was born on it is of age now. */
function isAge(day: string, now: Date): boolean {
  const born = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== day) return false;
  const birthdayAt = (age: number): number =>
    Date.UTC(born.getUTCFullYear() + age, born.getUTCMonth(), born.getUTCDate());
  return birthdayAt(leastAge) <= now.getTime() && now.getTime() < birthdayAt(mostAge);
}
