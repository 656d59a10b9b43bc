import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { askedAmount, count, currencyCode, gameCategory, id, instant, minorUnits, vassalage } from './values';

/** Id of the main wallet where wallets are named by the account type ids of their vendors. */
export const mainWalletId = 0;

/**
 * `pending` until the vendor has answered: the money is held meanwhile and goes to one of both ends. `failed` is money
 * that is back where it came from.
 */
export const walletTransferStatuses = ['pending', 'done', 'failed'] as const;
export type WalletTransferStatus = (typeof walletTransferStatuses)[number];

/** Money that was moved between the main wallet and a vendor's. */
export const walletTransfer = v.looseObject({
  id,
  /** Account type id of the wallet that gives; 0 is the main wallet. */
  from: count,
  to: count,
  /** Name of the vendor at the other end. */
  vendor: v.string(),
  amount: minorUnits,
  currency: currencyCode,
  status: v.picklist(walletTransferStatuses),
  /** Moved because a game was opened, and not because somebody pressed for it. */
  isAutomatic: v.boolean(),
  createdAt: instant,
  /** When the vendor is asked again, while it is pending. */
  nextAskAt: v.optional(instant),
  endedAt: v.optional(instant),
});
export type WalletTransfer = v.InferOutput<typeof walletTransfer>;

/** The wallet of one vendor, in transfer mode. */
export const vendorWallet = v.looseObject({
  /** Account type id of the vendor. */
  id: count,
  vassalage,
  name: v.string(),
  categories: v.array(gameCategory),
  balance: minorUnits,
  /** False while the vendor is serviced: nothing moves, and the money stays where it is. */
  isOpen: v.boolean(),
});
export type VendorWallet = v.InferOutput<typeof vendorWallet>;

/** Everything that the wallet page shows. */
export const wallets = v.looseObject({
  /** Whether all games play from the main wallet; there are no vendor wallets then, but for money left in them. */
  isSingle: v.boolean(),
  currency: currencyCode,
  /** What the main wallet holds and can be moved or withdrawn. */
  main: minorUnits,
  /** Held by a bonus, by withdrawals, and by transfers whose vendor has not answered. */
  heldByBonus: minorUnits,
  inWithdrawals: minorUnits,
  inTransfers: minorUnits,
  vendors: v.array(vendorWallet),
  quickAmounts: v.array(minorUnits),
  /** Whether the main wallet's money goes along when a game opens. */
  movesByItself: v.boolean(),
  /** The last ten, newest first. */
  transfers: v.array(walletTransfer),
});
export type Wallets = v.InferOutput<typeof wallets>;

export const vendorWalletCalls = {
  wallets: defineCall({
    ...call('MCSFE_getWallets'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: wallets,
  }),
  transfer: defineCall({
    ...call('GCS_walletTransfer'),
    method: 'POST',
    retry: 'keyed',
    refusals: {
      'wallet.short': 'amount',
      'wallet.owes': null,
      'wallet.amount': 'amount',
      'amount.finer': 'amount',
      'wallet.single': null,
      'wallet.closed': null,
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    assumed: ['request', 'reply'],
    request: v.strictObject({
      /** Account type id of the wallet that gives; 0 is the main wallet. */
      from: count,
      to: count,
      amount: askedAmount,
    }),
    reply: walletTransfer,
  }),
  walletTransfer: defineCall({
    ...call('MCSFE_getWalletTransfer'),
    method: 'GET',
    refusals: ['record.unknown'],
    assumed,
    request: byId,
    reply: walletTransfer,
  }),
  recallWallets: defineCall({
    ...call('MCSFE_recallWallets'),
    method: 'POST',
    retry: 'keyed',
    assumed,
    request: nothing,
    /** One for each vendor wallet that held money; those that could not be asked are named. */
    reply: v.looseObject({ transfers: v.array(walletTransfer), closed: v.array(v.string()) }),
  }),
  setMovesByItself: defineCall({
    ...call('MCSFE_setWalletMovesByItself'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    assumed,
    request: v.strictObject({ isOn: v.boolean() }),
    reply: wallets,
  }),
} as const;
