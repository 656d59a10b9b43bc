import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { captchas } from '../../db/schema';

/** Whether the answer is that of the browser's picture, in either case of letters. Any try uses the picture up. */
export async function checkCaptcha(
  ctx: Pick<Ctx, 'db' | 'clock' | 'hasher'>,
  visitorId: string,
  answer: string,
): Promise<boolean> {
  const given = await ctx.hasher.digest(`${visitorId}:${answer.trim().toLowerCase()}`);
  const [asked] = await ctx.db.delete(captchas).where(eq(captchas.visitorId, visitorId)).returning();
  return asked !== undefined && asked.expiresAt > ctx.clock.now() && asked.answerHash === given;
}
