import { sql } from 'drizzle-orm';
import type { ContractTerms } from '../../contract';
import { rows, type Db } from '../db/database';

interface RawBet {
  account: string;
  status: string;
  stake: bigint;
  payout: bigint;
  valid: bigint;
  at: number;
}
interface RawEntry {
  owner: string;
  purpose: string;
  kind: string;
  amount: bigint;
  at: number;
}

/** Everything that pay under contracts is made of, bet by bet and line by line. */
export interface PayBooks {
  bets: RawBet[];
  entries: RawEntry[];
  uplineOf: ReadonlyMap<string, string | null>;
}

/** Reads the accounts, bets and ledger of the first demo brand. */
export async function readPayBooks(db: Db): Promise<PayBooks> {
  const people = await rows<{ id: string; upline_id: string | null }>(
    db,
    sql`SELECT id, upline_id FROM accounts WHERE merchant_code = 'aurora' ORDER BY id`,
  );
  const epoch = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);
  const bets = await rows<Record<'account_id' | 'status', string> & Record<'stake' | 'payout' | 'valid_bet', bigint> & { at: number }>(
    db,
    sql`SELECT account_id, status, stake, payout, valid_bet, ${epoch('coalesce(settled_at, placed_at)')} AS at FROM bets ORDER BY id`,
  ); // prettier-ignore
  const entries = await rows<
    Record<'owner_id' | 'purpose' | 'kind', string> & { amount: bigint; at: number }
  >(
    db,
    sql`SELECT a.owner_id, a.purpose, t.kind, e.amount, ${epoch('t.created_at')} AS at FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.owner_id IS NOT NULL AND t.kind <> 'spin'`,
  );
  return {
    bets: bets.map((bet) => ({ ...bet, account: bet.account_id, valid: bet.valid_bet })),
    entries: entries.map((entry) => ({ ...entry, owner: entry.owner_id })),
    uplineOf: new Map(people.map(({ id, upline_id }) => [id, upline_id])),
  };
}

/** When, whose, and from which valid bet of a day somebody is active. */
export interface PayCase {
  downline: string;
  from: Date;
  to: Date;
  activeFrom: bigint;
}

/** Whether an account is somebody or below them. */
function isIn(books: PayBooks, top: string, account: string): boolean {
  for (let at: string | null | undefined = account; at; at = books.uplineOf.get(at))
    if (at === top) return true;
  return false;
}

/** What the team lost after what it was paid, and the figures behind it. */
function team(books: PayBooks, { downline, from, to, activeFrom }: PayCase) {
  const isWithin = (at: number) => at >= from.getTime() && at < to.getTime();
  const bets = books.bets.filter(
    (bet) => bet.status !== 'open' && isWithin(bet.at) && isIn(books, downline, bet.account),
  );
  const days = new Map<string, bigint>();
  let [valid, result] = [0n, 0n];
  for (const bet of bets) {
    valid += bet.valid;
    result += bet.payout - bet.stake;
    const key = `${bet.account} ${Math.floor((bet.at + 7 * 3_600_000) / 86_400_000)}`;
    days.set(key, (days.get(key) ?? 0n) + bet.valid);
  }
  const active = new Set<string>();
  for (const [key, sum] of days) {
    const account = key.split(' ')[0] ?? '';
    if (account !== downline && sum >= activeFrom && sum > 0n) active.add(account);
  }
  let given = 0n;
  for (const { owner, purpose, kind, amount, at } of books.entries) {
    if (!isWithin(at) || !isIn(books, downline, owner)) continue;
    const isRebate = (purpose === 'main' && kind.startsWith('rebate')) || kind === 'income.rebate';
    const isBonus = purpose === 'main' && /^(?:welcome|trial|bonus)/.test(kind);
    const isWage =
      owner === downline && purpose === 'income' && /^income\.(?:wage|hourlyWage|realTimeWage)$/.test(kind);
    if (isRebate || isBonus || (isWage && amount > 0n)) given += amount;
  }
  return { bets, valid, result, active: active.size, loss: -result - given };
}

/** A part of an amount in 1/10,000, half to even, the long way. */
function rounded(tenThousandths: bigint): bigint {
  let whole = tenThousandths / 10_000n;
  const rest = tenThousandths - whole * 10_000n;
  if (rest > 5_000n || (rest === 5_000n && whole % 2n !== 0n)) whole += 1n;
  return whole;
}

/**
 * What some terms pay, as a book-keeper would work it out. `before` is the period before when a win of it is carried
 * over.
 */
export function payOracle(books: PayBooks, terms: ContractTerms, time: PayCase, before?: PayCase): bigint {
  const { bets, valid, result, active, loss } = team(books, time);
  const sumOf = (status: string, least: bigint) =>
    bets.reduce((sum, bet) => (bet.status === status && bet.stake >= least ? sum + bet.valid : sum), 0n);
  let pay = 0n;
  switch (terms.kind) {
    case 'dividend': {
      const lost = loss > 0n ? loss : 0n;
      const earlier = before ? team(books, before).loss : 0n;
      const base = earlier < 0n ? lost + earlier : lost;
      for (const tier of terms.tiers)
        if (valid >= BigInt(tier.validBet) && lost >= BigInt(tier.netLoss) && active >= tier.activeMembers)
          pay = base > 0n ? rounded(base * BigInt(tier.rate)) : 0n;
      return pay;
    }
    case 'daily':
      for (const tier of terms.tiers)
        if (
          valid >= BigInt(tier.validBet) &&
          active >= tier.activeMembers &&
          (terms.isPaidWhenWon || result <= 0n)
        )
          pay = tier.amount === undefined ? rounded(valid * BigInt(tier.rate ?? 0)) : BigInt(tier.amount);
      return pay;
    case 'hourly':
      for (const tier of terms.tiers)
        if (valid >= BigInt(tier.validBet)) pay = rounded(valid * BigInt(tier.rate));
      return pay;
    case 'realTime': {
      const least = BigInt(terms.singleBet);
      return rounded(
        sumOf('won', least) * BigInt(terms.profitRate) + sumOf('lost', least) * BigInt(terms.lossRate),
      );
    }
  }
}
