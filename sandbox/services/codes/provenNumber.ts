import type { Ctx } from '../../context';
import { nonces } from '../../db/schema';
import { refuse } from '../../refusal';
import { readSystemState } from '../system/state';

/** A token of Firebase lives an hour at most; it is remembered a little longer than that. */
const rememberMs = 2 * 3_600_000;

/** Takes Firebase's word that a number is the person's, once. Refuses like a wrong code. */
export async function provenNumber(ctx: Ctx, idToken: string, number: string): Promise<void> {
  if (!(await readSystemState(ctx.db)).phoneAuth) refuse('sms.off');
  if ((await ctx.phoneAuth.verify(idToken)) !== number) refuse('sms.codeWrong');
  const kept = await ctx.db
    .insert(nonces)
    .values({
      nonce: `phone:${await ctx.hasher.digest(idToken)}`,
      expiresAt: new Date(ctx.clock.now().getTime() + rememberMs),
    })
    .onConflictDoNothing()
    .returning({ nonce: nonces.nonce });
  if (kept.length === 0) refuse('sms.codeExpired');
}
