import type { HandlerReplyOf, ParsedRequestOf, sessionCalls } from '../../../contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { countTry } from '../throttle';
import { findInviter } from './uplines';

/** Codes that one network may try in ten minutes. */
const mostPerTenMinutes = 60;

/** Whether an invitation code is one, before the form is sent. */
export async function affiliate(
  ctx: Ctx,
  { code, domain }: ParsedRequestOf<typeof sessionCalls.affiliate>,
): Promise<HandlerReplyOf<typeof sessionCalls.affiliate>> {
  const tries = await countTry(ctx, `affiliate:${ctx.network}`, 600);
  if (tries.count > mostPerTenMinutes) refuse('limit.reached', { retryAfter: tries.retryAfter });
  const inviter = await findInviter(ctx, code, domain);
  return inviter ? { code: inviter.code } : refuse('affiliate.unknown');
}
