import type { Ctx } from '../../context';
import { settingOf } from '../settings';

/** Domains of the brand. Their speed is 0: the site measures it. */
export async function listRouters(ctx: Ctx): Promise<{ domainList: { domain: string; speed: number }[] }> {
  const domains = await settingOf(ctx.db, ctx.merchant, 'domains');
  return { domainList: domains.map((domain) => ({ domain, speed: 0 })) };
}
