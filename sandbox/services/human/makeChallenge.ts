import { lt } from 'drizzle-orm';
import type { HandlerReplyOf, ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { humanChallenges } from '../../db/schema';
import { refuse } from '../../refusal';
import { secretText } from '../session/secrets';
import { readSystemState } from '../system/state';
import { countTry } from '../throttle';
import { chooseGap, drawSlider, sliderSize } from './slider';

/** How long a task can be answered. Source: the design's security document, human verification. */
const lifeSeconds = 120;

/** Tasks that one network may ask for in ten minutes. */
const mostPerTenMinutes = 60;

/** Where the gap lies while an operator has chosen the fixed task, for tests that read no pictures. */
export const fixedGap = { left: 140, top: 50 } as const;

type Input = ParsedRequestOf<typeof sessionCalls.humanChallenge> & { visitorId: string };

/** A task for a person, bound to the action, the browser and the network that asked for it. */
export async function makeChallenge(
  ctx: Ctx,
  { action, kind, visitorId }: Input,
): Promise<HandlerReplyOf<typeof sessionCalls.humanChallenge>> {
  const tries = await countTry(ctx, `human:${ctx.network}`, 600);
  if (tries.count > mostPerTenMinutes) refuse('limit.reached', { retryAfter: tries.retryAfter });
  const now = ctx.clock.now();
  if (ctx.random.below(64) === 0)
    await ctx.db.delete(humanChallenges).where(lt(humanChallenges.expiresAt, now));
  const id = ctx.ids.next();
  const keep = (answer: string) =>
    ctx.db.insert(humanChallenges).values({
      id,
      action,
      visitorId,
      network: ctx.network,
      kind,
      answer,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
    });
  const head = { challenge: id, expiresInSeconds: lifeSeconds };

  if (kind === 'work') {
    const salt = secretText(ctx.random);
    const bits = ctx.config.workBits;
    await keep(`${bits}:${salt}`);
    return { ...head, kind, salt, bits };
  }
  const { human } = await readSystemState(ctx.db);
  const gap = human === 'fixed' ? fixedGap : chooseGap(ctx.random);
  const { image, piece } = await drawSlider(gap, ctx.random);
  await keep(String(gap.left));
  const { width, height, piece: size } = sliderSize;
  return {
    ...head,
    kind,
    image,
    width,
    height,
    piece: { image: piece, width: size, height: size, top: gap.top },
  };
}
