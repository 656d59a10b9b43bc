import type { Executor } from '../../db/database';
import { settingOf } from '../settings';

/**
 * How many minor units of a merchant's currency stand for one of the catalogue's. Stakes of the catalogue are written
 * for a dollar; 20 cents are 4,000.00 dong.
 */
export async function stakeUnitOf(db: Executor, merchant: string): Promise<bigint> {
  return BigInt(await settingOf(db, merchant, 'stakeUnit'));
}
