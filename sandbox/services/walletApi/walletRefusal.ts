import type { RefusalCode } from '#contract';
import type { WalletRefusalCode } from '#contract/wallet/refusals';
import { Refusal } from '../../refusal';

/** A call of a vendor that the platform understands and declines. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';

  constructor(
    readonly code: WalletRefusalCode,
    /** What the answer says besides. */
    readonly value: Readonly<Record<string, string>> = {},
    /** Seconds after which the same request can succeed. */
    readonly retryAfter?: number,
  ) {
    super(code);
  }
}

/** Declines the call. */
export function refuseVendor(code: WalletRefusalCode, value?: Readonly<Record<string, string>>): never {
  throw new WalletRefusal(code, value);
}

/** What vendors are told where a player would be told more. */
const codes: Readonly<Partial<Record<RefusalCode, WalletRefusalCode>>> = {
  'amount.finer': 'amountInvalid',
  'bets.paused': 'unavailable',
  'game.closed': 'gameClosed',
  'game.stake': 'amountInvalid',
  'game.ticket': 'ticketInvalid',
  'limit.reached': 'tooManyRequests',
  'play.bonusStake': 'limitReached',
  'play.check': 'limitReached',
  'play.excluded': 'excluded',
  'play.lossLimit': 'limitReached',
  'play.lossLimitOfProduct': 'limitReached',
  'play.paused': 'excluded',
  'play.review': 'excluded',
  'play.stakeLimit': 'limitReached',
  'play.stakeLimitOfProduct': 'limitReached',
  'play.timeLimit': 'limitReached',
  'request.invalid': 'requestInvalid',
  'request.tooLarge': 'bodyTooLarge',
  'reward.bonusOpen': 'freeSpinsOver',
  'reward.expired': 'freeSpinsOver',
  'session.ended': 'sessionEnded',
  'wallet.amount': 'amountInvalid',
  'wallet.short': 'shortOfMoney',
  'wallet.owes': 'shortOfMoney',
};

/** A refusal as a vendor is told; undefined for what is none. */
export function toWalletRefusal(error: unknown): WalletRefusal | undefined {
  if (error instanceof WalletRefusal) return error;
  const code = error instanceof Refusal ? codes[error.code] : undefined;
  return code && new WalletRefusal(code, {}, (error as Refusal).retryAfter);
}
