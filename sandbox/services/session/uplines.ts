import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { findLink } from '../team/followLink';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';

/** Who invited a newcomer. */
export interface Inviter {
  id: string;
  code: string;
  /** The account above whoever comes by this invitation. */
  uplineId: string | null;
  /** The registration link that was followed, and what it opens. */
  link?: { id: string; type: 'agent' | 'member' };
}

/**
 * The agent or member whose invitation or registration link a code is, or a domain stands for. Refuses the code of a link
 * that has ended or is paused.
 */
export async function findInviter(
  ctx: Pick<Ctx, 'db' | 'merchant' | 'clock'>,
  code: string | undefined,
  domain: string | undefined,
): Promise<Inviter | undefined> {
  const domains = code?.trim() ? {} : await settingOf(ctx.db, ctx.merchant, 'affiliateDomains');
  const host = (domain ?? '').trim().toLowerCase();
  const byDomain = Object.hasOwn(domains, host) ? domains[host] : undefined;
  const wanted = (code?.trim() || byDomain || '').toUpperCase();
  if (wanted === '') return undefined;
  const found = await findLink(ctx, wanted);
  if (found && !found.isOpen && code?.trim()) refuse('affiliate.ended');
  if (found?.isOpen) {
    const { link } = found;
    return {
      id: link.accountId,
      code: link.code,
      uplineId: link.accountId,
      link: { id: link.id, type: link.type },
    };
  }
  const [inviter] = await ctx.db
    .select({ id: accounts.id, code: accounts.inviteCode, type: accounts.type, uplineId: accounts.uplineId })
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.inviteCode, wanted)));
  if (!inviter?.code) return undefined;
  // A member has no team: a friend joins the team of the member's own agent.
  const uplineId = inviter.type === 0 ? inviter.uplineId : inviter.id;
  return { id: inviter.id, code: inviter.code, uplineId };
}

/** Who invited a newcomer; undefined for one who comes by nobody. Refuses a code that nobody gave out. */
export async function readInvitation(
  ctx: Pick<Ctx, 'db' | 'merchant' | 'clock'>,
  code: string | undefined,
  domain: string | undefined,
): Promise<Inviter | undefined> {
  const inviter = await findInviter(ctx, code, domain);
  if (!inviter && code?.trim()) refuse('affiliate.unknown');
  return inviter;
}
