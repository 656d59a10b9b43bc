import type { LotteryTable } from '#contract';
import { divideAmount } from '#contract/amounts';
import { priceOf, type BasketLine } from './basket';

/** The lowest prize series, and the step between two; the contract's `seriesBounds`, to which a test holds it. */
export const lowestSeries = 1700;
export const seriesStep = 2;

const seriesScale = 2000;

/** What an option pays at a series, in 1/10,000 of its stake, rounded down as the platform does. */
export const oddsAt = (chance: readonly [favourable: number, of: number], series: number): number =>
  Math.floor((series * 5 * chance[1]) / chance[0]);

/** The table with the odds of another series. Options that do not say their chance keep theirs. */
export function tableAt(table: LotteryTable, series: number): LotteryTable {
  if (series === table.series) return table;
  return {
    ...table,
    groups: table.groups.map((group) => ({
      ...group,
      plays: group.plays.map((play) => ({
        ...play,
        rows: play.rows.map((row) => ({
          ...row,
          options: row.options.map((option) => ({
            ...option,
            odds: option.chance ? oddsAt(option.chance, series) : option.odds,
          })),
        })),
      })),
    })),
  };
}

/** Lines of a basket with what they can pay by the odds of a table. */
export const pricedBy = (lines: readonly BasketLine[], table: LotteryTable): BasketLine[] =>
  lines.map((line) => {
    const play = table.groups.flatMap(({ plays }) => plays).find(({ id }) => id === line.play);
    return play
      ? { ...line, paysUpTo: priceOf(play, line.picks, line.stake, line.multiple, table.currency).paysUpTo }
      : line;
  });

/** What comes back of a stake for a series below one's own, minor units. */
export const rebateOf = (stake: bigint, own: number, chosen: number, currency: string): bigint =>
  divideAmount(stake * BigInt(own - chosen), BigInt(seriesScale), currency);

/** The rebate of a series as a share of the stake. */
export const rebateShare = (own: number, chosen: number): number => (own - chosen) / seriesScale;
