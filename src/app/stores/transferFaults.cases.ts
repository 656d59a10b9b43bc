import { signedIn, type FaultySite } from '../testing/faultySite';
import { agentReportStore } from './agentReportStore';
import { downlineTransferStore } from './downlineTransferStore';
import { resource, task, type FaultCase } from './faults.cases';
import { uplineTransferStore } from './uplineTransferStore';
import { vendorWalletStore } from './vendorWalletStore';
import type { StoreOf } from './defineStore';

const upline = ({ stores }: FaultySite): StoreOf<typeof uplineTransferStore> =>
  stores.pages.get(uplineTransferStore);
const wallets = ({ stores }: FaultySite): StoreOf<typeof vendorWalletStore> =>
  stores.pages.get(vendorWalletStore);
const intent = { upline: 'arun', amount: '2000', note: '', transactionPassword: '482915' };

const cases: readonly Omit<FaultCase, 'prepare'>[] = [
  { call: 'cashier.uplineTransferTerms', ...resource((site) => upline(site).terms) },
  { call: 'cashier.transferToUpline', usesCrypto: true, ...task((site) => upline(site).send, intent) },
  {
    call: 'team.downlineTransferTerms',
    ...resource((site) => site.stores.pages.get(downlineTransferStore).terms.get('aurora-mai')),
  },
  {
    call: 'team.transferToDownline',
    usesCrypto: true,
    ...task((site) => site.stores.pages.get(downlineTransferStore).send, {
      id: 'aurora-mai',
      amount: '2000',
      note: '',
      transactionPassword: '482915',
    }),
  },
  {
    call: 'team.moveIncome',
    ...task((site) => site.stores.pages.get(agentReportStore).move, { amount: '2000' }),
  },
  { call: 'wallet.wallets', ...resource((site) => wallets(site).wallets) },
  {
    call: 'wallet.transfer',
    ...task((site) => wallets(site).move, { from: 0, to: 101, amount: '2000' }),
  },
  { call: 'wallet.recallWallets', ...task((site) => wallets(site).recall, undefined) },
  { call: 'wallet.setMovesByItself', ...task((site) => wallets(site).setMovesByItself, true) },
];

/** Calls of the pages that move money between wallets, to the upline and to downlines. */
export const transferFaultCases: readonly FaultCase[] = cases.map((one) => ({ ...one, prepare: signedIn }));
