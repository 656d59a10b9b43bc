import { sql } from 'drizzle-orm';
import { type Executor, openHouseAccount, walletOf } from '#platform/host';
import { type GameRow, bets, providerRounds, winners } from '#platform/schema';
import { computeValidBet, maskAccount } from '#platform/wallet';
import { toWire } from '../game-provider/outcome';
import { insertAll, loadPast, type PastPost } from './bulk';
import { onTheBoard, type PastEvent, type PastRound } from './history';
import type { DemoMerchant } from './merchants';

/** The pasts of one brand's people. */
export interface PastDeps {
  merchant: DemoMerchant;
  slots: readonly GameRow[];
  at: Date;
  /** Events by account id, oldest first. */
  lived: ReadonlyMap<string, readonly PastEvent[]>;
  /** The trial account and its trial money. */
  trial?: { id: string; credit: bigint };
}

type RoundRow = typeof providerRounds.$inferInsert;

/** Writes the pasts: every cent through the ledger, in the order of time, and each round as the provider writes it. */
export async function seedPast(db: Executor, { merchant, at, lived, trial }: PastDeps): Promise<void> {
  const { code, currency } = merchant;
  const bank = await openHouseAccount(db, { merchant: code, purpose: 'bank', currency, at });
  const houses = new Map<string, string>();
  for (const vassalage of vendorsIn(lived))
    houses.set(
      vassalage,
      await openHouseAccount(db, { merchant: code, purpose: `provider:${vassalage}`, currency, at }),
    );

  const posts: PastPost[] = [];
  const rounds: RoundRow[] = [];
  for (const [account, events] of lived) {
    let balance = 0n;
    events.forEach((event, place) => {
      const id = `${account}-${event.is === 'round' ? 'r' : 't'}${place}`;
      if (event.is === 'transfer') {
        const amount = event.kind === 'deposit' ? event.amount : -event.amount;
        balance += amount;
        posts.push(transferPost(id, account, bank, amount, event));
        return;
      }
      const house = houses.get(event.game.vassalage) ?? '';
      posts.push(roundPost(id, account, house, event));
      rounds.push(roundRow(id, account, currency, event, balance));
      balance += event.win - event.stake;
    });
  }
  if (trial) posts.push(await trialPost(db, merchant, trial, at));
  await loadPast(
    db,
    posts.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
  await insertAll(db, providerRounds, rounds);
  await insertAll(db, bets, betRows(rounds, lived));
  await db.execute(sql`SELECT play_sessions_from_bets()`);
  await insertAll(db, winners, boardRows(merchant, lived, at));
}

function vendorsIn(lived: PastDeps['lived']): Set<string> {
  const rounds = [...lived.values()].flat();
  return new Set(rounds.flatMap((event) => (event.is === 'round' ? [event.game.vassalage] : [])));
}

const transferPost = (
  id: string,
  account: string,
  bank: string,
  amount: bigint,
  event: { kind: string; at: Date },
): PastPost => ({
  id,
  actor: account,
  kind: event.kind,
  postings: [
    { account: amount > 0n ? bank : walletOf(account), amount: amount > 0n ? -amount : amount },
    { account: amount > 0n ? walletOf(account) : bank, amount: amount > 0n ? amount : -amount },
  ],
  meta: {},
  at: event.at,
});

const roundPost = (
  id: string,
  account: string,
  house: string,
  { stake, win, game, at }: PastRound,
): PastPost => ({
  id,
  actor: account,
  kind: 'spin',
  postings: [
    { account: walletOf(account), amount: -stake },
    { account: house, amount: stake },
    ...(win > 0n ? [{ account: house, amount: -win }, { account: walletOf(account), amount: win }] : []), // prettier-ignore
  ],
  meta: { game: game.id, round: id },
  at,
});

const roundRow = (
  id: string,
  account: string,
  currency: string,
  round: PastRound,
  before: bigint,
): RoundRow => ({
  id,
  accountId: account,
  gameId: round.game.id,
  vassalage: round.game.vassalage,
  key: id,
  currency,
  money: 'real',
  stake: round.stake,
  win: round.win,
  outcome: { ...toWire(round.outcome) },
  state: 'settled',
  balanceBefore: before,
  balanceAfter: before - round.stake + round.win,
  ledgerTransactionId: id,
  createdAt: round.at,
  settledAt: round.at,
});

/** The same rounds in the betting record, oldest first, because a record grows at its top. */
function betRows(rounds: readonly RoundRow[], lived: PastDeps['lived']): (typeof bets.$inferInsert)[] {
  const types = new Map(
    [...lived.values()]
      .flat()
      .flatMap((event) => (event.is === 'round' ? [[event.game.id, event.game.category] as const] : [])),
  );
  return rounds
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ id, accountId, gameId, vassalage, currency, stake, win = 0n, createdAt }) => {
      const valid = computeValidBet(stake, win, 10_000, currency);
      return {
        id,
        accountId,
        gameId,
        gameType: types.get(gameId) ?? '',
        vassalage,
        currency,
        status: win > stake ? ('won' as const) : win < stake ? ('lost' as const) : ('even' as const),
        stake,
        payout: win,
        validBet: valid.amount,
        validBetReason: valid.reason,
        placedAt: createdAt,
        settledAt: createdAt,
        // The database computes it from the brand's time zone.
        day: '0001-01-01',
      };
    });
}

async function trialPost(
  db: Executor,
  { code, currency }: DemoMerchant,
  trial: { id: string; credit: bigint },
  at: Date,
): Promise<PastPost> {
  const house = await openHouseAccount(db, { merchant: code, purpose: 'trial', currency, money: 'play', at });
  return {
    id: `${trial.id}-t0`,
    actor: trial.id,
    kind: 'trial',
    postings: [
      { account: house, amount: -trial.credit },
      { account: walletOf(trial.id), amount: trial.credit },
    ],
    meta: {},
    at,
  };
}

const boardRows = ({ code, currency, stakeUnit }: DemoMerchant, lived: PastDeps['lived'], at: Date) =>
  [...lived].flatMap(([account, events]) =>
    onTheBoard(events, BigInt(stakeUnit), at).map(({ game, win, at: wonAt }, place) => ({
      id: `seed-${account}-${place}`,
      merchantCode: code,
      accountLabel: maskAccount(account.slice(code.length + 1)),
      gameId: game.id,
      amount: win,
      currency,
      wonAt,
    })),
  );
