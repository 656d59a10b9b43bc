import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';

/** The agent whose invitation a code is, or a domain stands for. */
export async function findInviter(
  ctx: Pick<Ctx, 'db' | 'merchant'>,
  code: string | undefined,
  domain: string | undefined,
): Promise<{ id: string; code: string } | undefined> {
  const domains = code?.trim() ? {} : await settingOf(ctx.db, ctx.merchant, 'affiliateDomains');
  const host = (domain ?? '').trim().toLowerCase();
  const byDomain = Object.hasOwn(domains, host) ? domains[host] : undefined;
  const wanted = (code?.trim() || byDomain || '').toUpperCase();
  if (wanted === '') return undefined;
  const [inviter] = await ctx.db
    .select({ id: accounts.id, code: accounts.inviteCode })
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.inviteCode, wanted)));
  return inviter?.code ? { id: inviter.id, code: inviter.code } : undefined;
}

/** The account above a newcomer; null for one who comes by nobody. Refuses a code that nobody gave out. */
export async function findUpline(
  ctx: Pick<Ctx, 'db' | 'merchant'>,
  code: string | undefined,
  domain: string | undefined,
): Promise<string | null> {
  const inviter = await findInviter(ctx, code, domain);
  if (!inviter && code?.trim()) refuse('affiliate.unknown');
  return inviter?.id ?? null;
}
