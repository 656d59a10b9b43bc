import { giveUpBonus } from '../services/cashier/bonuses';
import { addDepositProof } from '../services/cashier/depositProofs';
import {
  cancelDeposit,
  createDeposit,
  listDepositMethods,
  listDeposits,
  markDepositPaid,
  readDeposit,
} from '../services/cashier/deposits';
import { cancelWithdrawal, confirmReceipt } from '../services/cashier/moveWithdrawal';
import { addPayoutAccount, listPayoutBanks, removePayoutAccount } from '../services/cashier/payoutAccounts';
import { setTransactionPassword } from '../services/cashier/transactionPassword';
import { listTurnoverBets } from '../services/cashier/turnover';
import { readUplineTransferTerms, transferToUpline } from '../services/cashier/uplineTransfers';
import {
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
  requestWithdrawal,
} from '../services/cashier/withdrawals';
import type { HandlersOf } from './handler';

export const cashierHandlers: HandlersOf<'cashier'> = {
  depositMethods: (ctx) => listDepositMethods(ctx),
  createDeposit: (ctx, request) => createDeposit(ctx, request),
  deposit: (ctx, request) => readDeposit(ctx, request),
  deposits: (ctx, request) => listDeposits(ctx, request),
  markDepositPaid: (ctx, request) => markDepositPaid(ctx, request),
  cancelDeposit: (ctx, request) => cancelDeposit(ctx, request),
  addDepositProof: (ctx, request) => addDepositProof(ctx, request),
  withdrawalTerms: (ctx) => readWithdrawalTerms(ctx),
  turnoverBets: (ctx, request) => listTurnoverBets(ctx, request),
  giveUpBonus: (ctx, request) => giveUpBonus(ctx, request),
  addPayoutAccount: (ctx, request) => addPayoutAccount(ctx, request),
  removePayoutAccount: async (ctx, request) => {
    await removePayoutAccount(ctx, request);
    return readWithdrawalTerms(ctx);
  },
  payoutBanks: (ctx) => listPayoutBanks(ctx),
  withdraw: (ctx, request) => requestWithdrawal(ctx, request),
  withdrawals: (ctx, request) => listWithdrawals(ctx, request),
  withdrawal: (ctx, request) => readWithdrawal(ctx, request),
  cancelWithdrawal: (ctx, request) => cancelWithdrawal(ctx, request),
  confirmReceipt: (ctx, request) => confirmReceipt(ctx, request),
  uplineTransferTerms: (ctx) => readUplineTransferTerms(ctx),
  transferToUpline: (ctx, request) => transferToUpline(ctx, request),
  setTransactionPassword: (ctx, request) => setTransactionPassword(ctx, request),
};
