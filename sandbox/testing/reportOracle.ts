import { sql } from 'drizzle-orm';
import type { ProfitFigures } from '../../contract';
import { rows, type Db } from '../db/database';

/** A bet as it is stored. Its business day is computed here a second time. */
export interface RawBet {
  id: string;
  accountId: string;
  gameType: string;
  status: string;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  day: string;
}

interface RawPosting {
  accountId: string;
  kind: string;
  amount: bigint;
  day: string;
}

interface RawFilter {
  from: string;
  to: string;
  gameTypes: readonly string[];
}

/** Everything that reports are made of, without their sums, tables of teams or business days. */
export interface RawBooks {
  /** The account and everybody below it. */
  teamOf(id: string): string[];
  levelOf(agent: string, id: string): number;
  /** Newest first. */
  betsOf(ids: readonly string[], filter: RawFilter): RawBet[];
  postingsOf(ids: readonly string[], filter: RawFilter): RawPosting[];
}

/** The demo brand aurora is at UTC+7 all year. */
const dayAt = (at: string): string => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);

/** Reads accounts, bets and ledger entries of the first demo brand. */
export async function readRaw(db: Db): Promise<RawBooks> {
  const people = await rows<{ id: string; upline_id: string | null }>(
    db,
    sql`SELECT id, upline_id FROM accounts WHERE merchant_code = 'aurora'`,
  );
  const bets = await rows<Record<'id' | 'account_id' | 'game_type' | 'status' | 'at', string> & Record<'stake' | 'payout' | 'valid_bet', bigint>>(
    db,
    sql`SELECT id, account_id, game_type, status, stake, payout, valid_bet, coalesce(settled_at, placed_at)::text AS at
      FROM bets ORDER BY coalesce(settled_at, placed_at) DESC, sequence DESC`,
  ); // prettier-ignore
  const postings = await rows<{ owner_id: string; kind: string; amount: bigint; at: string }>(
    db,
    sql`SELECT a.owner_id, t.kind, e.amount, t.created_at::text AS at FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.purpose = 'main' AND a.owner_id IS NOT NULL`,
  );
  const toIso = (at: string): string => new Date(at.replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  const allBets = bets.map((bet) => ({
    id: bet.id,
    accountId: bet.account_id,
    gameType: bet.game_type,
    status: bet.status,
    stake: bet.stake,
    payout: bet.payout,
    validBet: bet.valid_bet,
    day: dayAt(toIso(bet.at)),
  }));
  const allPostings = postings.map(({ owner_id, kind, amount, at }) => ({
    accountId: owner_id,
    kind,
    amount,
    day: dayAt(toIso(at)),
  }));
  const teamOf = (id: string): string[] => [
    id,
    ...people.filter(({ upline_id }) => upline_id === id).flatMap((each) => teamOf(each.id)),
  ];
  const levelOf = (agent: string, id: string): number =>
    id === agent ? 0 : 1 + levelOf(agent, people.find((each) => each.id === id)?.upline_id ?? agent);
  const isIn = (ids: readonly string[], { from, to }: RawFilter) => {
    const known = new Set(ids);
    return ({ accountId, day }: { accountId: string; day: string }) =>
      known.has(accountId) && day >= from && day <= to;
  };
  return {
    teamOf,
    levelOf,
    betsOf: (ids, filter) =>
      allBets
        .filter(isIn(ids, filter))
        .filter(({ gameType }) => filter.gameTypes.length === 0 || filter.gameTypes.includes(gameType)),
    postingsOf: (ids, filter) => (filter.gameTypes.length > 0 ? [] : allPostings.filter(isIn(ids, filter))),
  };
}

/** The figures of some accounts, added up bet by bet. */
export function naiveFigures(books: RawBooks, ids: readonly string[], filter: RawFilter): ProfitFigures {
  const bets = books.betsOf(ids, filter).filter(({ status }) => status !== 'open');
  const postings = books.postingsOf(ids, filter);
  const sumOf = (of: (bet: RawBet) => bigint): bigint => bets.reduce((sum, bet) => sum + of(bet), 0n);
  const moved = (...kinds: string[]): bigint =>
    postings.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0n);
  const result = sumOf(({ payout, stake }) => payout - stake);
  const [bonus, rebate, reward, fee] = [
    moved('welcome', 'bonus'),
    moved('rebate'),
    moved('reward'),
    -moved('fee'),
  ];
  return {
    bets: bets.length,
    deposit: moved('deposit').toString(),
    withdrawal: (-moved('withdrawal')).toString(),
    stake: sumOf(({ stake }) => stake).toString(),
    validBet: sumOf(({ validBet }) => validBet).toString(),
    payout: sumOf(({ payout }) => payout).toString(),
    result: result.toString(),
    bonus: bonus.toString(),
    rebate: rebate.toString(),
    reward: reward.toString(),
    fee: fee.toString(),
    net: (result + rebate + bonus + reward - fee).toString(),
  };
}
