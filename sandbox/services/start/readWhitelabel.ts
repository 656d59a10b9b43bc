import type { WhitelabelModule } from '../../../contract';
import { anyone, type Ctx } from '../../context';
import { settingOf } from '../settings';

/** The modules of the merchant, and which of them are on. */
export async function readWhitelabel(ctx: Ctx): Promise<WhitelabelModule[]> {
  anyone(ctx);
  return settingOf(ctx.db, ctx.merchant, 'whitelabel');
}
