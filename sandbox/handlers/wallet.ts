import { setMovesByItself } from '../services/wallet/movesByItself';
import { readBalance } from '../services/wallet/readBalance';
import { readMerchantWallet } from '../services/wallet/readMerchantWallet';
import { readWallets } from '../services/wallet/readWallets';
import { readWalletTransfer, recallWallets, transferWallets } from '../services/wallet/walletTransfers';
import type { HandlersOf } from './handler';

export const walletHandlers: HandlersOf<'wallet'> = {
  balance: (ctx) => readBalance(ctx),
  merchantWallet: (ctx) => readMerchantWallet(ctx),
  wallets: (ctx) => readWallets(ctx),
  transfer: (ctx, request) => transferWallets(ctx, request),
  walletTransfer: (ctx, request) => readWalletTransfer(ctx, request),
  recallWallets: (ctx) => recallWallets(ctx),
  setMovesByItself: async (ctx, request) => {
    await setMovesByItself(ctx, request);
    return readWallets(ctx);
  },
};
