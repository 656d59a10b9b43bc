import type { PlayActivity } from '#contract';

/**
 * The activity statement as a CSV file: days first, sums below, amounts in minor units as on the wire. Every cell is a
 * date, a number or a name of ours, so that no program takes one for a formula but for a leading minus of a number.
 */
export function activityCsv({ currency, days, deposits, withdrawals, bets, minutes }: PlayActivity): string {
  const rows: (string | number)[][] = [
    ['day', 'minutes', `net (${currency}, minor units)`],
    ...days.map((each) => [each.day, each.minutes, each.net]),
    [],
    ['minutes', minutes],
    ['deposits', deposits.count, deposits.amount],
    ['withdrawals', withdrawals.count, withdrawals.amount],
    ['staked', bets.count, bets.stake],
    ['won back', '', bets.payout],
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}
