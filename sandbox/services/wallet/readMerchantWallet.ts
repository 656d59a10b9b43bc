import type { Ctx } from '../../context';
import { settingOf } from '../settings';

/** Whether all games of the merchant play from one wallet. */
export async function readMerchantWallet(ctx: Ctx): Promise<{ isSingle: boolean }> {
  return { isSingle: await settingOf(ctx.db, ctx.merchant, 'singleWallet') };
}
