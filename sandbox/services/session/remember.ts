import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { rememberTokens } from '../../db/schema';
import { record } from '../events';
import { secretText } from './secrets';

/** A day from the log-in with a password; rotation never moves it. Source: spec section 9. */
const lifeMs = 86_400_000;

/** Tokens that follow one another from one log-in. */
export interface Family {
  id: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The value of the cookie, and for how many seconds the browser keeps it. */
export interface RememberCookie {
  value: string;
  seconds: number;
}

type Deps = Pick<Ctx, 'clock' | 'hasher' | 'ids' | 'random'>;

export type RememberToken = typeof rememberTokens.$inferSelect;

/** A new family. */
export const newFamily = ({ clock, ids }: Pick<Ctx, 'clock' | 'ids'>): Family => ({
  id: ids.next(),
  expiresAt: new Date(clock.now().getTime() + lifeMs).toISOString(),
});

/**
 * Makes the next token of a family: a selector that finds its row, and a validator of which a fingerprint is stored.
 * Undefined when the family was ended in the meantime.
 */
export async function issueRemember(
  deps: Deps,
  tx: Executor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  family: Family,
): Promise<RememberCookie | undefined> {
  const now = deps.clock.now();
  const ended = await tx
    .select({ selector: rememberTokens.selector })
    .from(rememberTokens)
    .where(and(eq(rememberTokens.familyId, family.id), isNotNull(rememberTokens.revokedAt)));
  if (ended.length > 0) return undefined;
  const expiresAt = new Date(family.expiresAt);
  const [selector, validator] = [deps.ids.next(), secretText(deps.random)];
  if (deps.random.below(64) === 0) await tx.delete(rememberTokens).where(lt(rememberTokens.expiresAt, now));
  await tx.insert(rememberTokens).values({
    selector,
    validatorHash: await deps.hasher.digest(validator),
    familyId: family.id,
    accountId,
    sessionId,
    createdAt: now,
    expiresAt,
  });
  return {
    value: `${selector}.${validator}`,
    seconds: Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  };
}

/** The token of a cookie, when selector and validator belong together; whatever became of it since. */
export async function findRemember(
  { db, hasher }: Pick<Ctx, 'db' | 'hasher'>,
  cookie: string | undefined,
): Promise<RememberToken | undefined> {
  const [selector = '', validator = ''] = (cookie ?? '').split('.', 2);
  if (!/^[0-9a-z]{26}$/.test(selector)) return undefined;
  const [found] = await db.select().from(rememberTokens).where(eq(rememberTokens.selector, selector));
  // Fingerprints of 256 random bits: comparing them in varying time tells nothing about the secret.
  return found && found.validatorHash === (await hasher.digest(validator)) ? found : undefined;
}

/** Whether a token can still be used. */
export const isFresh = ({ clock }: Pick<Ctx, 'clock'>, token: RememberToken): boolean =>
  token.usedAt === null && token.revokedAt === null && token.expiresAt > clock.now();

/** Uses a token up. False when somebody else was faster. */
export async function useRemember(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { selector }: RememberToken,
): Promise<boolean> {
  const used = await db
    .update(rememberTokens)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(rememberTokens.selector, selector),
        isNull(rememberTokens.usedAt),
        isNull(rememberTokens.revokedAt),
      ),
    )
    .returning({ selector: rememberTokens.selector });
  return used.length === 1;
}

/** Ends a family. Used twice means copied: nobody gets in by it any more, and the security log says so. */
export async function revokeFamily(
  ctx: Pick<Ctx, 'db' | 'clock' | 'merchant' | 'network' | 'requestId'>,
  { familyId, accountId }: RememberToken,
  isReplay: boolean,
): Promise<void> {
  await ctx.db
    .update(rememberTokens)
    .set({ revokedAt: ctx.clock.now() })
    .where(and(eq(rememberTokens.familyId, familyId), isNull(rememberTokens.revokedAt)));
  await record(ctx, ctx.db, isReplay ? 'remember.replayed' : 'remember.revoked', { accountId });
}
