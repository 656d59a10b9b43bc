import { gameCategories, type GameShare } from '#contract';
import type { Executor } from '../../db/database';
import type { PromotionRow } from '../../db/schema';
import { settingOf } from '../settings';

/**
 * How much of a bet counts for a promotion by type of game, the most first: as much as everywhere, and nothing of types
 * that its rules leave out. Undefined where no bets are counted. Source: money rules, valid bet.
 */
export async function gameSharesOf(
  db: Executor,
  { merchantCode, kind, rules }: Pick<PromotionRow, 'merchantCode' | 'kind' | 'rules'>,
): Promise<GameShare[] | undefined> {
  if (kind === 'application' || (kind === 'rebate' && rules.of === 'netLoss')) return undefined;
  // A rebate is a share of all bets of a day.
  return countedShares(db, merchantCode, kind === 'rebate' ? undefined : rules.gameTypes);
}

/** How much of a bet counts now by type of game, the most first; nothing of types that are not among `counted`. */
export async function countedShares(
  db: Executor,
  merchantCode: string,
  counted?: readonly string[] | null,
): Promise<GameShare[]> {
  const shares = await settingOf(db, merchantCode, 'validBetShares');
  return gameCategories
    .map((gameType) => ({
      gameType,
      share: counted && !counted.includes(gameType) ? 0 : (shares[gameType] ?? 10_000),
    }))
    .toSorted((a, b) => b.share - a.share);
}
