import { eq } from 'drizzle-orm';
import { isWorkDone, type HumanAction, type HumanProof } from '#contract';
import type { Ctx } from '../../context';
import { humanChallenges } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { readSystemState } from '../system/state';

/** Pixels that the piece may lie off, either way. */
const tolerance = 5;

/**
 * Lets pass whoever proves to be a person, and gives whether somebody did. Refuses with `verification.required` when one
 * is asked for and there is no proof, and with `verification.wrong` when it is not good.
 */
export async function requireCaptcha(
  ctx: Ctx,
  action: HumanAction,
  visitorId: string,
  proof: HumanProof | undefined,
): Promise<boolean> {
  if (!proof) {
    const { human, humanActions = ctx.config.humanActions } = await readSystemState(ctx.db);
    if (human === 'off' || !humanActions.includes(action)) return false;
    refuse('verification.required', { value: { action } });
  }
  if (!(await isPerson(ctx, action, visitorId, proof))) refuse('verification.wrong', { value: { action } });
  return true;
}

/** Whether a proof is good, and not too late, used, or for another action or browser. Any look uses it up. */
export async function isPerson(
  ctx: Ctx,
  action: HumanAction,
  visitorId: string,
  proof: HumanProof,
): Promise<boolean> {
  // Gone with the first try, so that parallel guesses share one.
  const [asked] = await ctx.db
    .delete(humanChallenges)
    .where(eq(humanChallenges.id, proof.challenge))
    .returning();
  const isHere =
    asked !== undefined &&
    asked.action === action &&
    asked.visitorId === visitorId &&
    asked.network === ctx.network &&
    asked.expiresAt > ctx.clock.now();
  if (isHere && (await isAnswer(asked, proof.answer))) return true;
  await record(ctx, ctx.db, 'human.refused', { detail: { action } });
  return false;
}

async function isAnswer(
  { kind, answer }: typeof humanChallenges.$inferSelect,
  given: string,
): Promise<boolean> {
  if (kind === 'work') {
    const at = answer.indexOf(':');
    return isWorkDone(answer.slice(at + 1), Number(answer.slice(0, at)), given);
  }
  return /^\d{1,3}$/.test(given) && Math.abs(Number(given) - Number(answer)) <= tolerance;
}
