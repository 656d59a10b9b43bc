import { type Db, type Hasher, type Tx, allowLongWork, makeMonths } from '#platform/host';
import { type GameRow, merchants, settings } from '#platform/schema';
import {
  type ContentFiles,
  type LeaderboardRules,
  addUpTeams,
  agentProgrammeOf,
  pointsRulesOf,
  setUpFault,
  vipRulesOf,
} from '#platform/seed';
import { cashierSettings } from './cashierSettings';
import { contractSettings } from './contractPlan';
import { demoAccounts } from './demoAccounts';
import { leagueNames } from './fixtures';
import { demoMerchants, type DemoMerchant } from './merchants';
import { merchantSettings } from './merchantSettings';
import { waysToReach } from './waysToReach';
import { readArticles, seedArticles } from './seedArticles';
import { seedCatalogue } from './seedCatalogue';
import { seedContracts } from './seedContracts';
import { seedContent } from './seedContent';
import { seedPeople } from './seedPeople';
import { slotRows } from './slotGames';
import { vendorsFirst } from './vendors';

/** What the seed cannot know by itself. */
export interface SeedDeps {
  hasher: Hasher;
  /** The moment at which the world begins: everything seeded lies before it. */
  at: Date;
  /** Help and news, as files. */
  content: ContentFiles;
}

/** Days of which a world tells: people joined up to a year before it begins. */
const pastDays = 366;

/** Fills a migrated, empty database with the demo world. The same moment gives the same world, salts aside. */
export async function seedWorld(db: Db, deps: SeedDeps): Promise<void> {
  await db.transaction(async (tx) => {
    // A busy machine thinks about the next rows for longer than a transaction may be idle.
    await allowLongWork(tx);
    await makeMonths(tx, new Date(deps.at.getTime() - pastDays * 86_400_000), deps.at);
    await seedBrands(tx, deps, demoMerchants, await seedCatalogue(tx, deps.at));
    await addUpTeams(tx);
  });
}

/**
 * Adds the brands that a world does not have yet, as it would have begun with them. Gives their names.
 * @throws when the database holds no world, which has the games that their pasts are played on
 */
export async function seedMissingBrands(
  db: Tx,
  deps: SeedDeps,
  brands: readonly DemoMerchant[] = demoMerchants,
): Promise<string[]> {
  const known = new Set((await db.select({ code: merchants.code }).from(merchants)).map(({ code }) => code));
  const missing = brands.filter(({ code }) => !known.has(code));
  if (missing.length > 0) await seedBrands(db, deps, missing, slotRows(deps.at));
  return missing.map(({ name }) => name);
}

async function seedBrands(
  db: Tx,
  { hasher, at, content }: SeedDeps,
  brands: readonly DemoMerchant[],
  slots: readonly GameRow[],
): Promise<void> {
  // One slow hash per role: the brands' accounts share their passwords anyway.
  const hashes = new Map<string, string>();
  for (const account of demoAccounts) hashes.set(account.username, await hasher.hash(account.password));
  for (const { username, transactionPassword } of demoAccounts)
    if (transactionPassword) hashes.set(`${username}:transaction`, await hasher.hash(transactionPassword));
  const hashOf = (username: string): string => hashes.get(username) ?? '';
  const articles = readArticles(content);
  for (const merchant of brands) {
    const { code, name, currency } = merchant;
    await db.insert(merchants).values({ code, name, currency, createdAt: at });
    const own = settingRows(merchant);
    const fault = setUpFault(code, currency, Object.fromEntries(own.map(({ key, value }) => [key, value])));
    if (fault) throw new Error(fault);
    await db.insert(settings).values(own);
    await seedContent(db, merchant, at);
    await seedArticles(db, code, articles);
    await seedPeople(db, { merchant, slots, hashOf, at });
    await seedContracts(db, { merchant, at });
  }
}

/** A point for each dollar of valid bets, and prizes for ten places. */
function leaderboardRules({ creditUnit }: DemoMerchant): LeaderboardRules {
  const amount = (dollars: number): string => (BigInt(dollars * 100) * creditUnit).toString();
  return {
    pointUnit: amount(1),
    week: [50, 25, 12, 6, 6, 4, 4, 2, 2, 2].map(amount),
    month: [500, 250, 120, 60, 60, 40, 40, 20, 20, 20].map(amount),
  };
}

/** What a brand of the demo is set to. */
export const settingRows = (merchant: DemoMerchant) =>
  Object.entries({
    ...merchantSettings,
    ...cashierSettings(merchant),
    ...contractSettings(merchant),
    ...waysToReach(merchant),
    agentProgramme: agentProgrammeOf((dollars) => (BigInt(dollars * 100) * merchant.creditUnit).toString()),
    stakeUnit: merchant.stakeUnit,
    dialingCode: merchant.dialingCode,
    vendorSorting: vendorsFirst[merchant.brand.id] ?? {},
    leagueNames,
    pointsRules: pointsRulesOf(100n * merchant.creditUnit),
    vipRules: vipRulesOf(100n * merchant.creditUnit),
    leaderboardRules: leaderboardRules(merchant),
  }).map(([key, value]) => ({ merchantCode: merchant.code, key, value }));
