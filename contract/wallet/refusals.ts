/** Why the platform refuses a call of a vendor: status, words for the vendor's log, and what the vendor does then. */
export const walletRefusals = {
  requestInvalid: { status: 400, words: 'The body is not what the call takes.', then: 'mend' },
  amountInvalid: {
    status: 400,
    words: 'A stake of 0, or an amount finer than the currency has.',
    then: 'mend',
  },
  signatureInvalid: {
    status: 401,
    words: 'Key, timestamp and signature do not belong to this request, or it is more than 5 minutes old.',
    then: 'mend',
  },
  shortOfMoney: { status: 402, words: 'The player has less than the stake.', then: 'tellPlayer' },
  ticketInvalid: {
    status: 403,
    words: 'The ticket was used, is older than 60 seconds, or of another game.',
    then: 'tellPlayer',
  },
  sessionEnded: {
    status: 403,
    words: 'The player has left the site: the game has to be opened again.',
    then: 'tellPlayer',
  },
  gameClosed: { status: 403, words: 'The game cannot be played now.', then: 'tellPlayer' },
  limitReached: {
    status: 403,
    words: 'A limit of the player’s, of time, stakes or losses, or a reality check that waits for an answer.',
    then: 'tellPlayer',
  },
  excluded: { status: 403, words: 'The player takes a break or is excluded.', then: 'tellPlayer' },
  pathUnknown: { status: 404, words: 'There is no such call.', then: 'mend' },
  wrongGame: { status: 409, words: 'The session is of another game.', then: 'mend' },
  wrongCurrency: { status: 409, words: 'The session is in another currency.', then: 'mend' },
  rolledBack: {
    status: 409,
    words: 'The bet was rolled back: nothing was taken, and never will be.',
    then: 'stop',
  },
  freeSpinsOver: {
    status: 409,
    words: 'The player has none of these free spins left at the game, or they wait for another bonus to end.',
    then: 'tellPlayer',
  },
  roundUnknown: { status: 409, words: 'The player has no bet in this round.', then: 'stop' },
  roundEnded: {
    status: 409,
    words: 'The round is over, or what is to be rolled back has been paid on.',
    then: 'stop',
  },
  duplicateTransaction: { status: 409, words: 'The id was used for something else.', then: 'mend' },
  bodyTooLarge: { status: 413, words: 'The body has more than 4 kB.', then: 'mend' },
  tooManyRequests: { status: 429, words: 'Too many requests: wait as `retry-after` says.', then: 'repeat' },
  unavailable: {
    status: 503,
    words:
      'The platform cannot say. Repeat a win or a rollback under its id until it is answered; roll a bet back.',
    then: 'repeat',
  },
} as const satisfies Record<string, { status: number; words: string; then: WalletRemedy }>;

/**
 * `tellPlayer`: nothing was taken, the player can do something about it. `stop`: nothing is to be done. `mend`: a mistake in the
 * vendor's program. `repeat`: the same request may succeed in a moment.
 */
export type WalletRemedy = 'tellPlayer' | 'stop' | 'mend' | 'repeat';

export type WalletRefusalCode = keyof typeof walletRefusals;

/** Refusals that every call can answer. */
export const commonRefusals: readonly WalletRefusalCode[] = [
  'requestInvalid',
  'signatureInvalid',
  'bodyTooLarge',
  'tooManyRequests',
  'unavailable',
];
