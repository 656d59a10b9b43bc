import type { Executor } from '#platform/host';
import { type GameRow, games, lotteries, matches, vendors } from '#platform/schema';
import { writeDrawSeed } from '#platform/wallet';
import { insertAll } from './bulk';
import { fixtureRows } from './fixtures';
import { lotteryRows } from './lotteries';
import { otherRows } from './otherGames';
import { slotRows } from './slotGames';
import { vendorRows } from './vendors';

/** Known on purpose: everybody's demo world draws the same numbers. A production platform replaces it by one of its own. */
export const printedDrawSeed = 'demo';

/** Vendors, games, lotteries and fixtures: what all brands share. Gives the slots, which the pasts are played on. */
export async function seedCatalogue(db: Executor, at: Date): Promise<readonly GameRow[]> {
  const slots = slotRows(at);
  await insertAll(db, vendors, vendorRows());
  await insertAll(db, games, [...slots, ...otherRows(at)]);
  await insertAll(
    db,
    lotteries,
    lotteryRows().map((row) => ({ ...row, rules: { ...row.rules } })),
  );
  await insertAll(
    db,
    matches,
    fixtureRows(at).map((row) => ({ ...row, script: { ...row.script } })),
  );
  await writeDrawSeed(db, printedDrawSeed, at);
  return slots;
}
