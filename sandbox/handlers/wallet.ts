import { readBalance } from '../services/wallet/readBalance';
import { readMerchantWallet } from '../services/wallet/readMerchantWallet';
import type { HandlersOf } from './handler';

export const walletHandlers: HandlersOf<'wallet'> = {
  balance: (ctx) => readBalance(ctx),
  merchantWallet: (ctx) => readMerchantWallet(ctx),
};
