import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';

/** What the page of withdrawals says. */
export const withdrawMessages = {
  ...defineArea('withdraw', {
    now: 'You can withdraw now', // Above an amount.
    owes: {
      id: 'error.walletOwes',
      text: 'Your balance is below zero after a corrected result. Make a deposit to play and withdraw again.',
    }, // A result was corrected after its win had been withdrawn: stakes and withdrawals are refused until it is even.
    heldByBonus: 'Held by a bonus',
    inWithdrawals: 'In withdrawals',
    to: 'To', // Heading of the accounts that money is sent to.
    add: 'Add account',
    remove: 'Remove this account', // Button: the chosen bank account is not paid out to any more.
    removeTitle: 'Remove {account}?', // account: bank and last digits. Title of the dialog that asks for the transaction password.
    removeText: 'Withdrawals already on their way will continue.',
    noAccount: 'Add an account in your own name first: that is where we send your money.',
    usual: 'Usually {time}', // time: 25 min.
    usableFrom: 'Usable from {time}', // time: day and time.
    part: 'Part of what you can withdraw', // Name of the buttons 25 %, 50 %, 75 %, all.
    range: '{min} to {max}', // min, max: bounds of an amount.
    accountMissing: 'Choose an account',
    accountLocked: 'This account can be used from {time}', // time: day and time.
    summary: 'What happens', // Heading above amount, fee and steps.
    youWithdraw: 'You withdraw',
    youReceive: 'You receive',
    free: '{left, number} of {all, number} free this month', // left: free withdrawals that are left; all: of how many.
    feeTurnover: '{rate} because {amount} of bets are open', // rate: 2%; amount: money.
    feeBeyond: '{rate} after the free ones', // rate: 1%.
    arrives: 'Usually within {time} after we send it.', // time: 25 min.
    stepReview: 'We review it',
    stepSend: 'We send it to your account',
    stepTell: 'You tell us whether it arrived',
    cancelLater: 'You can cancel until we send it.',
    submit: 'Withdraw {amount}', // amount: money. Button.
    submitNone: 'Withdraw', // Button while no amount is entered.
    perRequest: 'Per request',
    leftToday: 'Left today',
    leftTodayValue: '{count, plural, one {# request, {amount}} other {# requests, {amount}}}', // count: withdrawals; amount: money in all.
    feeAfter: '{count, plural, one {Fee after # withdrawal a month} other {Fee after # withdrawals a month}}', // count: free withdrawals.
    feeAfterValue: '{rate}, at most {most}', // rate: 1%; most: money.
    askTitle: 'Withdraw {amount}?', // amount: money. Title of the dialog that asks for the transaction password.
    requirements: 'Wagering requirements',
    noRequirements: 'No wagering left.',
    reqDeposit: 'Deposit of {date}, once', // date: day. A deposit has to be bet once.
    metText: '{done} of {required} wagered.', // done, required: money.
    openDeposit: 'Until it’s met, withdrawals cost a {rate} fee.', // rate: 2%.
    openBonus: 'Only the bonus and its winnings are held: {amount}.', // amount: money.
    ends: 'Ends {time}', // time: day and time.
    progress: '{done} of {required}', // done, required: money. How much is bet.
    progressLabel: 'Bets that count',
    bets: 'Bets that counted',
    noBets: 'No bet has counted yet.',
    counted: '{counted} of {bet} counted', // counted, bet: money.
    notCounted: 'Does not count',
    giveUp: 'Forfeit bonus',
    giveUpTitle: 'Forfeit this bonus?',
    giveUpLose: 'You’ll lose {amount}: the bonus and what you won with it.', // amount: money.
    giveUpStay: 'Your own money stays and is available right away.',
    giveUpKeep: 'Keep the bonus',
    running: '{amount} to {account} is on its way', // amount: money; account: bank and last digits. A withdrawal that goes on.
    asked: 'Did {amount} arrive? Answer by {time}, or it counts as received.', // amount: money; time: day and time.
    follow: 'View', // Button: opens the withdrawal that goes on.
    recent: 'Withdrawals',
    recentEmpty: 'No withdrawals yet.',
    back: 'Back to withdrawals',
    requested: 'Requested', // State of a withdrawal.
    reviewing: 'In review', // State of a withdrawal.
    sending: 'Being sent', // State of a withdrawal.
    sent: 'Your answer is needed', // State of a withdrawal that was sent.
    received: 'Received', // State of a withdrawal.
    partlyReceived: 'Partly received', // State of a withdrawal.
    notReceived: 'Not received', // State of a withdrawal.
    cancelled: 'Cancelled', // State of a withdrawal.
    where: 'Where your money is',
    tlRequested: 'Requested',
    tlReview: 'We review it',
    tlReviewText: 'You don’t need to do anything.',
    tlSend: 'We send it to {bank}', // bank: name of a bank.
    tlAnswer: 'You tell us whether it arrived',
    tlClosed: 'Closed',
    byTime: 'by {time}', // time: a clock time.
    todo: 'Pending', // State of a step, read out.
    stopped: 'Stopped', // State of a step, read out.
    account: 'Account', // The bank account that money goes to.
    cancel: 'Cancel withdrawal',
    cancelTitle: 'Cancel this withdrawal?',
    cancelText: '{amount} goes back to your wallet in full.', // amount: money.
    keep: 'Keep it',
    question: 'Did {amount} arrive?', // amount: money.
    sentTo: 'Sent to {account} at {time}.', // account: bank and last digits; time: a clock time.
    timeLeft: 'Time to answer',
    full: 'Received in full',
    fullText: '{amount} is in my account', // amount: money.
    partly: 'Partly received',
    partlyText: 'Less than {amount} arrived', // amount: money.
    not: 'Not received',
    notText: 'Nothing has arrived so far',
    arrived: 'Amount that arrived',
    missingAmount: 'Missing: {amount}. We’ll ask the bank for it right away.', // amount: money.
    silence:
      'If you don’t answer by {time}, it counts as received and is closed. Not there yet? Choose “Not received”: we’ll open a case and the clock stops.', // time: a clock time.
    answer: 'Send my answer',
    choose: 'Choose an answer',
    finalTitle: 'Close this withdrawal as received?',
    finalText: 'You are about to confirm that {amount} arrived in {account}.', // amount: money; account: bank and last digits.
    final: 'This is final. It counts as received and won’t be paid again or refunded.',
    finalAgree: 'I’ve checked my account and the money is there.',
    finalYes: 'Yes, it arrived',
    goBack: 'Go back',
    receivedTitle: '{amount} arrived', // amount: money.
    receivedText: 'Thank you. This withdrawal is closed.',
    forcedTitle: 'Counted as received',
    forcedText: 'Nobody answered in time, or the bank has proved the payment. It will not be paid again.',
    caseTitle: 'We are looking for your money',
    caseText:
      'We’ve opened a case and are asking the bank. You don’t need to do anything: we’ll send you a message.',
    rejectedTitle: 'We did not send this withdrawal',
    cancelledTitle: 'Withdrawal cancelled',
    backText: '{amount} is back in your wallet in full.', // amount: money.
    reason: 'The reason: {reason}', // reason: words of the brand.
    again: 'New withdrawal',
    addTitle: 'Add an account',
    addText: 'It must be in your own name. It can be used for withdrawals 24 hours after you add it.',
    bank: 'Bank or wallet',
    number: 'Account number',
    holder: 'Account name', // Name of the holder of the bank account.
    holderText: 'From your profile. Another name cannot be used.',
    nameMissing: 'Add your real name to your profile first: accounts must be in your own name.',
    toProfile: 'To my profile',
    addSubmit: 'Add account',
    addSending: 'Adding',
    loadFailed: 'Your withdrawals could not be loaded',
    oneFailed: 'This withdrawal could not be loaded',
  }),
  rejected: labelMessages.rejected,
};
