/**
 * How each kind of the ledger's postings that brings money to a member's main wallet, or a bonus, stands to the member's
 * limits and pauses. `asked`: `requireMoneyAllowed` is asked before it, and it counts towards a deposit limit. `counted`: it cannot be
 * refused any more, such as a payment that has arrived, and counts. `own`: money that was the member's already, or was
 * earned by bets that are over.
 */
export const moneyInKinds = {
  deposit: 'counted',
  'transfer.downline': 'asked',
  'transfer.upline': 'asked',
  'transfer.income': 'asked',
  reward: 'asked',
  'reward.cashback': 'asked',
  'reward.points': 'asked',
  'reward.referral': 'counted',
  'bonus.granted': 'asked',
  sportsCorrection: 'own',
  welcome: 'own',
  trial: 'own',
  rebate: 'own',
  'rebate.lottery': 'own',
  'bonus.released': 'own',
  'bonus.freeSpins': 'own',
  'bonus.returned': 'own',
  'transfer.held': 'own',
  'transfer.vendor': 'own',
  'transfer.returned': 'own',
  'withdrawal.returned': 'own',
  'withdrawal.repaid': 'own',
} as const satisfies Record<string, 'asked' | 'counted' | 'own'>;

type MoneyInKind = keyof typeof moneyInKinds;
/** Kinds that `requireMoneyAllowed` is asked about. */
export type AskedMoney = {
  [Kind in MoneyInKind]: (typeof moneyInKinds)[Kind] extends 'asked' ? Kind : never;
}[MoneyInKind];
