import { type Executor, openHouseAccount } from '#platform/host';
import { rebateRates, settledDays } from '#platform/schema';
import { businessDateOf, businessDayOf, dueRebates, receivingAccount } from '#platform/seed';
import { cashierSettings } from './cashierSettings';
import { insertAll, loadPast, type PastPost } from './bulk';
import type { DemoMerchant } from './merchants';

/** Rates of the demo agent by game type, in 1/10,000; each level below keeps a share of them. */
const topRates = { RNG: 80, FISH: 80, LIVE: 60, SPORTS: 50, ESPORTS: 50, PVP: 60, ELOTT: 70, LOTT: 70 };
/** Share of the top rates by level below the demo agent. Members of the demo get none: wallets hold what is documented. */
const shareByLevel = [1, 0.6, 0.35];
const dayMs = 86_400_000;

/** Days of income that the demo agents have behind them. */
const days = 120;
/** The same of a large team's agents, who would have thousands of postings. */
const lateDays = 21;

interface RebateDeps {
  merchant: DemoMerchant;
  /** Agents with their level: 0 is the demo agent. */
  agents: readonly { id: string; level: number }[];
  /** Accounts of a large team. */
  latecomers: readonly string[];
  at: Date;
}

/** Gives the agents their rates and pays what their teams' past bets earned them, each night for the day before. */
export async function seedRebates(
  db: Executor,
  { merchant, agents, latecomers, at }: RebateDeps,
): Promise<void> {
  const { code, currency } = merchant;
  const { timeZone } = cashierSettings(merchant);
  await insertAll(
    db,
    rebateRates,
    agents.flatMap(({ id, level }) =>
      Object.entries(topRates).map(([gameType, rate]) => ({
        accountId: id,
        gameType,
        rate: Math.round(rate * (shareByLevel[level] ?? 0)),
      })),
    ),
  );
  const dayBefore = (count: number): string =>
    businessDateOf(timeZone, new Date(at.getTime() - count * dayMs));
  const house = await openHouseAccount(db, { merchant: code, purpose: 'rebate', currency, at });
  const posts: PastPost[] = [];
  const late = new Set(latecomers);
  const since = dayBefore(lateDays);
  const opened = new Map<string, string>();
  // The day before the world's beginning is left to the platform, which pays it as it starts.
  for (const { receiver, day, wallet, amount } of await dueRebates(db, code, {
    from: dayBefore(days),
    to: dayBefore(2),
  })) {
    if (wallet === 'main' || (late.has(receiver) && day < since)) continue;
    const account = opened.get(receiver) ?? (await receivingAccount(db, { receiver, wallet, currency, at }));
    opened.set(receiver, account);
    posts.push({
      id: `${receiver}-rebate-${day}`,
      actor: 'house',
      kind: 'income.rebate',
      postings: [
        { account: house, amount: -amount },
        { account, amount },
      ],
      meta: { day },
      // Two in the morning of the next day, as the platform's clock pays it.
      at: new Date(businessDayOf(timeZone, new Date(`${day}T12:00:00Z`)).to.getTime() + 2 * 3_600_000),
    });
  }
  await loadPast(db, posts);
  await db
    .insert(settledDays)
    .values({ merchantCode: code, kind: 'rebate', day: dayBefore(2), settledAt: at });
}
