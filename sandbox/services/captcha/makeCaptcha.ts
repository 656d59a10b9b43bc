import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { captchas } from '../../db/schema';
import { refuse } from '../../refusal';
import { countTry } from '../throttle';
import { captchaText, drawCaptcha } from './draw';

/** How long a picture can be answered. */
const lifeMs = 5 * 60_000;

/** A new picture for a browser, in base64. It replaces the one before; at most one per second. */
export async function makeCaptcha(ctx: Ctx, { visitorId }: { visitorId: string }): Promise<string> {
  const second = await countTry(ctx, `captcha:${visitorId}`, 1);
  if (second.count > 1) refuse('captcha.tooSoon', { retryAfter: second.retryAfter });
  const minute = await countTry(ctx, `captcha-network:${ctx.network}`, 60);
  if (minute.count > 120) refuse('limit.reached', { retryAfter: minute.retryAfter });
  const text = captchaText(ctx.random);
  const now = ctx.clock.now();
  const answerHash = await ctx.hasher.digest(`${visitorId}:${text.toLowerCase()}`);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(captchas).where(eq(captchas.visitorId, visitorId));
    await tx.insert(captchas).values({
      id: ctx.ids.next(),
      visitorId,
      answerHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    });
  });
  return drawCaptcha(text, ctx.random);
}
