/** Which text says what the player's own limits and breaks forbid. */
export const playRefusals: Readonly<Record<string, string>> = {
  'play.paused': 'playPaused',
  'play.excluded': 'playExcluded',
  'play.check': 'playCheck',
  'play.stakeLimit': 'playStakeLimit',
  'play.bonusStake': 'playBonusStake',
  'play.lossLimit': 'playLossLimit',
  'play.stakeLimitOfProduct': 'playStakeLimitOfProduct',
  'play.lossLimitOfProduct': 'playLossLimitOfProduct',
  'play.timeLimit': 'playTimeLimit',
};

/** Which text says why bets at a table were refused. */
export const tableRefusals: Readonly<Record<string, string>> = {
  'wallet.short': 'faultShort',
  'wallet.owes': 'faultOwes',
  'bets.closed': 'faultLate',
  'bets.paused': 'faultPaused',
  'game.closed': 'faultClosed',
  'game.stake': 'faultTable',
  'amount.finer': 'faultTable',
  ...playRefusals,
  'play.review': 'faultClosed',
};

/** The same for the slip of a sports book. */
export const slipRefusals: Readonly<Record<string, string>> = {
  ...tableRefusals,
  'game.stake': 'faultStakes',
  'amount.finer': 'stakeWhole',
  'request.invalid': 'faultMoved',
};
