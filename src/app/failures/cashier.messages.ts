import { defineArea } from '#messages';

/** Words for refusals of deposits, withdrawals and what they need. */
export const cashierRefusals = defineArea('error', {
  'record.unknown': {
    id: 'error.recordUnknown',
    text: 'This isn’t in your account, or is no longer available',
  }, // Something was asked for by an id that the member does not have.
  'amount.finer': { id: 'error.amountFiner', text: 'Enter an amount without decimals' }, // The currency, such as the dong, has none.
  'feedback.tooShort': {
    id: 'error.feedbackTooShort',
    text: 'Write a little more so we can understand it',
  }, // Feedback with fewer words than wanted.
  'feedback.tooLong': { id: 'error.feedbackTooLong', text: 'This is too long. Shorten it' }, // Feedback with more words than can be sent.
  'deposit.channel': {
    id: 'error.depositChannel',
    text: 'This payment method isn’t available right now. Choose another one',
  }, // The chosen bank or wallet takes no payments at this hour.
  'deposit.amount': {
    id: 'error.depositAmount',
    text: 'This amount is outside this payment method’s limits',
  }, // The deposit is smaller or larger than its channel takes.
  'deposit.tooMany': {
    id: 'error.depositTooMany',
    text: 'You have several payments open. Finish or cancel one first',
  }, // Five deposits wait for their payment.
  'deposit.state': { id: 'error.depositState', text: 'This deposit has changed. Check its current status' }, // The deposit was paid, ended or called off meanwhile.
  'bonus.state': { id: 'error.bonusState', text: 'This bonus has already ended' }, // The bonus was earned, has expired or was given up.
  'promotion.closed': { id: 'error.promotionClosed', text: 'This promotion can’t be joined right now' }, // It has ended, has not begun or was joined in another way.
  'promotion.nothing': { id: 'error.promotionNothing', text: 'Nothing to claim right now' }, // Of a promotion.
  'points.short': { id: 'error.pointsShort', text: 'You don’t have enough points' }, // Something costs more points than the member has.
  'points.soldOut': { id: 'error.pointsSoldOut', text: 'Not enough left in stock. No points were used' }, // Somebody else took the last of what was to be redeemed for points.
  'points.changed': {
    id: 'error.pointsChanged',
    text: 'The price in points has changed. Check it before you redeem',
  }, // The price in points has changed since it was shown.
  'points.deposits': {
    id: 'error.pointsDeposits',
    text: 'Your deposits don’t meet the requirement yet',
  }, // Some items ask for deposits in total.
  'points.address': { id: 'error.pointsAddress', text: 'Enter the full delivery address' }, // The address is missing or too short.
  'points.mobile': { id: 'error.pointsMobile', text: 'Check the mobile number' }, // The number is missing or none; it is for the delivery.
  'points.least': { id: 'error.pointsLeast', text: 'This number of points can’t be converted' }, // Too few points, or not a whole step.
  'points.rate': {
    id: 'error.pointsRate',
    text: 'The rate has changed. Nothing was converted: check the new rate first',
  }, // The rate from points to money has changed since it was shown.
  'mission.notReady': { id: 'error.missionNotReady', text: 'This mission is not done yet' }, // A mission was claimed before it was done.
  'reward.notOpen': { id: 'error.rewardNotOpen', text: 'This reward isn’t available yet' }, // A reward was claimed before its day.
  'reward.expired': { id: 'error.rewardExpired', text: 'This reward has expired' }, // A reward was claimed after its last day.
  'reward.bonusOpen': {
    id: 'error.rewardBonusOpen',
    text: 'One bonus at a time: complete the one you have, or forfeit it first',
  }, // A bonus was claimed while another one is open.
  'rates.lower': { id: 'error.ratesLower', text: 'An account’s rebate can’t be lowered' }, // An agent set a downline's rebate below what it is.
  'rates.tooHigh': { id: 'error.ratesTooHigh', text: 'A downline can’t have a higher rate than you' }, // An agent set a downline's rebate above the own one.
  'payout.taken': { id: 'error.payoutTaken', text: 'This account number is in use by another member' }, // A bank account belongs to one member only.
  'payout.number': { id: 'error.payoutNumber', text: 'Check the account number' }, // The number of a bank account or wallet is not valid.
  'payout.nameMissing': {
    id: 'error.payoutNameMissing',
    text: 'Add your real name to your profile first: accounts must be in your own name',
  }, // The member has not said their name yet.
  'payout.tooMany': {
    id: 'error.payoutTooMany',
    text: 'You’ve reached the maximum number of accounts. Remove one first',
  }, // At most five accounts to be paid out to.
  'payout.locked': {
    id: 'error.payoutLocked',
    text: 'This account cannot be used yet: it was added, or your transaction password changed, within the last 24 hours',
  }, // A new account waits for a day.
  'transaction.unset': { id: 'error.transactionUnset', text: 'Set a transaction password first' }, // The member has no transaction password.
  'transaction.wrong': { id: 'error.transactionWrong', text: 'The transaction password is wrong' }, // A wrong transaction password.
  'transaction.locked': {
    id: 'error.transactionLocked',
    text: 'Too many wrong transaction passwords. It is locked for 24 hours',
  }, // Five wrong tries.
  'transaction.weak': { id: 'error.transactionWeak', text: 'Choose six digits that are harder to guess' }, // The new transaction password is like 111111 or 123456.
  'withdraw.amount': { id: 'error.withdrawAmount', text: 'Check the amount and the fee' }, // The amount is outside of the limits, or the fee has changed.
  'withdraw.short': { id: 'error.withdrawShort', text: 'This is more than you can withdraw now' }, // Part of the money is held by a bonus or another withdrawal.
  'withdraw.tooMany': { id: 'error.withdrawTooMany', text: 'You’ve used all of today’s withdrawals' }, // The daily number or amount is reached.
  'withdraw.paused': { id: 'error.withdrawPaused', text: 'Withdrawals are paused to protect your account' }, // After somebody else was in the account, for 24 hours.
  'transfer.none': { id: 'error.transferNone', text: 'There’s no one you can transfer to right now' }, // The member has no upline any more, or may not transfer.
  'transfer.paused': { id: 'error.transferPaused', text: 'Transfers are paused to protect your account' }, // After somebody else was in the account, for 24 hours.
  'transfer.amount': {
    id: 'error.transferAmount',
    text: 'This amount is outside the transfer limits',
  }, // Too small or too large.
  'transfer.short': { id: 'error.transferShort', text: 'This is more than you can send now' }, // The rest is not there or has to be bet first.
  'transfer.daily': { id: 'error.transferDaily', text: 'This is more than you can still send today' }, // The daily maximum is reached.
  'closing.money': {
    id: 'error.closingMoney',
    text: 'You still have money here. Bring it back from games and withdraw it first. If it’s too little to withdraw, ask customer service',
  }, // An account with a balance cannot be closed.
  'closing.bets': { id: 'error.closingBets', text: 'You have open bets. Wait until they’re settled' }, // An account with open bets cannot be closed.
  'closing.payments': {
    id: 'error.closingPayments',
    text: 'A deposit or withdrawal is still open. Wait until it’s finished',
  }, // An account with open payments cannot be closed.
  'closing.members': {
    id: 'error.closingMembers',
    text: 'You have members below you. Ask your upline or customer service to close your account',
  }, // An agent with a team cannot close the account.
  'withdraw.state': {
    id: 'error.withdrawState',
    text: 'This withdrawal has changed. Check its current status',
  }, // The withdrawal was sent, answered or called off meanwhile.
});
