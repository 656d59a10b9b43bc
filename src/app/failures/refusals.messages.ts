import { defineMessages } from 'react-intl';

/** Words for refusals that any call may meet, and for those of games, money and files. */
export const otherRefusals = defineMessages({
  'request.invalid': {
    id: 'error.requestInvalid',
    defaultMessage: 'Some of what was sent is not valid',
    description: 'The platform refused the input.',
  },
  'request.tooLarge': {
    id: 'error.requestTooLarge',
    defaultMessage: 'Too much was sent at once',
    description: 'The request was too large.',
  },
  'request.unsealed': {
    id: 'error.requestUnsealed',
    defaultMessage: 'The secure connection has to be renewed',
    description: 'The sealed request could not be opened by the platform.',
  },
  'request.foreign': {
    id: 'error.requestForeign',
    defaultMessage: 'This request did not come from the site',
    description: 'The platform refused a request that another page may have made.',
  },
  'path.unknown': {
    id: 'error.pathUnknown',
    defaultMessage: 'This service is not available',
    description: 'The platform does not offer the call.',
  },
  'limit.reached': {
    id: 'error.limitReached',
    defaultMessage: 'Too many requests',
    description: 'Title when the platform asks to wait.',
  },
  'platform.maintenance': {
    id: 'error.platformMaintenance',
    defaultMessage: 'The platform is under maintenance',
    description: 'System maintenance notice.',
  },
  'platform.region': {
    id: 'error.platformRegion',
    defaultMessage: 'Access is not allowed from your location',
    description: 'Access is restricted because of the location or IP address.',
  },
  'guest.blocked': {
    id: 'error.guestBlocked',
    defaultMessage: 'A free-play account cannot do this. Register a real account first.',
    description: 'Trial accounts are blocked from member features.',
  },
  'permission.denied': {
    id: 'error.permissionDenied',
    defaultMessage: 'Your account is not allowed to do this',
    description: 'The account lacks the permission.',
  },
  'register.closed': {
    id: 'error.registerClosed',
    defaultMessage: 'Registration is closed',
    description: 'The platform takes no new accounts.',
  },
  'register.field': {
    id: 'error.registerField',
    defaultMessage: 'Check the marked field',
    description: 'A field of the register form broke a rule of the platform.',
  },
  'register.taken': {
    id: 'error.registerTaken',
    defaultMessage: 'This username is taken',
    description: 'The wanted username exists.',
  },
  'affiliate.unknown': {
    id: 'error.affiliateUnknown',
    defaultMessage: 'Invalid invitation code',
    description: 'invitation_code_error of the specification.',
  },
  'account.unknown': {
    id: 'error.accountUnknown',
    defaultMessage: 'Username or email does not exist',
    description: 'Wording of the specification.',
  },
  'freeplay.off': {
    id: 'error.freeplayOff',
    defaultMessage: 'Free play is not available',
    description: 'The brand offers no free play.',
  },
  'freeplay.tooMany': {
    id: 'error.freeplayTooMany',
    defaultMessage: 'Too many free-play accounts from here. Try again later.',
    description: 'Limit of trial accounts per network.',
  },
  'key.reused': {
    id: 'error.keyReused',
    defaultMessage: 'This was already sent with other details',
    description: 'An idempotency key came back with another input.',
  },
  'key.missing': {
    id: 'error.keyMissing',
    defaultMessage: 'The request was incomplete',
    description: 'An idempotency key is missing.',
  },
  'wallet.short': {
    id: 'error.walletShort',
    defaultMessage: 'Your balance is not enough. Nothing was taken.',
    description: 'The amount exceeds the balance.',
  },
  'wallet.amount': {
    id: 'error.walletAmount',
    defaultMessage: 'This amount is not possible',
    description: 'The amount is zero, negative or outside the limits.',
  },
  'game.unknown': {
    id: 'error.gameUnknown',
    defaultMessage: 'This game does not exist any more',
    description: 'Launch of a game that the platform does not know.',
  },
  'game.closed': {
    id: 'error.gameClosed',
    defaultMessage: 'This game is closed at the moment',
    description: 'The game cannot be opened now, or its address is not one that the site trusts.',
  },
  'game.ticket': {
    id: 'error.gameTicket',
    defaultMessage: 'The way into the game has expired. Open it again.',
    description: 'The one-time launch ticket was used or is too old.',
  },
  'game.stake': {
    id: 'error.gameStake',
    defaultMessage: 'This stake is not possible in this game',
    description: 'The stake is outside the limits of the game.',
  },
  'contract.rateTooLow': {
    id: 'error.contractRateTooLow',
    defaultMessage: 'The rate is lower than one you gave to your downline',
    description: 'Contract refused.',
  },
  'file.tooLarge': {
    id: 'error.fileTooLarge',
    defaultMessage: 'The picture is larger than 5 MB',
    description: 'Upload refused for its size.',
  },
  'file.wrongType': {
    id: 'error.fileWrongType',
    defaultMessage: 'Only png and jpg pictures can be used',
    description: 'Upload refused for its type.',
  },
  'file.tooMany': {
    id: 'error.fileTooMany',
    defaultMessage: 'At most 3 pictures can be sent',
    description: 'Too many uploads.',
  },
});
