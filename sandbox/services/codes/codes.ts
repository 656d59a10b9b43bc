import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CodeSent } from '#contract';
import type { Ctx } from '../../context';
import { smsCodes, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { isKnownDevice } from '../session/knownDevices';
import { countTry } from '../throttle';

/** What a code opens, and nothing else. */
export type CodePurpose =
  | 'login'
  | 'password'
  | 'register'
  | 'proof:mobile'
  | 'proof:email'
  | 'contact:mobile'
  | 'contact:email'
  | 'bind:mobile'
  | 'bind:email';

/** Whom a code is for. */
export interface CodeUse {
  purpose: CodePurpose;
  /** Number in E.164, or address: where the code goes. */
  to: string;
  /** The browser that asked: the code works there alone (ASVS 6.6.2). */
  visitorId: string;
}

/** Minutes for which a code works (ASVS 6.5.5 allows ten), and for which the button counts down. */
const validMinutes = 5;
const pauseMinutes = 1;

/** Wrong tries that kill a code. */
const mostWrong = 5;

/**
 * Codes that may go to one number or address. Source: the design's security document, SMS codes.
 */
export const perRecipient = [
  { name: 'minute', seconds: 60, most: 1 },
  { name: 'ten', seconds: 600, most: 3 },
  { name: 'day', seconds: 86_400, most: 10 },
] as const;

/** Under which the codes of an hour that a network asks for are counted, whoever sends them. */
export const networkKey = (network: string): string => `code-network:${network}`;

/** A code to be counted. */
interface CodeRequest {
  /** Number in E.164, or address. */
  to: string;
  /** The browser that asks. */
  visitorId: string;
  /** The account that the number or address belongs to, if there is one. */
  account: Account | undefined;
  dialingCode?: string;
}

/**
 * Counts one more code to a recipient, from a network, to a country. The same for recipients that the platform does
 * not know: a limit that only counts known ones would tell them apart. Browsers that the owner signed in from have a
 * count of their own, so that a stranger who asks for codes cannot use up the owner's.
 */
export async function countCode(
  ctx: Ctx,
  { to, visitorId, account, dialingCode }: CodeRequest,
): Promise<void> {
  const isKnown = await isKnownDevice(ctx, account, visitorId);
  // By fingerprint: numbers and addresses are personal.
  const recipient = await ctx.hasher.digest(`${ctx.merchant}:${to}`);
  const who = isKnown ? `${recipient}:device:${visitorId}` : recipient;
  for (const { name, seconds, most } of perRecipient) {
    const { count, retryAfter } = await countTry(ctx, `code-${name}:${who}`, seconds);
    if (count > most) refuse(name === 'minute' ? 'sms.tooSoon' : 'sms.tooMany', { retryAfter });
  }
  const { network, country } = ctx.config.codesPerHour;
  const limits = [
    { key: networkKey(ctx.network), most: network },
    // Breaks off when somebody earns money with messages to a country's expensive numbers.
    { key: `code-country:${ctx.merchant}:${dialingCode ?? ''}`, most: country },
  ];
  for (const { key, most } of limits) {
    const { count, retryAfter } = await countTry(ctx, key, 3600);
    if (count > most) refuse('sms.tooMany', { retryAfter });
  }
}

/**
 * Makes a code, kept as a slow hash: six digits are quickly tried. It replaces the one before. Who must not have one
 * (`isReal` false) costs the same work and gets a hash that nothing opens.
 */
export async function issueCode(ctx: Ctx, use: CodeUse, isReal: boolean): Promise<string> {
  const code = String(ctx.random.below(1_000_000)).padStart(6, '0');
  const codeHash = await ctx.hasher.hash(isReal ? code : `${code}:${ctx.ids.next()}`);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    if (ctx.random.below(64) === 0) await tx.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
    await tx.update(smsCodes).set({ usedAt: now }).where(liveCode(ctx, use));
    await tx.insert(smsCodes).values({
      id: ctx.ids.next(),
      purpose: use.purpose,
      merchantCode: ctx.merchant,
      numberKey: use.to,
      visitorId: use.visitorId,
      codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    });
    await record(ctx, tx, 'code.sent', { detail: { purpose: use.purpose } });
  });
  return code;
}

/** What every sending answers, whether or not anything was sent. */
export const sentReply: CodeSent = { expiredMinutes: pauseMinutes, validMinutes };

/**
 * Takes a code, once. Refuses with `sms.codeWrong`, and with `sms.codeExpired` when there is none left to try: too
 * late, used, replaced, or killed by five wrong tries.
 */
export async function spendCode(ctx: Ctx, use: CodeUse, code: string): Promise<void> {
  const [newest] = await ctx.db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(liveCode(ctx, use))
    .orderBy(desc(smsCodes.createdAt))
    .limit(1);
  // Counted before it is looked at, so that parallel guesses cannot outrun the counter.
  const [tried] = newest
    ? await ctx.db
        .update(smsCodes)
        .set({ wrong: sql`${smsCodes.wrong} + 1` })
        .where(and(eq(smsCodes.id, newest.id), isNull(smsCodes.usedAt), lt(smsCodes.wrong, mostWrong)))
        .returning()
    : [];
  const isRight = await ctx.hasher.verify(code.normalize('NFKC').trim(), tried?.codeHash);
  if (!tried) refuse('sms.codeExpired');
  if (!isRight) {
    await record(ctx, ctx.db, 'code.refused', { detail: { purpose: use.purpose } });
    refuse('sms.codeWrong');
  }
  const spent = await ctx.db
    .update(smsCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(smsCodes.id, tried.id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  if (spent.length === 0) refuse('sms.codeExpired');
}

const liveCode = (ctx: Pick<Ctx, 'merchant' | 'clock'>, { purpose, to, visitorId }: CodeUse) =>
  and(
    eq(smsCodes.merchantCode, ctx.merchant),
    eq(smsCodes.purpose, purpose),
    eq(smsCodes.numberKey, to),
    eq(smsCodes.visitorId, visitorId),
    isNull(smsCodes.usedAt),
    lt(smsCodes.wrong, mostWrong),
    gt(smsCodes.expiresAt, ctx.clock.now()),
  );
