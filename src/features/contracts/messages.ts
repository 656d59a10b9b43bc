import { defineArea } from '#messages';
import { moneyMessages } from '../money.messages';

/** What the pages of contracts between agents say. */
export const contractMessages = {
  ...defineArea('contracts', {
    mine: 'My contract',
    given: 'Downline contracts',
    dueSoFar: 'Due so far', // View and column: what an agent would owe to downlines if the period ended now.
    dueNote:
      'Estimates from the figures so far. The final amounts are settled when each period ends, and paid from your income wallet.', // Below the table of what is due so far.
    owedEarlier: 'Owed from earlier periods', // Column and sum: settled, and not paid in full yet.
    incomeNow: 'In your income wallet', // Sum: what is there to pay from.
    settlement: 'Settlement', // Column: when a period is settled.
    slips: 'Payslips',
    offers:
      '{count, plural, one {# offer is waiting for your answer} other {# offers are waiting for your answer}}', // count: offers.
    review: 'Review',
    house: 'the house', // The other side of a contract of an agent without an upline.
    with: 'With {account}', // account: the other side.
    version: 'Version {version}', // version: number of the contract.
    offered: 'Offered', // State of a contract.
    next: 'Starts {day}', // State of a contract; day: a date.
    active: 'Active', // State of a contract.
    ending: 'Ends {day}', // State of a contract; day: a date.
    rejected: 'Rejected', // State of a contract.
    withdrawn: 'Withdrawn', // State of a contract: the offer was taken back.
    lapsed: 'Expired', // State of a contract: nobody answered the offer.
    terminated: 'Terminated', // State of a contract.
    replaced: 'Replaced', // State of a contract: a newer one took its place.
    ended: 'Ended: upline’s contract changed', // State of a contract.
    lapses: 'Answer by {time}', // time: date and time.
    sentOn: 'Sent {time}', // time: date and time.
    settles: 'Next settlement: {time}', // time: date and time.
    paidSum: 'Total paid {amount}', // amount: money.
    owedSum: 'Owed {amount}', // amount: money.
    reasonSaid: 'Reason: {reason}', // reason: in the words of who gave it.
    tier: 'Tier {number}', // number: counts from 1.
    tierOf: 'Tier {number}: {conditions}', // number: counts from 1; conditions: list of what has to hold.
    always: 'always', // A tier without conditions.
    ofBets: 'valid turnover ≥ {amount}', // Condition: at least; amount: money.
    ofLoss: 'net loss ≥ {amount}', // Condition: what the team lost, at least; amount: money.
    ofActive: '{count, plural, one {# active member} other {# active members}}', // Condition: members who bet, at least.
    wonDay: 'not when the team wins', // Condition of a daily wage.
    periodDaily: 'Each day',
    periodWeekly: 'Each week',
    periodSemimonthly: 'Twice a month',
    periodMonthly: 'Each month',
    period: 'Period', // Of a dividend.
    carriesOver: 'Negative carry-over to the next period',
    isPaidWhenWon: 'Pay even when the team wins',
    singleBet: 'Single bet from',
    profitRate: 'When the player won',
    lossRate: 'When the player lost',
    none: 'No contract yet',
    noneMine: 'Offers from your upline appear here.',
    noneGiven: 'Offer one to an agent directly below you.',
    offer: 'Offer a contract',
    offerTo: 'To', // Field: who gets the offer.
    offerNote: 'Nothing changes until they accept. Offers expire after 7 days.',
    ceiling: 'Maximum you can offer: {rate}.', // rate: percent.
    ceilingTwo: 'Maximum you can offer: {profit} when the player won and {loss} when the player lost.', // Both are percent.
    noBounds: 'You don’t have a contract of this kind, so you can’t offer one.',
    validBet: 'Valid turnover from',
    netLoss: 'Net loss from',
    activeMembers: 'Active members',
    activeFrom: 'Active: valid turnover of {amount} or more in a day', // What counts as an active member. amount: money.
    rate: 'Rate in percent',
    addTier: 'Add a tier',
    removeTier: 'Remove tier {number}', // number: counts from 1.
    tryIt: 'Preview with last period’s figures',
    send: 'Send offer',
    unfinished: 'You started this offer earlier. Continue where you left off.', // Above a form that still has what was typed.
    hasDraft: 'You started another offer to {account} earlier.', // account: who was just chosen; before two buttons.
    openDraft: 'Continue that offer', // Button: what was typed earlier comes back.
    replaceDraft: 'Replace it with these terms', // Button: what was typed earlier is given up.
    discardTitle: 'Discard this offer?', // Question when a form that was filled in is closed.
    discard: 'Discard', // Answer: what was typed is lost.
    incomplete: 'Fill in every field of each tier.',
    choose: 'Choose who gets the offer.',
    wouldEarn: '{account} would have earned', // account: who gets the offer.
    youWouldHave: 'You would have earned',
    today: 'Under today’s terms {amount}', // amount: money.
    keeps: 'You would keep {amount}', // amount: money.
    shorter:
      'This is settled more often than your own contract. For {from} – {to} they would have earned {inParts}; settled like yours, {asOne}.', // Warning to who offers; from, to: days; inParts, asOne: money.
    endsBelow: 'These downline contracts end with it:',
    endLine: '{from} to {to}, last day {day}', // from, to: accounts; day: a date.
    sent: 'The offer was sent to {account}.', // account: who gets it.
    reviewTitle: 'Review the offer',
    new: 'New', // Terms that are offered.
    changed: 'Changed', // Badge: a number that is another one than in the terms of today.
    noneNow: 'No contract of this kind',
    begins: 'If you accept now, it starts {day}.', // day: a date.
    agree: 'I agree that these contracts end.',
    accept: 'Accept',
    reject: 'Reject',
    rejectReason: 'Reason', // Field: why an offer is rejected or a contract is ended.
    rejectHint: 'The other side will see it.',
    withdraw: 'Withdraw offer',
    withdrawTitle: 'Withdraw this offer?',
    withdrawEffect: '{account} can no longer accept it.', // account: who got it.
    end: 'End contract',
    endTitle: 'End this contract?',
    endEffect: 'Its last day is {day}, which is paid in full.', // day: a date.
    keep: 'Keep it',
    actWith: '{act}, {account}', // Name of a button; act: what it does; account: the other side.
    failedTitle: 'The contracts could not be loaded',
    failedText: 'Your contracts haven’t changed. Try again in a moment.',
    side: 'Whose', // Choice: payslips received or given.
    received: 'Received',
    paidOut: 'Paid to downlines',
    noSlips: 'No payslips in this period',
    noSlipsText: 'A payslip is made when a period is settled.',
    slipOf: 'Payslip {number}', // number: of the payslip.
    close: 'Close',
    total: 'Total',
    paid: 'Paid', // State of a payslip.
    owed: 'Owed', // State of a payslip.
    nothing: 'Nothing due', // State of a payslip.
    allStatuses: { id: 'records.betting.allStatuses', text: 'All statuses' },
    soFar: 'So far', // Of a period that is not over.
    runningTitle: 'This period so far',
    fromTo: '{from} to {to}', // from, to: dates.
    result: 'Team win/loss',
    bonuses: 'Bonuses',
    wages: 'Commission',
    teamLoss: 'Team net loss',
    carried: 'Carried over from last period',
    base: 'Commissionable amount',
    teamBets: 'Team valid turnover',
    seeBets: 'See the bets',
    seePayments: 'See the payments', // Link: to the rebates, bonuses or wages that were paid.
    members: '{count, plural, one {# member} other {# members}}, {active} active', // active: a number.
    membersOnly: '{count, plural, one {# member} other {# members}}', // The same where nobody is counted as active.
    rateTier: 'Rate of tier {number}', // number: counts from 1.
    amountTier: 'Amount of tier {number}', // number: counts from 1.
    noTier: 'No tier reached',
    nextTier: 'Next tier ({number}): {conditions}', // number: counts from 1; conditions: list of what is missing.
    missing: '{what} {reached} of {needed}', // what: name of a figure; reached, needed: numbers.
    wonBets: 'Bets that players won',
    lostBets: 'Bets that players lost',
    due: 'Due',
    youReceived: 'You received',
    youPaid: 'You paid',
    paidPart: 'Paid {paid}, owed {owed}', // Both are money.
    slipFoot: '{number}, version {version}, settled {time}', // number: of the payslip; version: of the contract; time: date and time.
  }),
  rebates: moneyMessages.rebates,
};
