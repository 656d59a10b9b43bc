import { defineArea } from '#messages';

/** Words for what a person's own limits and breaks forbid. */
export const playRefusals = defineArea('error', {
  'play.paused': {
    id: 'error.playPaused',
    text: 'You’re on a break. Games and deposits are closed until it ends',
  }, // A break that the person started.
  'play.excluded': { id: 'error.playExcluded', text: 'You have excluded yourself. You can still withdraw' }, // A self-exclusion holds.
  'play.check': { id: 'error.playCheck', text: 'Answer the reality check first' }, // A notice of time and cost waits for its answer.
  'play.depositLimit': { id: 'error.playDepositLimit', text: 'This would exceed your deposit limit' }, // The limit that the person set in safer play.
  'play.lossLimit': {
    id: 'error.playLossLimit',
    text: 'This could exceed your loss limit. Open bets stay, and you can withdraw',
  }, // A bet whose loss would pass the limit.
  'play.stakeLimit': { id: 'error.playStakeLimit', text: 'This would exceed your stake limit' }, // A bet that would pass the limit of stakes.
  'play.lossLimitOfProduct': {
    id: 'error.playLossLimitOfProduct',
    text: 'This could exceed your loss limit for this kind of game. Open bets stay, and you can withdraw',
  }, // A bet whose loss would pass the limit for casino, for sports or for lottery.
  'play.stakeLimitOfProduct': {
    id: 'error.playStakeLimitOfProduct',
    text: 'This would exceed your stake limit for this kind of game',
  }, // A bet that would pass the limit of stakes for casino, for sports or for lottery.
  'play.bonusStake': {
    id: 'error.playBonusStake',
    text: 'This is above the highest bet of your bonus',
  }, // A bet above what a bonus allows while it is open.
  'play.timeLimit': {
    id: 'error.playTimeLimit',
    text: 'You’ve reached your time limit. You can still withdraw',
  }, // The limit of time at games is reached.
  'play.limitState': {
    id: 'error.playLimitState',
    text: 'This limit has changed. Check it again',
  }, // The waiting change is not ready or was called off.
});
