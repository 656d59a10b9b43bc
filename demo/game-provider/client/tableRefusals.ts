/** Which text says why bets at a table were refused. */
export const tableRefusals: Readonly<Record<string, string>> = {
  'wallet.short': 'faultShort',
  'bets.closed': 'faultLate',
  'bets.paused': 'faultPaused',
  'game.closed': 'faultClosed',
  'game.stake': 'faultTable',
  'amount.finer': 'faultTable',
  'play.paused': 'faultLimit',
  'play.excluded': 'faultLimit',
  'play.review': 'faultClosed',
  'play.check': 'faultLimit',
  'play.stakeLimit': 'faultLimit',
  'play.lossLimit': 'faultLimit',
  'play.timeLimit': 'faultLimit',
};

/** The same for the slip of a sports book. */
export const slipRefusals: Readonly<Record<string, string>> = {
  ...tableRefusals,
  'game.stake': 'faultStakes',
  'amount.finer': 'stakeWhole',
  'request.invalid': 'faultMoved',
};
