import type { WhitelabelModule } from '#contract';
import type { Ctx } from '../../context';
import { settingOf } from '../settings';

/** The modules of the merchant, and which of them are on. */
export async function readWhitelabel(ctx: Ctx): Promise<WhitelabelModule[]> {
  return settingOf(ctx.db, ctx.merchant, 'whitelabel');
}
