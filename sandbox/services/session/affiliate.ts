import type { HandlerReplyOf, ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { countVisit } from '../team/followLink';
import { countTry } from '../throttle';
import { findInviter } from './uplines';

/** Codes that one network may try in ten minutes. */
const mostPerTenMinutes = 60;

/** Whether an invitation code is one, before the form is sent. A registration link counts the browser that opens it. */
export async function affiliate(
  ctx: Ctx,
  { code, domain, visitorId }: ParsedRequestOf<typeof sessionCalls.affiliate> & { visitorId: string },
): Promise<HandlerReplyOf<typeof sessionCalls.affiliate>> {
  const tries = await countTry(ctx, `affiliate:${ctx.network}`, 600);
  if (tries.count > mostPerTenMinutes) refuse('limit.reached', { retryAfter: tries.retryAfter });
  const inviter = await findInviter(ctx, code, domain);
  if (inviter?.link) await countVisit(ctx, inviter.link.id, visitorId);
  return inviter ? { code: inviter.code } : refuse('affiliate.unknown');
}
