import { sql } from 'drizzle-orm';
import type { GameCategory } from '#contract';
import { type Executor, openHouseAccount, rows, settingOf, walletOf } from '#platform/host';
import { accounts, bets, ledgerAccounts } from '#platform/schema';
import { computeValidBet, statusOf } from '#platform/wallet';
import { insertAll, loadPast, type PastPost } from '../bulk';
import type { DemoMerchant } from '../merchants';
import { playOf, type PlayedGame, type TeamEvent } from './play';
import type { TeamPerson } from './people';

/** Postings that are loaded at a time: the whole year at once would be held in memory twice. */
const postsAtOnce = 6_000;

/** What a large team is written with. */
export interface LargeTeamDeps {
  merchant: DemoMerchant;
  people: readonly TeamPerson[];
  /** An account's row, without what only a team knows. */
  rowOf: (person: TeamPerson) => typeof accounts.$inferInsert;
  at: Date;
}

/** Opens the accounts of a large team and writes their past: every cent through the ledger, every bet in the record. */
export async function seedLargeTeam(db: Executor, deps: LargeTeamDeps): Promise<void> {
  const { merchant, people, rowOf, at } = deps;
  const { code, currency } = merchant;
  const ids = new Map(people.map((person) => [person, rowOf(person).id]));
  // Whoever is above somebody comes first.
  await insertAll(db, accounts, people.map(rowOf));
  await insertAll(
    db,
    ledgerAccounts,
    [...ids.values()].map((id) => ({ id: walletOf(id), ownerId: id, purpose: 'main', currency, money: 'real' as const, createdAt: at })), // prettier-ignore
  );
  const games = await playedGames(db);
  const events = people
    .flatMap((person, place) =>
      person.type === 0
        ? playOf({
            seed: hashOf(code, place),
            joined: person.joined,
            begin: at,
            games,
            dollar: 100n * merchant.creditUnit,
          }).map((event) => ({ account: ids.get(person) ?? '', event }))
        : [],
    ) // prettier-ignore
    .toSorted((a, b) => a.event.at.getTime() - b.event.at.getTime())
    .map((each, place) => ({ ...each, id: `${code}-team-${place}` }));
  const bank = await openHouseAccount(db, { merchant: code, purpose: 'bank', currency, at });
  const houses = new Map<string, string>();
  for (const { vassalage } of [...games.values()].flat())
    if (!houses.has(vassalage))
      houses.set(vassalage, await openHouseAccount(db, { merchant: code, purpose: `provider:${vassalage}`, currency, at })); // prettier-ignore
  for (let from = 0; from < events.length; from += postsAtOnce)
    await loadPast(
      db,
      events
        .slice(from, from + postsAtOnce)
        .map(({ id, account, event }) =>
          postOf(id, account, event, event.is === 'bet' ? (houses.get(event.game.vassalage) ?? '') : bank),
        ),
    );
  const shares = await settingOf(db, code, 'validBetShares');
  await insertAll(
    db,
    bets,
    events.flatMap(({ id, account, event }) => (event.is === 'bet' ? [betRow(id, account, currency, event, shares)] : [])),
  ); // prettier-ignore
  // What follows in the same transaction is planned for a small world otherwise, and takes minutes.
  if (people.length < 1_000) return;
  await db.execute(
    sql`ANALYZE accounts, account_uplines, ledger_accounts, ledger_transactions, ledger_entries, bets, bet_days, movement_days`,
  );
}

const hashOf = (code: string, place: number): number => place * 7_919 + code.length;

/** Games that a team plays, most played first: sixty slots and whatever else the brand lists. */
async function playedGames(db: Executor): Promise<Map<GameCategory, PlayedGame[]>> {
  const found = await rows<{ id: string; category: GameCategory; vassalage: string }>(
    db,
    sql`SELECT id, category, vassalage FROM (
        SELECT id, category, vassalage, popularity, row_number() OVER (PARTITION BY category ORDER BY popularity DESC, id) AS place
        FROM games WHERE category IN ('RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP')) ranked
      WHERE place <= 60 ORDER BY category, place`,
  );
  const byType = new Map<GameCategory, PlayedGame[]>();
  for (const game of found) byType.set(game.category, [...(byType.get(game.category) ?? []), game]);
  return byType;
}

function postOf(id: string, account: string, event: TeamEvent, house: string): PastPost {
  const wallet = walletOf(account);
  const move = (from: string, to: string, amount: bigint) => [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  const post = { id, actor: account, meta: {}, at: event.at };
  switch (event.is) {
    case 'deposit':
      return { ...post, kind: 'deposit', postings: move(house, wallet, event.amount) };
    case 'withdrawal':
      return { ...post, kind: 'withdrawal', postings: move(wallet, house, event.amount) };
    case 'bet':
      return {
        ...post,
        kind: 'spin',
        meta: { game: event.game.id, round: id },
        postings: [
          ...move(wallet, house, event.stake),
          ...(event.payout > 0n ? move(house, wallet, event.payout) : []),
        ],
      };
  }
}

function betRow(
  id: string,
  accountId: string,
  currency: string,
  { game, stake, payout, at }: Extract<TeamEvent, { is: 'bet' }>,
  shares: Partial<Record<GameCategory, number>>,
): typeof bets.$inferInsert {
  const valid = computeValidBet(stake, payout, shares[game.category] ?? 10_000, currency);
  return {
    id,
    accountId,
    gameId: game.id,
    gameType: game.category,
    vassalage: game.vassalage,
    currency,
    status: statusOf(stake, payout),
    stake,
    payout,
    validBet: valid.amount,
    validBetReason: valid.reason,
    validBetShare: valid.share,
    placedAt: at,
    settledAt: at,
    // The database computes it from the brand's time zone.
    day: '0001-01-01',
  };
}
