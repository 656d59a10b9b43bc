import type { PlayActivity } from '#contract';
import { csvFileOf, plainAmount } from '../csvFileOf';

/** The activity statement as a CSV file: days first, sums below. */
export function activityCsv({ currency, days, deposits, withdrawals, bets, minutes }: PlayActivity): Blob {
  return csvFileOf([
    ['day', 'minutes', `net (${currency})`],
    ...days.map((each) => [each.day, each.minutes, plainAmount(each.net)]),
    [],
    ['minutes', minutes],
    ['deposits', deposits.count, plainAmount(deposits.amount)],
    ['withdrawals', withdrawals.count, plainAmount(withdrawals.amount)],
    ['staked', bets.count, plainAmount(bets.stake)],
    ['won back', '', plainAmount(bets.payout)],
  ]);
}
