import type { Bet, BetStatus, BetTotals, GameCategory, TeamBet, ValidBetReason } from '#contract';
import { betOutcomes } from '#contract';
import { isQuarter, lineText } from '#contract/sportsMarkets';
import { splitSingle } from '#contract/sportsRules';
import type { SportsLeg } from '../../db/schema';
import type { BetRow, Sums } from './betQuery';

/** A row of the record as the contract has it. */
export function toBet(row: BetRow): Bet {
  const isOpen = row.status === 'open';
  return {
    id: row.id,
    at: row.at,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
    gameId: row.game_id,
    gameName: row.game_name,
    gameType: row.game_type as GameCategory,
    vassalage: row.vassalage,
    vendorName: row.vendor_name,
    pick: row.pick,
    status: row.status as BetStatus,
    ...(row.free_won !== null && { freeSpin: { won: row.free_won.toString() } }),
    ...(row.sold === row.stake && row.stake > 0n
      ? { outcome: 'cashedOut' as const }
      : row.leg !== null && toLine(row, JSON.parse(row.leg) as SportsLeg)),
    stake: row.stake.toString(),
    validBet: isOpen ? null : row.valid_bet.toString(),
    validBetReason: row.valid_bet_reason as ValidBetReason,
    payout: isOpen ? null : row.payout.toString(),
    result: isOpen ? null : (row.payout - row.stake).toString(),
  };
}

/** How a bet on one match ended, and the two bets that a quarter line is, of what was not cashed out. */
function toLine({ stake, sold, currency, status }: BetRow, leg: SportsLeg): Pick<Bet, 'outcome' | 'halves'> {
  const outcome = betOutcomes.find((each) => each === leg.result);
  const score = status === 'open' ? undefined : (leg.score ?? null);
  const halves = isQuarter(leg) ? splitSingle(stake - sold, { ...leg, score }, currency) : [];
  return {
    ...(outcome && { outcome }),
    ...(halves.length > 0 && {
      halves: halves.map((half) => ({
        line: lineText(half),
        stake: half.stake.toString(),
        result: half.result,
        payout: half.payout.toString(),
      })),
    }),
  };
}

/** The same with its owner. An upline of the agent who asks is none of their business: it is left out. */
export const toTeamBet = (row: BetRow): TeamBet => ({
  ...toBet(row),
  accountId: row.account_id,
  account: row.username,
  upline: row.level === 0 ? '' : (row.upline ?? ''),
  level: row.level ?? 0,
});

export const toTotals = ({ count, stake, validBet, payout, result }: Sums): BetTotals => ({
  count,
  stake: stake.toString(),
  validBet: validBet.toString(),
  payout: payout.toString(),
  result: result.toString(),
});

/** Sums of the rows of a page. */
export function sumRows(rows: readonly BetRow[]): Sums {
  const sums: Sums = { count: rows.length, stake: 0n, validBet: 0n, payout: 0n, result: 0n };
  for (const row of rows) {
    sums.stake += row.stake;
    sums.validBet += row.valid_bet;
    sums.payout += row.payout;
    if (row.status !== 'open') sums.result += row.payout - row.stake;
  }
  return sums;
}
