import { signedIn, type FaultySite } from '../testing/faultySite';
import { depositStore } from './depositStore';
import { resource, task, type FaultCase } from './faults.cases';
import { withdrawalStore } from './withdrawalStore';
import type { StoreOf } from './defineStore';

const deposits = ({ stores }: FaultySite): StoreOf<typeof depositStore> => stores.pages.get(depositStore);
const withdrawals = ({ stores }: FaultySite): StoreOf<typeof withdrawalStore> =>
  stores.pages.get(withdrawalStore);
const transactionPassword = '482915';

const cases: readonly Omit<FaultCase, 'prepare'>[] = [
  { call: 'cashier.depositMethods', ...resource((site) => deposits(site).methods) },
  { call: 'cashier.deposits', ...resource((site) => deposits(site).recent) },
  { call: 'cashier.deposit', ...resource((site) => deposits(site).details.get('d1')) },
  {
    call: 'cashier.createDeposit',
    ...task((site) => deposits(site).open, { channel: 'northline-qr', amount: '50000' }),
  },
  { call: 'cashier.markDepositPaid', ...task((site) => deposits(site).markPaid, 'd1') },
  { call: 'cashier.cancelDeposit', ...task((site) => deposits(site).cancel, 'd1') },
  {
    call: 'cashier.addDepositProof',
    ...task((site) => deposits(site).addProof, { id: 'd1', image: 'iVBORw==' }),
  },
  { call: 'cashier.withdrawalTerms', ...resource((site) => withdrawals(site).terms) },
  { call: 'cashier.payoutBanks', ...resource((site) => withdrawals(site).banks) },
  { call: 'cashier.withdrawals', ...resource((site) => withdrawals(site).recent) },
  { call: 'cashier.withdrawal', ...resource((site) => withdrawals(site).details.get('w1')) },
  { call: 'cashier.turnoverBets', ...resource((site) => withdrawals(site).bets.get('r1')) },
  {
    call: 'cashier.withdraw',
    ...task((site) => withdrawals(site).request, {
      account: 'a1',
      amount: '2000',
      fee: '0',
      transactionPassword,
    }),
  },
  { call: 'cashier.cancelWithdrawal', ...task((site) => withdrawals(site).cancel, 'w1') },
  {
    call: 'cashier.confirmReceipt',
    ...task((site) => withdrawals(site).answer, { id: 'w1', outcome: 'received' as const }),
  },
  {
    call: 'cashier.addPayoutAccount',
    ...task((site) => withdrawals(site).addAccount, {
      kind: 'bank' as const,
      bank: 'b1',
      number: '00123456789',
      transactionPassword,
    }),
  },
  {
    call: 'cashier.removePayoutAccount',
    ...task((site) => withdrawals(site).removeAccount, { id: 'a1', transactionPassword }),
  },
  { call: 'cashier.giveUpBonus', ...task((site) => withdrawals(site).giveUp, 'r1') },
];

/** Calls of the pages that pay in and out. */
export const cashierFaultCases: readonly FaultCase[] = cases.map((one) => ({ ...one, prepare: signedIn }));
