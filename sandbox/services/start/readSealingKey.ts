import type { Ctx } from '../../context';

/** The public key for sealed requests, with the platform's time. */
export async function readSealingKey(
  ctx: Ctx,
): Promise<{ kid: string; publicKey: string; serverTime: number }> {
  return { ...(await ctx.keys.current()), serverTime: ctx.clock.now().getTime() };
}
