import { and, eq, lt } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { recoveryCodes, totpSecrets } from '../../db/schema';
import { refuse } from '../../refusal';
import { totpPlace } from '../../wrapping';
import { record } from '../events';
import { typedSecret } from '../session/secrets';
import { matchTotp } from '../session/totp';
import { countAnswer } from './checkLoginPassword';

const howMany = 8;

type Deps = Pick<Ctx, 'hasher'> & { db: Executor };

/** A code as it is compared: spaces, dashes and case do not count. */
const plain = (typed: string): string => typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

const digestOf = ({ hasher }: Deps, accountId: string, code: string): Promise<string> =>
  hasher.digest(`${accountId}:${plain(code)}`);

/** Makes recovery codes in place of all there are. */
export async function makeRecoveryCodes(
  ctx: Deps & Pick<Ctx, 'random'>,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => typedSecret(ctx.random));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const rows = await Promise.all(
    codes.map(async (code) => ({ accountId, codeHash: await digestOf(ctx, accountId, code) })),
  );
  await ctx.db.insert(recoveryCodes).values(rows);
  return codes;
}

/** Takes the six digits of an authenticator app, or a recovery code, once. */
export async function spendAuthenticatorCode(
  ctx: Deps & Pick<Ctx, 'clock' | 'wrapping'>,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const [kept] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.accountId, accountId));
  if (!kept) return false;
  const secret = await ctx.wrapping.unwrap(totpPlace(accountId), kept.secret);
  const step = matchTotp(secret, kept.lastStep, typed, ctx.clock.now());
  if (step === undefined) {
    const spent = await ctx.db
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.codeHash, await digestOf(ctx, accountId, typed)),
          eq(recoveryCodes.accountId, accountId),
        ),
      )
      .returning({ accountId: recoveryCodes.accountId });
    return spent.length === 1;
  }
  const taken = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: BigInt(step) })
    .where(and(eq(totpSecrets.accountId, accountId), lt(totpSecrets.lastStep, BigInt(step))))
    .returning({ id: totpSecrets.accountId });
  return taken.length === 1;
}

/** Takes a code of whoever is signed in; refuses a wrong one with `login.proofWrong`, and too many of them. */
export async function verifyAuthenticatorCode(
  ctx: SignedInCtx,
  question: string,
  typed: string,
): Promise<void> {
  const { id } = ctx.actor.account;
  const forget = await countAnswer(ctx, `${question}:authenticator`);
  if (!(await spendAuthenticatorCode(ctx, id, typed))) {
    await record(ctx, ctx.db, 'authenticator.refused', { accountId: id, detail: { question } });
    refuse('login.proofWrong');
  }
  await forget();
}
