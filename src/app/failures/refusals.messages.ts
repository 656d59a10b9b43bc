import { defineArea } from '#messages';

/** Words for refusals that any call may meet, and for those of games, money and files. */
export const otherRefusals = defineArea('error', {
  'request.invalid': { id: 'error.requestInvalid', text: 'Some of the details aren’t valid' }, // The platform refused the input.
  'request.tooLarge': { id: 'error.requestTooLarge', text: 'Too much was sent at once' }, // The request was too large.
  'request.unsealed': { id: 'error.requestUnsealed', text: 'The secure connection has to be renewed' }, // The sealed request could not be opened by the platform.
  'request.foreign': { id: 'error.requestForeign', text: 'This request did not come from the site' }, // The platform refused a request that another page may have made.
  'path.unknown': { id: 'error.pathUnknown', text: 'This service is not available' }, // The platform does not offer the call.
  'limit.reached': { id: 'error.limitReached', text: 'Too many requests' }, // Title when the platform asks to wait.
  'platform.maintenance': { id: 'error.platformMaintenance', text: 'The platform is under maintenance' }, // System maintenance notice.
  'platform.region': { id: 'error.platformRegion', text: 'Access is not allowed from your location' }, // Access is restricted because of the location or IP address.
  'guest.blocked': {
    id: 'error.guestBlocked',
    text: 'A free-play account cannot do this. Register a real account first.',
  }, // Trial accounts are blocked from member features.
  'permission.denied': { id: 'error.permissionDenied', text: 'Your account is not allowed to do this' }, // The account lacks the permission.
  'register.closed': { id: 'error.registerClosed', text: 'Registration is closed' }, // The platform takes no new accounts.
  'register.field': { id: 'error.registerField', text: 'Check the marked field' }, // A field of the register form broke a rule of the platform.
  'register.taken': { id: 'error.registerTaken', text: 'This username is taken' }, // The wanted username exists.
  'affiliate.ended': {
    id: 'error.affiliateEnded',
    text: 'This invitation has ended. Ask for a new one, or sign up without it',
  }, // The link or code of somebody who invites was good once.
  'affiliate.unknown': { id: 'error.affiliateUnknown', text: 'Invalid invitation code' }, // invitation_code_error of the specification.
  'account.unknown': { id: 'error.accountUnknown', text: 'Username or email does not exist' }, // Wording of the specification.
  'freeplay.off': { id: 'error.freeplayOff', text: 'Free play is not available' }, // The brand offers no free play.
  'freeplay.tooMany': {
    id: 'error.freeplayTooMany',
    text: 'Too many free-play accounts from here. Try again later.',
  }, // Limit of trial accounts per network.
  'key.reused': { id: 'error.keyReused', text: 'This was already sent with other details' }, // An idempotency key came back with another input.
  'key.missing': { id: 'error.keyMissing', text: 'The request was incomplete' }, // An idempotency key is missing.
  'wallet.short': { id: 'error.walletShort', text: 'Your balance is too low. You weren’t charged.' }, // The amount exceeds the balance.
  'wallet.owes': {
    id: 'error.walletOwes',
    text: 'Your balance is below zero after a corrected result. Make a deposit to play and withdraw again.',
  }, // A result was corrected after its win had been withdrawn: stakes and withdrawals are refused until it is even.
  'wallet.amount': { id: 'error.walletAmount', text: 'This amount isn’t allowed' }, // The amount is zero, negative or outside the limits.
  'wallet.single': {
    id: 'error.walletSingle',
    text: 'All games use your main wallet. There’s nothing to move',
  }, // The brand has no wallets of vendors.
  'wallet.closed': {
    id: 'error.walletClosed',
    text: 'This game wallet is under maintenance. Your money in it is safe',
  }, // A vendor's wallet cannot be used now.
  'game.unknown': { id: 'error.gameUnknown', text: 'This game is no longer available' }, // Launch of a game that the platform does not know.
  'game.closed': { id: 'error.gameClosed', text: 'This game is closed at the moment' }, // The game cannot be opened now.
  'game.address': { id: 'error.gameAddress', text: 'Invalid URL, please contact customer service' }, // Wording of the specification. The address of a game names none, or leads where the site trusts nobody.
  'game.ticket': { id: 'error.gameTicket', text: 'Your game link has expired. Open the game again.' }, // The one-time launch ticket was used or is too old.
  'game.stake': { id: 'error.gameStake', text: 'This stake isn’t allowed in this game' }, // The stake is outside the limits of the game.
  'bets.closed': { id: 'error.betsClosed', text: 'Betting has closed' }, // A bet came, or was taken back, after the close of its draw or round.
  'bets.paused': {
    id: 'error.betsPaused',
    text: 'Betting is paused for a moment. You weren’t charged. Try again in a minute',
  }, // A server's clock is not right, so that bets and results could come in the wrong order.
  'lottery.changed': {
    id: 'error.lotteryChanged',
    text: 'The cost of these bets has changed. Check it and place them again.',
  }, // The platform computed another total than the page.
  'link.tooMany': {
    id: 'error.linkTooMany',
    text: 'You’ve reached the maximum number of links. Change one that has ended.',
  }, // An agent's registration links.
  'mail.tooMany': {
    id: 'error.mailTooMany',
    text: 'You’ve reached today’s message limit. Try again tomorrow.',
  }, // An agent's messages to the team.
  'mail.nobody': { id: 'error.mailNobody', text: 'There’s no one to send this to' }, // An agent's message to a group of the team.
  'link.past': { id: 'error.linkPast', text: 'The last day can’t be in the past' }, // Last day of a registration link.
  'contract.rateTooLow': {
    id: 'error.contractRateTooLow',
    text: 'The rate is lower than one you gave to your downline',
  }, // Contract refused.
  'record.archived': {
    id: 'error.recordArchived',
    text: 'These records are archived. Customer service can get them for you.',
  }, // Bets and payments of more than a year ago, in a list or one by one.
  'period.tooLong': { id: 'error.periodTooLong', text: 'That period is too long. Choose fewer days' }, // Dates of a report.
  'period.reversed': { id: 'error.periodReversed', text: 'The last day must not be before the first' }, // Dates of a report.
  'security.stale': {
    id: 'error.securityStale',
    text: 'This took too long or has changed. Start again',
  }, // A change of number, address or authenticator app that has to begin anew.
  'security.current': {
    id: 'error.securityCurrent',
    text: 'This is the device you’re using. Log out to end its session',
  }, // The member tried to end the session that they are in.
  'file.tooLarge': { id: 'error.fileTooLarge', text: 'The picture is larger than 5 MB' }, // Upload refused for its size.
  'file.wrongType': { id: 'error.fileWrongType', text: 'Only png and jpg pictures can be used' }, // Upload refused for its type.
  'file.tooMany': { id: 'error.fileTooMany', text: 'At most 3 pictures can be sent' }, // Too many uploads.
});
