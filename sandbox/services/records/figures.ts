import { sql, type SQL } from 'drizzle-orm';
import type { ProfitFigures } from '#contract';

/** Figures of a profit-and-loss row, in minor units. */
export interface Figures {
  bets: number;
  deposit: bigint;
  withdrawal: bigint;
  stake: bigint;
  validBet: bigint;
  payout: bigint;
  result: bigint;
  bonus: bigint;
  rebate: bigint;
  reward: bigint;
  fee: bigint;
  net: bigint;
}

/** Figures as the queries below name them. */
export interface FigureRow extends Record<string, string | bigint | number | null> {
  bets: bigint;
  deposit: bigint;
  withdrawal: bigint;
  stake: bigint;
  valid_bet: bigint;
  payout: bigint;
  bonus: bigint;
  rebate: bigint;
  reward: bigint;
  fee: bigint;
}

export const figureNames = ['bets', 'deposit', 'withdrawal', 'stake', 'valid_bet', 'payout', 'bonus', 'rebate', 'reward', 'fee'] as const; // prettier-ignore

/** result + rebate + bonus + reward − fee. Source: money rules, profit and loss of a player. */
export const netColumn: SQL = sql`payout - stake + rebate + bonus + reward - fee`;

/** Sums of finished bets, from `bet_days` or `team_bets` named `b`. */
export const betSums: SQL = sql`sum64(b.bets) AS bets, sum64(b.stake) AS stake,
  sum64(b.payout) AS payout, sum64(b.valid_bet) AS valid_bet`;

const incoming = (type: string): SQL =>
  sql`coalesce(sum64(m.amount_in - m.amount_out) FILTER (WHERE m.type = ${sql.raw(`'${type}'`)}), 0)`;

/** Sums of what moved besides bets, from `movement_days` or `team_movements` named `m`. */
export const movementSums: SQL = sql`${incoming('deposit')} AS deposit, -${incoming('withdrawal')} AS withdrawal,
  ${incoming('bonus')} AS bonus, ${incoming('rebate')} AS rebate, ${incoming('reward')} AS reward,
  -${incoming('fee')} AS fee`;

export const toFigures = (row: FigureRow): Figures => ({
  bets: Number(row.bets),
  deposit: row.deposit,
  withdrawal: row.withdrawal,
  stake: row.stake,
  validBet: row.valid_bet,
  payout: row.payout,
  result: row.payout - row.stake,
  bonus: row.bonus,
  rebate: row.rebate,
  reward: row.reward,
  fee: row.fee,
  net: row.payout - row.stake + row.rebate + row.bonus + row.reward - row.fee,
});

const none: Figures = {
  bets: 0,
  deposit: 0n,
  withdrawal: 0n,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  result: 0n,
  bonus: 0n,
  rebate: 0n,
  reward: 0n,
  fee: 0n,
  net: 0n,
};
const amounts = Object.keys(none).filter((name) => name !== 'bets') as Exclude<keyof Figures, 'bets'>[];

/** The sum of some figures; of nothing, zeros. */
export function addFigures(all: readonly Figures[]): Figures {
  const sum = { ...none };
  for (const each of all) {
    sum.bets += each.bets;
    for (const name of amounts) sum[name] += each[name];
  }
  return sum;
}

/** What is left of a total without a part of it. */
export function subtractFigures(total: Figures, part: Figures): Figures {
  const left = { ...total, bets: total.bets - part.bets };
  for (const name of amounts) left[name] = total[name] - part[name];
  return left;
}

/** Figures as they travel. */
export function toWireFigures(figures: Figures): ProfitFigures {
  const texts = Object.fromEntries(amounts.map((name) => [name, figures[name].toString()]));
  return { ...(texts as Omit<ProfitFigures, 'bets'>), bets: figures.bets } as ProfitFigures;
}
