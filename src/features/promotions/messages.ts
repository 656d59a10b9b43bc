import { defineArea } from '#messages';
import { gameTypeMessages } from '../gameType.messages';

/** What the pages of promotions say. */
export const promotionMessages = {
  ...defineArea('content.promotions', {
    promotionsIntro: {
      id: 'content.promotions.intro',
      text: 'Terms are shown with every offer. Read them before you join.',
    }, // Under the title of the list of promotions.
    promotionsEmpty: { id: 'content.promotions.empty', text: 'No promotions at the moment' }, // When there is no promotion.
    promotionsEmptyText: {
      id: 'content.promotions.emptyText',
      text: 'New offers are announced in the notices.',
    }, // Under "No promotions at the moment".
  }),
  ...defineArea('promotions', {
    yours: 'Yours now', // Heading: promotions that one takes part in.
    open: 'Available to you', // Heading: promotions that can be joined.
    finished: 'Finished', // Heading: promotions that are over for one.
    welcome: 'Welcome', // Kind of promotions: for new members.
    daily: 'Every day', // Kind of promotions.
    vip: 'VIP levels', // Kind of promotions: for members of VIP levels.
    none: 'None of this kind right now', // No promotion of the chosen kind.
    seeAll: 'See all',
    details: 'Details', // Link to the page of a promotion.
    apply: 'Apply', // Opens the form of an application.
    applyAgain: 'Apply again',
    actOf: '{act}, {title}', // Name of a button; act: what it does; title: of the promotion.
    openEnvelope: 'Open an envelope', // Draws a prize.
    giveUp: 'Forfeit bonus', // Link to where the bonus that runs is given up.
    play: 'Play games that count', // Link to games.
    logIn: 'Log in to take part',
    opens: 'Opens {day}', // day: a date.
    ends: 'Ends {day}', // day: a date.
    endedOn: 'Ended {day}', // day: a date.
    sentOn: 'Sent {day}', // An application; day: date and time.
    paidOn: 'Paid {day}', // day: a date.
    claimedOn: 'Claimed {day}', // day: a date.
    claimUntil: '{amount}, until {day}', // What can be claimed; amount: money; day: a date.
    waitsDeposit: 'Waits for a deposit of {amount} or more.', // amount: money.
    waitsMorning: 'Each day’s rebate is here the next morning.',
    waitsWeek: 'Each week’s cashback is in your main wallet on Monday morning.',
    waitsTickets: 'An envelope for each {amount} of valid bets.', // amount: money.
    answer: '{hours, plural, one {We answer within # hour.} other {We answer within # hours.}}', // hours: a number.
    envelopes: '{count, plural, one {# envelope} other {# envelopes}}', // count: envelopes that are left.
    won: 'Won so far: {amount}', // amount: money.
    progress: '{done} of {required} wagered', // Both are money.
    toGo: '{amount} to go', // amount: money.
    heldNow: 'Held now',
    facts: 'Key terms', // Heading above the numbers of a promotion.
    upTo: '{rate}, up to {amount}', // rate: percent; amount: money.
    most: 'At most',
    turnover: 'Wagering requirement',
    times: '{count}×, deposit and bonus', // count: how many times both have to be bet.
    noTurnover: 'None',
    time: 'Time',
    days: '{days, plural, one {# day} other {# days}}', // days: a number.
    from: 'From',
    fromDeposit: 'A deposit of {amount}', // amount: money.
    games: 'Games that count',
    back: 'Back', // What a rebate gives back.
    ofBets: '{rate} of valid bets', // rate: percent.
    ofLoss: '{rate} of the day’s loss', // rate: percent.
    ofWeekLoss: '{rate} of the week’s loss', // rate: percent.
    envelope: 'One envelope for',
    ofValid: '{amount} of valid bets', // amount: money.
    prize: 'Highest prize',
    example: 'For example',
    youDeposit: 'You deposit',
    weAdd: 'We add',
    youPlay: 'You wager in total',
    then: 'Then withdraw',
    left: 'Remaining', // What one can withdraw in the end.
    youBet: 'You bet in a day',
    youLose: 'You lose in a day',
    youLoseWeek: 'You lose in a week',
    nextMorning: 'The next morning',
    exampleBonus:
      '{count} × (deposit and bonus). You can stop at any time: the bonus is removed, your deposit stays.', // count: how many times.
    allTerms: 'All terms',
    state: 'Your progress', // Heading of the card beside a promotion.
    failedTitle: 'The promotion could not be loaded',
    failedText: 'What you joined is not affected. Try again in a moment.',
    unknownTitle: 'We can’t find this promotion',
    unknownText: 'It may have ended some time ago.',
    toAll: 'All promotions',
    applyTitle: 'Apply: {title}', // title: of the promotion.
    comment: 'Comment',
    commentHint: 'Optional. Do not write passwords here.',
    pictures: 'Pictures',
    picturesHint: 'PNG or JPG, 5 MB each, 3 at most. We remove where they were taken.',
    send: 'Send application',
    discardTitle: 'Leave without sending?',
    discard: 'Leave',
    stay: 'Continue writing',
    envelopeTitle: 'Your envelope',
    envelopeWaits: 'It is drawn when you open it.',
    opening: 'Opening',
    youWon: 'You have {amount}. It is in your main wallet.', // amount: money.
    nothing: 'Nothing this time.',
    another: 'Open another one',
    safer: 'Play only what you planned to.',
  }),
  slots: gameTypeMessages.RNG,
  sports: gameTypeMessages.SPORTS,
  lottery: gameTypeMessages.ELOTT,
};
