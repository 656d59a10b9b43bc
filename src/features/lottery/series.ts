import type { LotteryTable } from '#contract';
import { oddsAt } from '#contract/lotteryRules';
import { priceOf, type BasketLine } from './basket';

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
